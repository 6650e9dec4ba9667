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
import { deitiesOfRow, deityWords, type FestivalRow } from "./record";

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
  const own = [EVERYWHERE, state, regionOf(state) ?? state].map(foldName);
  const ofTemple = ({ festival }: KeptDay) => {
    const { regions, words } = keptBy(festival);
    return (
      festival.type !== "VRAT" &&
      regions.some((region) => own.includes(region)) &&
      words.some((word) => deityKey.includes(` ${word} `))
    );
  };
  const days = calendar.between(today, addDays(today, DAYS_AHEAD)).filter(ofTemple);
  const first = [...new Map(days.toReversed().map((day) => [day.festival.id, day])).values()].toReversed();
  return first.slice(0, SHOWN).map((day) => ({
    ...festivalTextsOf(day.festival, language),
    ...festivalDayOf(calendar, day, language),
  }));
}

type Keepers = { regions: readonly string[]; words: readonly string[] };
const keepers = new WeakMap<FestivalRow, Keepers>();

/** Where a festival is kept and by whose temples, folded: once for each record, since each temple's page asks. */
function keptBy(festival: FestivalRow): Keepers {
  const known = keepers.get(festival) ?? {
    regions: regionsOf(festival).map(foldName),
    words: deityWords(deitiesOfRow(festival)),
  };
  keepers.set(festival, known);
  return known;
}
