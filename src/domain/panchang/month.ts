import { festivalsBetween } from "../festivals/engine";
import type { FestivalDate } from "../festivals/occurrence";
import type { Almanac } from "./almanac";
import { angaName, angasBetween } from "./angas";
import type { Span } from "./dayShape";
import { sunEvent } from "./frame";
import type { Place } from "./horizon";
import { checkedPlace, checkedYear, PanchangInputError } from "./input";
import { lunationAt, purnimantaMonth } from "./masa";
import { MONTHS, nameOf } from "./names";
import { type CivilDate, civilDateOf, type DayNumber, dayNumber, type Instant, isoOf, weekdayOf } from "./time";

/** One cell of the month's calendar. */
export type MonthDay = {
  date: CivilDate;
  /** 0 = Sunday. */
  weekday: number;
  /** ISO UTC. */
  sunrise: string;
  /** The tithi of sunrise and any that begin and end before the next. */
  tithis: Span[];
  /** Tithis that begin and end between this sunrise and the next. */
  kshayaTithi: number[];
  /** The tithi of this sunrise also holds at the next. */
  vriddhiTithi: boolean;
  /** The tithi of this sunrise also held at the one before. */
  tithiRepeated: boolean;
  paksha: "Shukla" | "Krishna";
  amantaIndex: number;
  amanta: string;
  purnimantaIndex: number;
  purnimanta: string;
  adhika: boolean;
  ekadashi: boolean;
  purnima: boolean;
  amavasya: boolean;
  sankashti: boolean;
  pradosh: boolean;
  /** National dates of New Delhi. */
  festivals: FestivalDate[];
};

type CellTithis = Pick<MonthDay, "tithis" | "kshayaTithi" | "vriddhiTithi" | "tithiRepeated">;

function tithisOf(almanac: Almanac, [previous, sunrise, next]: [Instant, Instant, Instant]): CellTithis {
  const [first, ...later] = angasBetween(almanac.ephemeris, "tithi", sunrise, next);
  const lost = later.filter(({ end }) => end < next);
  return {
    tithis: [first, ...lost].map(({ index, end }) => ({ index, name: angaName("tithi", index), end: isoOf(end) })),
    kshayaTithi: lost.map(({ index }) => index),
    vriddhiTithi: later.length === 0,
    tithiRepeated: first.start <= previous,
  };
}

function monthDay(almanac: Almanac, place: Place, day: DayNumber, festivals: FestivalDate[]): MonthDay {
  const sunriseOf = (each: DayNumber) => sunEvent(almanac.ephemeris, place, each, "rise");
  const sunrise = sunriseOf(day);
  const { tithis, ...outOfOrder } = tithisOf(almanac, [sunriseOf(day - 1), sunrise, sunriseOf(day + 1)]);
  const tithi = tithis[0]?.index ?? 1;
  const lunation = lunationAt(almanac, sunrise);
  const purnimantaIndex = purnimantaMonth(lunation, tithi);
  const has = (id: string) => festivals.some(({ festival }) => festival === id);
  return {
    date: civilDateOf(day),
    weekday: weekdayOf(day),
    sunrise: isoOf(sunrise),
    tithis,
    ...outOfOrder,
    paksha: tithi <= 15 ? "Shukla" : "Krishna",
    amantaIndex: lunation.month,
    amanta: nameOf(MONTHS, lunation.month),
    purnimantaIndex,
    purnimanta: nameOf(MONTHS, purnimantaIndex),
    adhika: lunation.adhika,
    ekadashi: has("ekadashi"),
    purnima: tithis.some(({ index }) => index === 15),
    amavasya: tithis.some(({ index }) => index === 30),
    sankashti: has("sankashti-chaturthi"),
    pradosh: has("pradosh-vrat"),
    festivals,
  };
}

/** The calendar of a Gregorian month (1 to 12) at a place, one cell a day. */
export function panchangMonth(almanac: Almanac, where: Place, year: number, month: number): MonthDay[] {
  checkedYear(year);
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw new PanchangInputError("month", "outOfRange", "The month must be between 1 and 12");
  }
  const place = checkedPlace(where);
  const first = dayNumber(year, month, 1);
  const length = (month === 12 ? dayNumber(year + 1, 1, 1) : dayNumber(year, month + 1, 1)) - first;
  const festivals = festivalsBetween(almanac, civilDateOf(first), civilDateOf(first + length - 1));
  return Array.from({ length }, (_, i) => {
    const date = civilDateOf(first + i);
    return monthDay(
      almanac,
      place,
      first + i,
      festivals.filter((festival) => festival.date === date),
    );
  });
}
