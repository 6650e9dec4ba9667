import type { AlmanacPlace, PanchangMonth, PanchangYear } from "../../contract/panchang";
import type { TextLanguage } from "../../contract/vocabulary";
import { type Almanac, almanacAt } from "../../domain/panchang/almanac";
import { type IsoEclipse, isoEclipse } from "../../domain/panchang/dayDetails";
import { eclipsesBetween } from "../../domain/panchang/eclipses";
import { type MonthDay, panchangMonth } from "../../domain/panchang/month";
import type { LunarReckoning } from "../../domain/panchang/reckoning";
import { dayNumber, midnightOf } from "../../domain/panchang/time";
import type { FestivalCalendar, ObservedDay } from "../festivals/calendar";
import { createPauses } from "../pauses";
import { festivalsOfDay } from "./festivalsOfDay";

type CalendarRequest<When> = { place: AlmanacPlace; language: TextLanguage } & When;

/** The answer of the month call: one cell a day, with the festivals as observed. */
export function monthAnswer(
  almanac: Almanac,
  calendar: FestivalCalendar,
  { place, language, month, months }: CalendarRequest<{ month: string; months: LunarReckoning }>,
): PanchangMonth {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const here = almanacAt(almanac, place);
  const days = panchangMonth(almanac, { lat: place.lat, lng: place.lng }, year, number).map((day) => ({
    ...day,
    festivals: festivalsOfDay(almanac, here, calendar.observed(day.festivals, day.date, day.date), language),
  }));
  return { place, month, months, days, eclipses: eclipsesOfYear(almanac, place, year) };
}

/** The eclipses of a year for a place. */
function eclipsesOfYear(almanac: Almanac, place: AlmanacPlace, year: number): IsoEclipse[] {
  const [from, to] = [midnightOf(dayNumber(year, 1, 1)), midnightOf(dayNumber(year + 1, 1, 1))];
  return eclipsesBetween(almanac, { lat: place.lat, lng: place.lng }, [from, to]).map(isoEclipse);
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The answer of the year call: festivals by date, and the days people look for. Others are served between months. */
export async function yearAnswer(
  almanac: Almanac,
  calendar: FestivalCalendar,
  { place, language, year }: CalendarRequest<{ year: number }>,
): Promise<PanchangYear> {
  const days: MonthDay[] = [];
  const pause = createPauses();
  for (const month of MONTHS) {
    days.push(...panchangMonth(almanac, { lat: place.lat, lng: place.lng }, year, month));
    await pause();
  }
  await calendar.compute(`${year}-01-01`, `${year}-12-31`);
  const observed = calendar.between(`${year}-01-01`, `${year}-12-31`);
  const datesWith = (has: (day: MonthDay) => boolean) => days.filter(has).map(({ date }) => date);
  const datesOf = (rule: string) => [
    ...new Set(observed.filter(({ festival }) => festival.rule_id === rule).map(({ date }) => date)),
  ];
  const here = almanacAt(almanac, place);
  const entries = (days: readonly ObservedDay[]) =>
    days.flatMap((day) =>
      festivalsOfDay(almanac, here, [day], language).map((festival) => ({ date: day.date, ...festival })),
    );
  return {
    place,
    year,
    festivals: entries(observed.filter(({ festival }) => festival.type !== "VRAT")),
    ekadashi: datesOf("ekadashi"),
    purnima: datesWith(({ purnima }) => purnima),
    amavasya: datesWith(({ amavasya }) => amavasya),
    sankashti: datesOf("sankashti-chaturthi"),
    pradosh: datesOf("pradosh-vrat"),
    vratas: entries(observed.filter(({ festival }) => festival.type === "VRAT")),
    eclipses: eclipsesOfYear(almanac, place, year),
  };
}
