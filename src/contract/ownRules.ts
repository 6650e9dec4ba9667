import { z } from "zod";
import { isMonthDay } from "../domain/closures";
import { dayParts, monthReckonings, solarReckonings, starChoices } from "../domain/festivals/ownRule";
import { FESTIVAL_RULES } from "../domain/festivals/rules";
import type { FestivalRule } from "../domain/festivals/ruleTypes";
import { atMost } from "./common";

const oneTo = (last: number) => z.int("errors.integer").min(1, "errors.range").max(last, "errors.range");
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values);

/** `MM-DD`, a day that every year has but for 29 February. */
export const MonthDay = z
  .string("errors.required")
  .max(5, atMost("errors.monthDay"))
  .refine(isMonthDay, "errors.monthDay");

const Weekday = z.int("errors.integer").min(0, "errors.range").max(6, "errors.range");
/** Days from the day that the rule finds to the first day of the festival. */
const offset = z.int("errors.integer").min(-60, "errors.range").max(60, "errors.range").default(0);
const dayPart = choice(dayParts).default("sunrise");
const months = choice(monthReckonings).default("amanta");

const festivalAmong = (rules: readonly FestivalRule[]) =>
  z.enum(
    rules.map(({ id }) => id),
    "errors.festivalRule",
  );
/** The festivals that are one day of each year. */
const yearlyRules = FESTIVAL_RULES.filter(
  (rule) => rule.basis !== "tithi" || (rule.month !== undefined && typeof rule.tithi === "number"),
);
/** The parts of the rules, each by its basis, as `domain/festivals/ownRule` tells. */
export const ownRuleParts = {
  festival: z.strictObject({
    basis: z.literal("festival"),
    festival: festivalAmong(FESTIVAL_RULES),
    offset,
  }),
  tithi: z.strictObject({
    basis: z.literal("tithi"),
    months,
    month: oneTo(12).nullable().default(null),
    tithi: oneTo(30),
    weekday: Weekday.nullable().default(null),
    dayPart,
    offset,
  }),
  nakshatra: z.strictObject({
    basis: z.literal("nakshatra"),
    month: oneTo(12),
    nakshatra: oneTo(27),
    pick: choice(starChoices).default("first"),
    dayPart,
    offset,
  }),
  solarDay: z.strictObject({
    basis: z.literal("solarDay"),
    month: oneTo(12),
    day: oneTo(32),
    reckoning: choice(solarReckonings).default("tamil"),
    offset,
  }),
  weekday: z.strictObject({ basis: z.literal("weekday"), months, month: oneTo(12), weekday: Weekday, offset }),
  date: z.strictObject({ basis: z.literal("date"), date: MonthDay, offset }),
};

const { festival, tithi, nakshatra, solarDay, weekday, date } = ownRuleParts;
/** When a festival that a temple keeps itself falls, for the almanac. */
export const OwnRule = z.discriminatedUnion(
  "basis",
  [festival, tithi, nakshatra, solarDay, weekday, date],
  "errors.festivalRule",
);

/** Where what follows from a rule is some days off in some years. */
const asEnd = { about: z.boolean("errors.custom").optional() };
const endsByRule = [
  nakshatra.extend(asEnd),
  solarDay.extend(asEnd),
  weekday.extend(asEnd),
  date.extend(asEnd),
] as const;
/** What says no basis is a festival's. */
const endByFestival = festival.extend({ ...asEnd, basis: z.literal("festival").default("festival") });

/** What an end of a season on record follows from. */
export const SeasonEnd = z.discriminatedUnion(
  "basis",
  [endByFestival, tithi.extend(asEnd), ...endsByRule],
  "errors.festivalRule",
);
export type SeasonEnd = z.infer<typeof SeasonEnd>;

/** The same as an editor writes it; it comes once a year: a tithi of one month, a festival that is one day of the year. */
const yearlyEnds = {
  festival: endByFestival.extend({ festival: festivalAmong(yearlyRules) }),
  tithi: tithi.extend({ ...asEnd, month: oneTo(12) }),
};
export const WrittenSeasonEnd = z.discriminatedUnion(
  "basis",
  [yearlyEnds.festival, yearlyEnds.tithi, ...endsByRule],
  "errors.festivalRule",
);
/** The parts of what an editor writes, each by its basis. */
export const seasonEndParts = { ...ownRuleParts, ...yearlyEnds };
