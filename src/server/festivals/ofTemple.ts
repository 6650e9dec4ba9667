import type { FestivalEntry } from "../../contract/festivals";
import type { TextLanguage } from "../../contract/vocabulary";
import { isClosedOn } from "../../domain/closures";
import { addDays } from "../../domain/dates";
import { AGREED_RULES } from "../../domain/festivals/agreedRules";
import { isKeptBy, type Keepers, keepersOf } from "../../domain/festivals/keepers";
import type { Db } from "../db/open";
import { closuresOf, ownFestivalsOf } from "../temples/facts";
import { getPublicTemple } from "../temples/publicTemple";
import type { FestivalCalendar, ObservedDay } from "./calendar";
import { festivalDayOf, festivalTextsOf, regionsOf } from "./present";
import { deitiesOfRow, type FestivalRow } from "./record";

const DAYS_AHEAD = 180;
const SHOWN = 4;

const great = new Set(AGREED_RULES.map(({ id }) => id));

/**
 * `GET /api/temples/:id/festivals`: the next ones of its deities that its state observes, each once, on days on which
 * it is open; without vows and what it names among its own festivals, and the smaller ones only where the great ones
 * leave room.
 */
export async function listFestivalsOfTemple(
  db: Db,
  calendar: FestivalCalendar,
  idOrSlug: string,
  language: TextLanguage,
  today: string,
): Promise<FestivalEntry[]> {
  const temple = await getPublicTemple(db, idOrSlug);
  const closures = closuresOf(temple.closures);
  const own = ownFestivalsOf(temple.ownFestivals).flatMap(({ rule }) =>
    rule?.basis === "festival" ? rule.festival : [],
  );
  const ofTemple = ({ festival, date }: ObservedDay) =>
    festival.type !== "VRAT" &&
    !own.some((rule) => rule === festival.rule_id) &&
    isKeptBy(keptBy(festival), temple) &&
    !isClosedOn(closures, date);
  const days = calendar.between(today, addDays(today, DAYS_AHEAD)).filter(ofTemple);
  const first = [...new Map(days.toReversed().map((day) => [day.festival.id, day])).values()].toReversed();
  return shownOf(first).map((day) => ({
    ...festivalTextsOf(day.festival, language),
    ...festivalDayOf(calendar, day, language),
  }));
}

/** Those that are entered by hand count as great ones. */
function shownOf(days: readonly ObservedDay[]): ObservedDay[] {
  const isGreat = ({ festival }: ObservedDay) => festival.rule_id === null || great.has(festival.rule_id);
  const chosen = new Set([...days.filter(isGreat), ...days.filter((day) => !isGreat(day))].slice(0, SHOWN));
  return days.filter((day) => chosen.has(day));
}

const keepers = new WeakMap<FestivalRow, { by: Keepers | undefined }>();

/** By whose temples a festival is kept: once for each record, since each temple's page asks. */
function keptBy(festival: FestivalRow): Keepers | undefined {
  const known = keepers.get(festival) ?? {
    by: keepersOf({ rule: festival.rule_id, regions: regionsOf(festival), deities: deitiesOfRow(festival) }),
  };
  keepers.set(festival, known);
  return known.by;
}
