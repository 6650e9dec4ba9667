import { z } from "zod";
import { hoursOverlap, minutesOfDay, mostIntervals, type weekdays } from "../domain/openingHours";
import { atMost } from "./common";

const Time = z
  .string("errors.time")
  .max(5, atMost("errors.time"))
  .regex(/^\d{2}:\d{2}$/, "errors.time")
  .refine((time) => !Number.isNaN(minutesOfDay(time)), "errors.time");

/** `to` not after `from` means the next day; `24:00` is the end of the day. */
const Interval = z.strictObject({ from: Time.refine((time) => time !== "24:00", "errors.time"), to: Time });
const Day = z.array(Interval).max(mostIntervals, "errors.tooMany");

/** The hours of a week, Asia/Kolkata: every day with its intervals, none for a closed day. */
export const OpeningHours = z
  .strictObject({ mon: Day, tue: Day, wed: Day, thu: Day, fri: Day, sat: Day, sun: Day } satisfies Record<
    (typeof weekdays)[number],
    typeof Day
  >)
  .refine((hours) => !hoursOverlap(hours), "errors.hoursOverlap");
export type OpeningHours = z.infer<typeof OpeningHours>;
