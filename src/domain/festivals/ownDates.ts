import type { Almanac } from "../panchang/almanac";
import { tithiOfMonth } from "../panchang/angas";
import { siderealSun } from "../panchang/ayanamsa";
import { lunation, lunationAt, newMoon } from "../panchang/masa";
import {
  civilParts,
  type DayNumber,
  dayNumber,
  dayNumberAt,
  dayNumberOf,
  type Instant,
  midnightOf,
  weekdayOf,
} from "../panchang/time";
import { kaalaOf, localFrame } from "./kaala";
import { datesInMonth } from "./lunar";
import type { FestivalDate } from "./occurrence";
import type { ComputedRule, DayPart, OwnNakshatra, OwnSolarDay, OwnTithi, OwnWeekday, SolarReckoning } from "./ownRule";
import type { SolarNakshatraRule, TithiRule } from "./ruleTypes";
import { datesInSolarYear, sankranti } from "./solar";

/** A fourth day on a Tuesday may stay away for more than a year; what stays away longer has no coming date. */
const MONTHS_AHEAD = 40;
const YEARS_AHEAD = 4;
const AFTERNOON = 3 / 5;
const FULL_MOON = 15;
const SOLAR_MONTH_DEGREES = 30;
const MEAN_SOLAR_MONTH_DAYS = 365.256 / 12;
/** The longest month, and some days by which it begins later than on the mean. */
const SOLAR_MONTH_AT_MOST_DAYS = 40;
/** The month that begins in December and ends in January. */
const DHANU = 9;
const DHANU_DAYS = 30;

type Chooser = Pick<SolarNakshatraRule, "kaala" | "both" | "none" | "special">;

const CHOOSERS: Record<DayPart, Chooser> = {
  sunrise: { kaala: "sunrise", both: "first" },
  sunrise3: { kaala: "sunrise", both: "first", special: "udaya-trimuhurta" },
  vaishnava: { kaala: "sunrise", both: "first", special: "ekadashi-vaishnava" },
  forenoon: { kaala: "purvahna", both: "max", none: "second" },
  noon: { kaala: "midday", both: "first", none: "second" },
  evening: { kaala: "pradosha", both: "max", none: "second" },
  night: { kaala: "nishita", both: "first", none: "second" },
  moonrise: { kaala: "moonrise", both: "first", none: "second" },
};

const dayOf = ({ date }: FestivalDate): DayNumber => dayNumberOf(date) ?? Number.NaN;

/**
 * The first day from `from` on that a rule finds, at the almanac's place, its `offset` not yet added; undefined when
 * there is none within years.
 */
export function nextDay(almanac: Almanac, rule: ComputedRule, from: DayNumber): DayNumber | undefined {
  for (const day of daysOf(almanac, rule, from)) if (day >= from) return day;
  return undefined;
}

/** Days in order from about `from` on. */
function daysOf(almanac: Almanac, rule: ComputedRule, from: DayNumber): Iterable<DayNumber> {
  switch (rule.basis) {
    case "tithi":
      return tithiDays(almanac, rule, from);
    case "nakshatra":
      return nakshatraDays(almanac, rule, from);
    case "solarDay":
      return solarDays(almanac, rule, from);
    case "weekday":
      return weekdays(almanac, rule, from);
    case "date":
      return datesOfYears(rule.date, from);
  }
}

function* lunations(almanac: Almanac, from: DayNumber): Generator<number> {
  const first = lunationAt(almanac, midnightOf(from)).number - 1;
  for (let number = first; number < first + MONTHS_AHEAD; number++) yield number;
}

function* years(from: DayNumber): Generator<number> {
  const { year } = civilParts(from);
  for (let at = year; at < year + YEARS_AHEAD; at++) yield at;
}

/** The Gregorian years in which a solar month begins that may not be over by `from`. */
function* solarYears(month: number, from: DayNumber): Generator<number> {
  for (const year of years(from - DHANU_DAYS)) {
    const sinceMesha = month - 1 - (month > DHANU ? 12 : 0);
    const begins = dayNumber(year, 4, 14) + sinceMesha * MEAN_SOLAR_MONTH_DAYS;
    if (begins + SOLAR_MONTH_AT_MOST_DAYS > from) yield year;
  }
}

function* tithiDays(almanac: Almanac, rule: OwnTithi, from: DayNumber): Generator<DayNumber> {
  const { months, month, tithi, weekday, dayPart } = rule;
  const chooser = CHOOSERS[dayPart];
  const isFast = dayPart === "sunrise" && tithi % FULL_MOON === 11;
  const plain: TithiRule = {
    id: "own",
    basis: "tithi",
    tithi,
    ...chooser,
    ...(isFast && { special: "ekadashi-smarta" }),
    ...(month === null || months === "solar" ? { adhikaAllowed: true } : { month: amantaMonth(rule, month) }),
  };
  for (const number of lunations(almanac, from)) {
    if (months === "solar" && month !== null && !reachesSign(almanac, number, month)) continue;
    for (const day of datesInMonth(almanac, plain, number).map(dayOf)) {
      if (weekday !== null && weekdayOf(day) !== weekday) continue;
      if (months !== "solar" || month === null || isInSign(almanac, chooser, month, day)) yield day;
    }
  }
}

