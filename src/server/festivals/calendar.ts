import { addDays } from "../../domain/dates";
import { festivalsBetween } from "../../domain/festivals/engine";
import { FESTIVAL_INFO } from "../../domain/festivals/info";
import { nextOccurrences } from "../../domain/festivals/next";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import type { Almanac } from "../../domain/panchang/almanac";
import { FIRST_YEAR, LAST_YEAR } from "../../domain/panchang/input";
import { createPauses } from "../pauses";
import type { ChoiceRow, FestivalRow } from "./record";

/** A festival on a day it is observed on; `computed` is what its rule says, `chosen` the row that moved or added the day. */
export type ObservedDay = { festival: FestivalRow; date: string; computed?: FestivalDate; chosen?: ChoiceRow };

/** The festivals on record and the days they are observed on; made anew when anything changes. */
export type FestivalCalendar = {
  almanac: Almanac;
  festivals: readonly FestivalRow[];
  /** Days from a date to a later one, both included, by date and then as in the record. */
  between: (from: string, to: string) => readonly ObservedDay[];
  /** True when `between` has nothing left to compute for these days. */
  has: (from: string, to: string) => boolean;
  /** Computes what `between` needs for these days month by month, once for all who ask; others are served meanwhile. */
  compute: (from: string, to: string) => Promise<void>;
  /** The same for days whose computed festivals are known already. */
  observed: (computed: readonly FestivalDate[], from: string, to: string) => ObservedDay[];
  /** The next `count` days of one festival from a date on. */
  next: (festival: FestivalRow, from: string, count: number) => ObservedDay[];
  /** The last day of a festival that takes several. */
  endOf: (day: ObservedDay) => string | null;
};

const LONGEST_DAYS = 20;
/** So many ranges of days are remembered: each page asks for the same few. */
const MOST_RANGES = 200;
const MONTH_DAYS = 30;
const yearOf = (date: string) => Number(date.slice(0, 4));
const inOrder = (a: ObservedDay, b: ObservedDay) =>
  a.date === b.date ? a.festival.id - b.festival.id : a.date < b.date ? -1 : 1;

/** A calendar over festivals that are neither deleted nor switched off, and the dates chosen for them. */
export function createCalendar(
  almanac: Almanac,
  festivals: readonly FestivalRow[],
  choices: readonly ChoiceRow[],
): FestivalCalendar {
  const byRule = new Map<string, FestivalRow[]>();
  for (const row of festivals) if (row.rule_id) byRule.set(row.rule_id, [...(byRule.get(row.rule_id) ?? []), row]);
  const byId = new Map(festivals.map((row) => [row.id, row]));
  const standIns = new Map(choices.map((choice) => [keyOf(choice.festival_id, choice.replaces), choice]));
  const entered = festivals.filter((row) => row.festival_date && !hasChoice(choices, row));

  const observed: FestivalCalendar["observed"] = (computed, from, to) => {
    const days: ObservedDay[] = computed.flatMap((each) =>
      (byRule.get(each.festival) ?? [])
        .filter(({ id }) => !standIns.has(keyOf(id, each.date)))
        .map((festival) => ({ festival, date: each.date, computed: each })),
    );
    for (const chosen of choices) {
      const festival = byId.get(chosen.festival_id);
      if (festival) days.push({ festival, date: chosen.date, chosen });
    }
    for (const festival of entered) days.push({ festival, date: festival.festival_date ?? "" });
    return days.filter(({ date }) => date >= from && date <= to).sort(inOrder);
  };
  const found = new Map<string, readonly ObservedDay[]>();
  const computing = new Map<string, Promise<void>>();
  const between: FestivalCalendar["between"] = (from, to) => {
    const range = `${from} ${to}`;
    const days = found.get(range) ?? observed(computedBetween(almanac, from, to), from, to);
    if (found.size >= MOST_RANGES) found.clear();
    found.set(range, days);
    return days;
  };
  return {
    almanac,
    festivals,
    between,
    has: (from, to) => found.has(`${from} ${to}`),
    compute: async (from, to) => {
      const range = `${from} ${to}`;
      if (found.has(range)) return;
      const begun = computing.get(range);
      if (begun) return begun;
      const computed = computeByMonths(almanac, from, to).finally(() => computing.delete(range));
      computing.set(range, computed);
      return computed;
    },
    observed,
    next: (festival, from, count) => {
      const moved = choices.filter(({ festival_id }) => festival_id === festival.id).length;
      const computed = festival.rule_id ? nextOccurrences(almanac, festival.rule_id, from, count + moved) : [];
      const own = observed(computed, from, "9999-12-31").filter((day) => day.festival.id === festival.id);
      return own.slice(0, count);
    },
    endOf: ({ festival, date }) => {
      const [until] = byRule.get(FESTIVAL_INFO[festival.rule_id ?? ""]?.lastsUntil ?? "") ?? [];
      if (!until) return null;
      const last = between(date, addDays(date, LONGEST_DAYS)).find((day) => day.festival.id === until.id);
      return last && last.date > date ? last.date : null;
    },
  };
}

/** Leaves what it finds in the almanac's memory, which holds some twenty years. */
async function computeByMonths(almanac: Almanac, from: string, to: string): Promise<void> {
  const pause = createPauses();
  for (let at = from; at <= to; at = addDays(at, MONTH_DAYS)) {
    const end = addDays(at, MONTH_DAYS - 1);
    computedBetween(almanac, at, end < to ? end : to);
    await pause();
  }
}

/** What the rules say; nothing for days out of the almanac's years. */
function computedBetween(almanac: Almanac, from: string, to: string) {
  const [first, last] = [`${FIRST_YEAR}-01-01`, `${LAST_YEAR}-12-31`];
  return from > last || to < first ? [] : festivalsBetween(almanac, from < first ? first : from, to > last ? last : to);
}

const keyOf = (festivalId: number, date: string) => `${festivalId} ${date}`;

/** A date entered on the record gives way to the dates chosen for its year. */
function hasChoice(choices: readonly ChoiceRow[], { id, festival_date }: FestivalRow): boolean {
  const year = yearOf(festival_date ?? "");
  return choices.some((choice) => choice.festival_id === id && choice.year === year);
}
