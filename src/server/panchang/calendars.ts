import type { AlmanacPlace, PanchangMonth, PanchangYear } from "../../contract/panchang";
import type { TextLanguage } from "../../contract/vocabulary";
import type { Almanac } from "../../domain/panchang/almanac";
import { type MonthDay, panchangMonth } from "../../domain/panchang/month";
import type { FestivalCalendar } from "../festivals/calendar";
import { festivalsOfDay } from "./festivalsOfDay";

type CalendarRequest<When> = { place: AlmanacPlace; language: TextLanguage } & When;

/** The answer of the month call: one cell a day, with the festivals as they are kept. */
export function monthAnswer(
  almanac: Almanac,
  calendar: FestivalCalendar,
  { place, language, month }: CalendarRequest<{ month: string }>,
): PanchangMonth {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const days = panchangMonth(almanac, { lat: place.lat, lng: place.lng }, year, number).map((day) => ({
    ...day,
    festivals: festivalsOfDay(almanac, calendar.keep(day.festivals, day.date, day.date), language),
  }));
  return { place, month, days };
}

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** The answer of the year call: festivals by date, and the days people look for. */
export function yearAnswer(
  almanac: Almanac,
  calendar: FestivalCalendar,
  { place, language, year }: CalendarRequest<{ year: number }>,
): PanchangYear {
  const days = MONTHS.flatMap((month) => panchangMonth(almanac, { lat: place.lat, lng: place.lng }, year, month));
  const kept = calendar.between(`${year}-01-01`, `${year}-12-31`);
  const datesWith = (has: (day: MonthDay) => boolean) => days.filter(has).map(({ date }) => date);
  const datesOf = (rule: string) => kept.filter(({ festival }) => festival.rule_id === rule).map(({ date }) => date);
  const listed = kept.filter(({ festival }) => festival.type !== "VRAT");
  return {
    place,
    year,
    festivals: listed.flatMap((day) =>
      festivalsOfDay(almanac, [day], language).map((festival) => ({ date: day.date, ...festival })),
    ),
    ekadashi: datesOf("ekadashi"),
    purnima: datesWith(({ purnima }) => purnima),
    amavasya: datesWith(({ amavasya }) => amavasya),
    sankashti: datesOf("sankashti-chaturthi"),
    pradosh: datesOf("pradosh-vrat"),
  };
}