/** The dark half has the name of the next month where months end with full moon. */
const amantaMonth = ({ months, tithi }: Pick<OwnTithi, "months" | "tithi">, month: number) =>
  months === "purnimanta" && tithi > FULL_MOON ? ((month + 10) % 12) + 1 : month;

/** A lunar month begins in the sign before the one it is named by. */
function reachesSign(almanac: Almanac, number: number, sign: number): boolean {
  const { month, kshaya } = lunation(almanac, number);
  return kshaya || month === sign || month === (sign % 12) + 1;
}

function isInSign(almanac: Almanac, { kaala }: Chooser, sign: number, day: DayNumber): boolean {
  return signAt(almanac, kaalaOf(almanac, kaala, day)[0]) === sign;
}

const signAt = (almanac: Almanac, instant: Instant) =>
  Math.floor(siderealSun(almanac.ephemeris.at(instant), instant) / SOLAR_MONTH_DEGREES) + 1;

const degreesOf = (month: number) => (month - 1) * SOLAR_MONTH_DEGREES;

function* nakshatraDays(almanac: Almanac, rule: OwnNakshatra, from: DayNumber): Generator<DayNumber> {
  const plain: SolarNakshatraRule = {
    id: "own",
    basis: "solar-nakshatra",
    solarDeg: degreesOf(rule.month),
    nakshatra: rule.nakshatra,
    ...CHOOSERS[rule.dayPart],
    ...(rule.pick === "last" && { last: true }),
    ...(rule.pick === "fullMoon" && { nearPurnima: true }),
  };
  for (const year of solarYears(rule.month, from)) yield* datesInSolarYear(almanac, plain, year).map(dayOf);
}

function* solarDays(almanac: Almanac, rule: OwnSolarDay, from: DayNumber): Generator<DayNumber> {
  for (const year of solarYears(rule.month, from)) {
    const entry = sankranti(almanac, degreesOf(rule.month), year);
    yield firstDayOf(almanac, rule.reckoning, entry) + rule.day - 1;
  }
}

/** The first day of a solar month that the Sun's entry into its sign begins. */
function firstDayOf(almanac: Almanac, reckoning: SolarReckoning, entry: Instant): DayNumber {
  const civil = dayNumberAt(entry);
  if (reckoning === "entry") return civil;
  const { sunrise, sunset } = localFrame(almanac, civil);
  const limit = reckoning === "tamil" ? sunset : sunrise + (sunset - sunrise) * AFTERNOON;
  return entry < limit ? civil : civil + 1;
}

type Span = readonly [Instant, Instant];

/** The months of that name, intercalary ones aside. */
function* monthsOf(almanac: Almanac, { months, month }: OwnWeekday, from: DayNumber): Generator<Span> {
  if (months === "solar") {
    for (const year of solarYears(month, from)) {
      const start = sankranti(almanac, degreesOf(month), year);
      yield [start, sankranti(almanac, degreesOf((month % 12) + 1), civilParts(dayNumberAt(start + 20)).year)];
    }
    return;
  }
  for (const number of lunations(almanac, from)) {
    const { month: name, adhika, start, end } = lunation(almanac, number);
    if (name !== month || adhika) continue;
    const fullMoon = (at: Instant) => tithiOfMonth(almanac.ephemeris, at, FULL_MOON).end;
    yield months === "amanta" ? [start, end] : [fullMoon(newMoon(almanac, number - 1)), fullMoon(start)];
  }
}

function* weekdays(almanac: Almanac, rule: OwnWeekday, from: DayNumber): Generator<DayNumber> {
  for (const [start, end] of monthsOf(almanac, rule, from)) {
    for (let day = dayNumberAt(start); day <= dayNumberAt(end); day++) {
      if (weekdayOf(day) !== rule.weekday) continue;
      const { sunrise, sunset } = localFrame(almanac, day);
      // a solar month begins with the day before whose sunset the Sun has entered its sign
      const at = rule.months === "solar" ? sunset : sunrise;
      if (start <= at && at < end) yield day;
    }
  }
}

function* datesOfYears(date: string, from: DayNumber): Generator<DayNumber> {
  const [month = 1, day = 1] = date.split("-").map(Number);
  for (const year of years(from)) {
    const found = dayNumber(year, month, day);
    if (civilParts(found).day === day) yield found; // 29 February is in leap years alone
  }
}
