import { latinDigits } from "./digits";
import type { OpeningInterval, WeeklyHours } from "./openingHours";

/**
 * A time of day as somebody wrote it: `at` in minutes, `isSure` when it can be no other half of the day, `isHalf` when
 * it says which half.
 */
type Clock = { at: number; isSure: boolean; isHalf: boolean };

const LONGEST = 40;
const written = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s?(a\.?m\.?|p\.?m\.?|noon|midnight|hrs?\.?)?$/;
const NOON = 12 * 60;

/** `6 am`, `6.30 PM`, `06:00`, `18:00:00`, `12 noon`, `midnight`; undefined for anything else. */
export function clockIn(text: string): Clock | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = latinDigits(text).trim().toLowerCase();
  if (plain === "noon") return { at: NOON, isSure: true, isHalf: true };
  if (plain === "midnight") return { at: 2 * NOON, isSure: true, isHalf: true };
  const [, hourText = "", minuteText = "0", half = ""] = written.exec(plain) ?? [];
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hourText === "" || hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  const isHalf = /^[apnm]/.test(half);
  if (!isHalf) return { at: hour * 60 + minute, isSure: hour >= 12 || hourText.startsWith("0"), isHalf };
  if (hour < 1 || hour > 12) return undefined;
  if (half === "midnight") return hour === 12 && minute === 0 ? { at: 2 * NOON, isSure: true, isHalf } : undefined;
  if (half === "noon" && hour !== 12) return undefined;
  return { at: ((hour % 12) + (half.startsWith("a") ? 0 : 12)) * 60 + minute, isSure: true, isHalf };
}

const two = (value: number) => String(value).padStart(2, "0");
const timeText = (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`;

/** From one time to another, where it is certain which are meant: `6:00` to `8:30` may be in the evening. */
export function intervalOf(opens: string, closes: string): OpeningInterval | undefined {
  const [from, to] = [clockIn(opens), clockIn(closes)];
  if (!from || !to || from.at === 24 * 60) return undefined;
  const isSure = (from.isSure && to.isSure) || (to.at > NOON && from.at < to.at);
  return isSure && from.at !== to.at ? { from: timeText(from.at), to: timeText(to.at) } : undefined;
}

/** The same hours on every day of the week. */
export const everyDay = (intervals: readonly OpeningInterval[]): WeeklyHours => ({
  ...{ mon: intervals, tue: intervals, wed: intervals, thu: intervals },
  ...{ fri: intervals, sat: intervals, sun: intervals },
});
