import { z } from "zod";
import { isCivilDate, isClockTime } from "../domain/dates";
import { atMost } from "./common";
import { panchangYears } from "./vocabulary";

const { first, last } = panchangYears;

/** The years that dates may be of: those an almanac is computed for. */
export const isSupportedYear = (year: number): boolean => year >= first && year <= last;

/** A day of the calendar, `YYYY-MM-DD`, in the years an almanac is computed for: every date that comes in is one. */
export const CivilDate = z
  .string({ error: ({ input }) => (input === undefined ? "errors.required" : "errors.date") })
  .max(10, atMost("errors.date"))
  .refine(isCivilDate, { error: "errors.date", abort: true })
  .refine((date) => isSupportedYear(Number(date.slice(0, 4))), "errors.year");

/** A time of day, `HH:MM`, from `00:00` to `23:59`. */
export const TimeOfDay = z
  .string({ error: ({ input }) => (input === undefined || input === null ? "errors.required" : "errors.time") })
  .length(5, atMost("errors.time"))
  .refine((time) => isClockTime(time), "errors.time");

/** A civil date, or blank: what is wrong with it is said in the words for a date. */
export const OptionalDate = z
  .union([z.literal(""), CivilDate], "errors.date")
  .nullable()
  .transform((date) => date || null);
