import { type APIRequestContext, expect } from "@playwright/test";
import type { CalendarDay, PanchangMonth } from "../../src/contract/panchang";
import { textLanguages } from "../../src/contract/vocabulary";

/**
 * Days that differ in what their pages say, as dates in order: rare ones of the almanac, full and empty ones, and of
 * each kind the `perKind` ones with the longest words.
 */
export async function kindsOfDay(api: APIRequestContext, years: readonly number[], perKind: number): Promise<string[]> {
  const months: PanchangMonth[] = [];
  for (const year of years) {
    for (let month = 1; month <= 12; month++) {
      const asked = `${year}-${String(month).padStart(2, "0")}`;
      months.push(await (await api.get(`/api/platform/panchang/month?city=delhi&month=${asked}`)).json());
    }
  }
  const days = months.flatMap((month) => month.days);
  const eclipsed = new Set(months.flatMap(({ eclipses }) => eclipses.map(({ greatest }) => greatest.slice(0, 10))));
  const kinds: Record<string, (day: CalendarDay, before: CalendarDay | undefined) => boolean> = {
    "a lunar day is lost": ({ tithis }) => tithis.length > 1,
    "a lunar day is repeated": ({ tithis }, before) => tithis[0]?.index === before?.tithis[0]?.index,
    "a month that is counted twice": ({ adhika }) => adhika,
    "an eclipse": ({ date }) => eclipsed.has(date),
    sankranti: ({ festivals }) => festivals.some(({ slug }) => slug.includes("sankranti")),
    "no festival": ({ festivals }) => festivals.length === 0,
    "many festivals": ({ festivals }) => festivals.length >= 4,
    "a day with times of its own": ({ festivals }) => festivals.some(({ times }) => times.length > 2),
    "schools part": ({ festivals }) => festivals.some(({ parting }) => parting.length > 0),
    "new moon": ({ amavasya }) => amavasya,
    "full moon": ({ purnima }) => purnima,
  };
  const chosen = Object.entries(kinds).flatMap(([kind, isOne]) => {
    const found = days.filter((day, at) => isOne(day, days[at - 1]));
    expect(found.length, `days of the kind “${kind}”`).toBeGreaterThan(0);
    return longestFirst(found).slice(0, perKind);
  });
  const longest = textLanguages.flatMap((language) => longestFirst(days, language).slice(0, perKind));
  return [...new Set([...chosen, ...longest].map(({ date }) => date))].sort();
}

const longestFirst = (days: CalendarDay[], language: (typeof textLanguages)[number] = "kn") => {
  const length = ({ festivals }: CalendarDay) => festivals.reduce((sum, { names }) => sum + names[language].length, 0);
  return days.toSorted((a, b) => length(b) - length(a));
};
