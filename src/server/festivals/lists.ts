import type { Kysely } from "kysely";
import type { FestivalList, FestivalQuery, PublicFestival } from "../../contract/festivals";
import type { TempleCard } from "../../contract/temples";
import type { TextLanguage } from "../../contract/vocabulary";
import { addDays } from "../../domain/dates";
import { regionOf } from "../../domain/regions";
import { foldName } from "../../domain/spelling";
import type { Tables } from "../db/schema";
import { findCards, type IsAuspicious } from "../temples/cards";
import { isImpossible } from "../temples/matches";
import { orderedIds } from "../temples/searchLists";
import { matchesOf } from "../temples/searchQuery";
import type { FestivalCalendar } from "./calendar";
import { descriptionOf, festivalDayOf, festivalTextsOf, regionsOf } from "./present";
import { deitiesOfRow, deityWords, type FestivalRow } from "./record";

export const EVERYWHERE = "All India";
const YEARS_SHOWN = 5;
const VRAT_DAYS_SHOWN = 24;
const TEMPLES_SHOWN = 12;
const LONGEST_RANGE_DAYS = 1_100;

/** `GET /api/festivals`: the days of a year, or of the range asked for, by date. */
export function listFestivals(
  calendar: FestivalCalendar,
  query: FestivalQuery,
  language: TextLanguage,
  today: string,
): FestivalList {
  const { from, to } = rangeOf(query, today);
  const region = query.region ? foldName(query.region) : undefined;
  const days = calendar
    .between(from, to)
    .filter(({ festival }) => isOfType(festival, query.type) && (!region || isKeptIn(festival, region)));
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

function rangeOf({ year, from, to }: FestivalQuery, today: string): { from: string; to: string } {
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

/** Kept in the region itself, in the part of the country it lies in, or everywhere. */
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
  today: string,
  isAuspicious: IsAuspicious,
): Promise<PublicFestival> {
  const isVrat = festival.type === "VRAT";
  const days = isVrat
    ? calendar.next(festival, today, VRAT_DAYS_SHOWN)
    : calendar.next(festival, `${today.slice(0, 4)}-01-01`, YEARS_SHOWN);
  return {
    ...festivalTextsOf(festival, language),
    description: descriptionOf(festival, language),
    isComputed: festival.rule_id !== null,
    dates: days.map((day) => festivalDayOf(calendar, day, language)),
    temples: await templesOf(db, deitiesOfRow(festival), isAuspicious),
  };
}

/** Public temples of any of the deities, the best known first. */
async function templesOf(
  db: Kysely<Tables>,
  deities: readonly string[],
  isAuspicious: IsAuspicious,
): Promise<TempleCard[]> {
  const words = deityWords(deities);
  if (words.length === 0) return [];
  const matches = await matchesOf(db, { anyDeity: words });
  if (isImpossible(matches)) return [];
  const ids = await orderedIds(db, matches, "popularity", { offset: 0, limit: TEMPLES_SHOWN });
  return findCards(db, ids, isAuspicious);
}
