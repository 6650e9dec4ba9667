import type { QueryFunctionContext } from "@tanstack/react-query";
import { nullWhenMissing } from "../client/errors";
import type { FestivalEntry, FestivalList, PublicFestival } from "../contract/festivals";
import type { PanchangAnswer, PanchangMonth } from "../contract/panchang";
import type { Place } from "../contract/places";
import { addDays } from "../domain/dates";
import { SOON_DAYS } from "../domain/festivals/soon";
import type { Read } from "./createRead";
import type { Reader } from "./panchang/months";
import type { MonthView, PanchangView, TodayView, Where } from "./panchang/view";

type Signal = Pick<QueryFunctionContext, "signal">;

/** What the lists of festivals are asked for. */
export type FestivalFilters = { year?: number; from?: string; to?: string; type?: string; region?: string };

export type ComingFestival = Pick<FestivalEntry, "slug" | "name" | "date" | "endDate" | "significance">;
export type ComingFestivals = { cards: ComingFestival[]; others: ComingFestival[] };

const suggestions = 8;
/** Far enough that each of the three has its next date. */
const daysAhead = 400;
const firstCards = ["sharad-navratri", "karthigai-deepam", "maha-shivaratri"];
const othersShown = 5;

/** Reads of the almanac, the gazetteer and the festivals. */
export function createAlmanacQueries(read: Read) {
  const day = (where: Where, date: string | undefined, reader: Reader, signal?: AbortSignal) =>
    read<PanchangAnswer>("platform/panchang", { ...where, date, ...reader }, signal);

  return {
    /** A day at a place, null where there is none; how its months are reckoned goes by the reader. */
    panchang: (where: Where, date: string | undefined, reader: Reader) => ({
      queryKey: ["panchang", where, date ?? "today", reader],
      queryFn: ({ signal }: Signal): Promise<PanchangView | null> =>
        day(where, date, reader, signal).then(viewOf, nullWhenMissing),
    }),
    /**
     * Today as the home page shows it: the same without what only the whole day's page needs. `today` says when the
     * answer is of another day.
     */
    panchangToday: (where: Where, today: string, reader: Reader) => ({
      queryKey: ["panchangToday", where, today, reader],
      queryFn: async ({ signal }: Signal): Promise<TodayView> =>
        todayOf(viewOf(await day(where, undefined, reader, signal))),
    }),
    panchangMonth: (where: Where, month: string, reader: Reader) => ({
      queryKey: ["panchangMonth", where, month, reader],
      queryFn: async ({ signal }: Signal): Promise<MonthView> => {
        const answer = await read<PanchangMonth>("platform/panchang/month", { ...where, month, ...reader }, signal);
        const days = answer.days.map((cell) => ({ ...cell, festivals: cell.festivals.map(festivalOf) }));
        return { month, months: answer.months, days, eclipses: answer.eclipses };
      },
    }),
    places: (q: string) => ({
      queryKey: ["places", q],
      queryFn: async ({ signal }: Signal): Promise<Place[]> =>
        (await read<{ suggestions: Place[] }>("places/suggest", { q, size: suggestions }, signal)).suggestions,
    }),
    festivals: (filters: FestivalFilters, lang: string) => ({
      queryKey: ["festivals", filters, lang],
      queryFn: ({ signal }: Signal) => read<FestivalList>("festivals", { ...filters, lang }, signal),
    }),
    /** The three festivals of the home page's cards by their next dates, and the nearest others. */
    comingFestivals: (today: string, lang: string) => ({
      queryKey: ["comingFestivals", today, lang],
      queryFn: async ({ signal }: Signal): Promise<ComingFestivals> => {
        const range = { from: today, to: addDays(today, daysAhead) };
        const { festivals } = await read<FestivalList>("festivals", { ...range, lang }, signal);
        const coming = festivals.map(comingOf);
        return {
          cards: firstCards.flatMap((slug) => coming.find((festival) => festival.slug === slug) ?? []),
          others: coming.filter(({ slug }) => !firstCards.includes(slug)).slice(0, othersShown),
        };
      },
    }),
    /** The festivals of the next 30 days, monthly vows aside. */
    soonFestivals: (today: string, lang: string) => ({
      queryKey: ["soonFestivals", today, lang],
      queryFn: async ({ signal }: Signal): Promise<ComingFestival[]> => {
        const range = { from: today, to: addDays(today, SOON_DAYS) };
        const { festivals } = await read<FestivalList>("festivals", { ...range, lang }, signal);
        return festivals.filter(({ type }) => type !== "VRAT").map(comingOf);
      },
    }),
    /** null when there is no such festival. */
    festival: (slug: string, lang: string) => ({
      queryKey: ["festival", slug, lang],
      queryFn: ({ signal }: Signal): Promise<PublicFestival | null> =>
        read<PublicFestival>(`festivals/${encodeURIComponent(slug)}`, { lang }, signal).catch(nullWhenMissing),
    }),
  };
}

const comingOf = ({ slug, name, date, endDate, significance }: FestivalEntry): ComingFestival => ({
  slug,
  name,
  date,
  endDate,
  significance,
});

const festivalOf = ({ slug, type, names, notes }: PanchangAnswer["festivals"][number]) => ({
  slug,
  type,
  names,
  notes,
});

const withTimes = (festival: PanchangAnswer["festivals"][number]) => ({
  ...festivalOf(festival),
  times: festival.times,
  parting: festival.parting,
});

function viewOf({ today, place, day, festivals, alsoKept, recommendations }: PanchangAnswer): PanchangView {
  return {
    place,
    day,
    months: today.months,
    festivals: festivals.map(withTimes),
    alsoKept: alsoKept.map((festival) => ({ ...withTimes(festival), date: festival.date })),
    recommendations: recommendations.map(({ id, deities, window, worship, names }) => ({
      id,
      deities,
      window,
      worship,
      names,
    })),
  };
}

/** A day without what only its own page shows. */
export function todayOf({ day, ...view }: PanchangView): TodayView {
  const { date, weekday, sun, moon, spans, atSunrise, masa, samvat, kalas } = day;
  const { kshayaTithi, vriddhiTithi, tithiRepeated } = day;
  return {
    ...view,
    day: { date, weekday, sun, moon, spans, atSunrise, masa, samvat, kalas, kshayaTithi, vriddhiTithi, tithiRepeated },
  };
}
