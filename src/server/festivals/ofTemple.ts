import type { FestivalEntry } from "../../contract/festivals";
import type { TextLanguage } from "../../contract/vocabulary";
import { addDays } from "../../domain/dates";
import { regionOf } from "../../domain/regions";
import { foldName } from "../../domain/spelling";
import type { Db } from "../db/open";
import { getPublicTemple } from "../reviews/publicTemple";
import type { FestivalCalendar, KeptDay } from "./calendar";
import { EVERYWHERE } from "./lists";
import { festivalDayOf, festivalTextsOf, regionsOf } from "./present";
import { deitiesOfRow, deityWords } from "./record";

const DAYS_AHEAD = 180;
const SHOWN = 4;

/** `GET /api/temples/:id/festivals`: the next ones of its deities that its state keeps, each once, vows aside. */
export async function listFestivalsOfTemple(
  db: Db,
  calendar: FestivalCalendar,
  idOrSlug: string,
  language: TextLanguage,
  today: string,
): Promise<FestivalEntry[]> {
  const { deityKey, state } = await getPublicTemple(db, idOrSlug);
  const regions = [EVERYWHERE, state, regionOf(state) ?? state].map(foldName);
  const ofTemple = ({ festival }: KeptDay) =>
    festival.type !== "VRAT" &&
    regionsOf(festival).some((region) => regions.includes(foldName(region))) &&
    deityWords(deitiesOfRow(festival)).some((word) => deityKey.includes(` ${word} `));
  const days = calendar.between(today, addDays(today, DAYS_AHEAD)).filter(ofTemple);
  const first = [...new Map(days.toReversed().map((day) => [day.festival.id, day])).values()].toReversed();
  return first.slice(0, SHOWN).map((day) => ({
    ...festivalTextsOf(day.festival, language),
    ...festivalDayOf(calendar, day, language),
  }));
}
