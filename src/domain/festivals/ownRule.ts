import { lunarReckonings } from "../panchang/reckoning";

/** How months are reckoned: from new moon, from full moon, or by the Sun's sign (1 is Chaitra, or Mesha). */
export const monthReckonings = [...lunarReckonings, "solar"] as const;
export type MonthReckoning = (typeof monthReckonings)[number];

/**
 * When in the day a tithi or a nakshatra has to hold. `sunrise3` asks for three muhurtas after sunrise, as almanacs of
 * Kerala do, `vaishnava` also for the 96 minutes before it, and `forenoon` and `evening` for the longer of two.
 */
export const dayParts = [
  "sunrise",
  "sunrise3",
  "vaishnava",
  "forenoon",
  "noon",
  "evening",
  "night",
  "moonrise",
] as const;
export type DayPart = (typeof dayParts)[number];

/** Which of two nakshatras of one kind in a month: the first, the last, or the one nearest the full moon. */
export const starChoices = ["first", "last", "fullMoon"] as const;
export type StarChoice = (typeof starChoices)[number];

/**
 * Which is the first day of a solar month: that on which the Sun enters its sign, but the next one where it enters after
 * sunset, or after noon by three fifths of the day; `entry` is that day at whatever hour.
 */
export const solarReckonings = ["tamil", "malayalam", "entry"] as const;
export type SolarReckoning = (typeof solarReckonings)[number];

export const ruleBases = ["festival", "tithi", "nakshatra", "solarDay", "weekday", "date"] as const;
export type RuleBasis = (typeof ruleBases)[number];

/** The day a rule finds, and how many days later (earlier with a minus) the festival begins. */
type Shifted<Rule> = Rule & { offset: number };

/** The day of a festival that the product computes for the whole country, by the id of its rule. */
export type AsFestival = Shifted<{ basis: "festival"; festival: string }>;
/** A tithi (1 to 30) of a month, or of every month; with `weekday` (0 is Sunday) only when it falls on that. */
export type OwnTithi = Shifted<{
  basis: "tithi";
  months: MonthReckoning;
  month: number | null;
  tithi: number;
  weekday: number | null;
  dayPart: DayPart;
}>;
/** A nakshatra (1 to 27) of a solar month. */
export type OwnNakshatra = Shifted<{
  basis: "nakshatra";
  month: number;
  nakshatra: number;
  pick: StarChoice;
  dayPart: DayPart;
}>;
/** A day (1 to 32) of a solar month. */
export type OwnSolarDay = Shifted<{ basis: "solarDay"; month: number; day: number; reckoning: SolarReckoning }>;
/** Each such weekday of a month. */
export type OwnWeekday = Shifted<{ basis: "weekday"; months: MonthReckoning; month: number; weekday: number }>;
/** A date of every year, `MM-DD`. */
export type OwnDate = Shifted<{ basis: "date"; date: string }>;

/** When a festival that a temple keeps itself falls. */
export type OwnRule = AsFestival | OwnTithi | OwnNakshatra | OwnSolarDay | OwnWeekday | OwnDate;
/** The rules that the almanac alone answers; festivals may have dates that people chose. */
export type ComputedRule = Exclude<OwnRule, AsFestival>;
