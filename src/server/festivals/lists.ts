import type { Kysely } from "kysely";
import type { FestivalList, FestivalQuery, PublicFestival } from "../../contract/festivals";
import type { TempleCard } from "../../contract/temples";
import type { TextLanguage } from "../../contract/vocabulary";
import { addDays } from "../../domain/dates";
import { EVERYWHERE, isOfTradition } from "../../domain/festivals/keepers";
import { regionOf } from "../../domain/regions";
import { foldName } from "../../domain/spelling";
import type { Tables } from "../db/schema";
import { createPauses } from "../pauses";
import { filtersOfFestival, search } from "../search/search";
import { findCards, type Today } from "../temples/cards";
import { closedOn } from "../temples/closed";
import type { FestivalCalendar } from "./calendar";
import { keepersOfRow } from "./keepersOfRow";
import { descriptionOf, festivalDayOf, festivalTextsOf, regionsOf, windowsOf } from "./present";
import type { FestivalRow } from "./record";

const YEARS_SHOWN = 5;
const VRAT_DAYS_SHOWN = 24;
const TEMPLES_SHOWN = 12;
/** Some are of another tradition. */
const TEMPLES_READ = 2 * TEMPLES_SHOWN;
const LONGEST_RANGE_DAYS = 1_100;

/** The days that are asked for, both included: a year, or a range. */
export type Days = { from: string; to: string };

/** Computes what a list of these days tells; others are served meanwhile. */
export async function computeList(calendar: FestivalCalendar, { from, to }: Days): Promise<void> {
  await calendar.compute(from, to);
  const pause = createPauses();
  for (const day of calendar.between(from, to)) {
    windowsOf(calendar, day);
    await pause();
  }
}

/** `GET /api/festivals`: the days of a year, or of the range asked for, by date. */
export function listFestivals(
  calendar: FestivalCalendar,
  query: FestivalQuery,
  language: TextLanguage,
  { from, to }: Days,
): FestivalList {
  // of a sign nothing is left by folding: it names a region all the same, which none is
  const region = query.region ? foldName(query.region) : undefined;
  const days = calendar
    .between(from, to)
    .filter(({ festival }) => isOfType(festival, query.type) && (region === undefined || isKeptIn(festival, region)));
  return {
    festivals: days.map((day) => ({
      ...festivalTextsOf(day.festival, language),
      ...festivalDayOf(calendar, day, language),
    })),
    total: days.length,
    from,
    to,
    regions: [...new Set(calendar.festivals.flatMap(regionsOf))].sort(everywhereFirst),
  };
}

/** The days a query asks for; this year when it names none. */
export function rangeOf({ year, from, to }: FestivalQuery, today: string): Days {
  if (from && to) return { from, to: earlier(to, addDays(from, LONGEST_RANGE_DAYS)) };
  if (from) return { from, to: addDays(from, 365) };
  if (to) return { from: addDays(to, -365), to };
  const of = year ?? Number(today.slice(0, 4));
  return { from: `${of}-01-01`, to: `${of}-12-31` };
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const everywhereFirst = (a: string, b: string) =>
  Number(b === EVERYWHERE) - Number(a === EVERYWHERE) || (a < b ? -1 : 1);

const isOfType = ({ type }: FestivalRow, wanted: FestivalQuery["type"]) =>
  wanted === "ALL" || (wanted === undefined ? type !== "VRAT" : type === wanted);

/** Observed in the region itself, in the part of the country it lies in, or everywhere. */
function isKeptIn(festival: FestivalRow, wanted: string): boolean {
  const own = regionsOf(festival);
  return own.some((name) => {
    if (name === EVERYWHERE || foldName(name) === wanted) return true;
    return regionOf(name) !== undefined && foldName(regionOf(name) ?? "") === wanted;
  });
}

/** `GET /api/festivals/:slug`: its coming days from the beginning of this year, and temples of its deities. */
export async function showFestival(
  db: Kysely<Tables>,
  calendar: FestivalCalendar,
  festival: FestivalRow,
  language: TextLanguage,
  today: Today,
): Promise<PublicFestival> {
  const isVrat = festival.type === "VRAT";
  const days = isVrat
    ? calendar.next(festival, today.date, VRAT_DAYS_SHOWN)
    : calendar.next(festival, `${today.date.slice(0, 4)}-01-01`, YEARS_SHOWN);
  return {
    ...festivalTextsOf(festival, language),
    description: descriptionOf(festival, language),
    isComputed: festival.rule_id !== null,
    dates: days.map((day) => festivalDayOf(calendar, day, language)),
    temples: await templesOf(db, calendar, festival, today),
  };
}

/**
 * Public temples of its deities where it is kept, those first whose texts tell of it, then the best known; without those
 * that are closed for a season on its next day.
 */
async function templesOf(
  db: Kysely<Tables>,
  calendar: FestivalCalendar,
  festival: FestivalRow,
  today: Today,
): Promise<TempleCard[]> {
  const [keepers, filters] = [keepersOfRow(festival), filtersOfFestival(festival)];
  if (!keepers || !filters) return [];
  const [next] = calendar.next(festival, today.date, 1);
  const without = await closedOn(db, next?.date ?? today.date);
  const slice = { offset: 0, limit: TEMPLES_READ };
  const { ids } = await search(db, { ...filters, without }, { slice, order: "relevance" });
  const cards = await findCards(db, ids, today);
  return cards.filter(({ tradition }) => isOfTradition(keepers, tradition)).slice(0, TEMPLES_SHOWN);
}
