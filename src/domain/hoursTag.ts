import { minutesOfDay, type OpeningInterval, type WeeklyHours, weekdays } from "./openingHours";

const dayNumbers = new Map(weekdays.map((day, at) => [day.slice(0, 2), at] as const));
/** Seven days of eight intervals each. */
const LONGEST_RULES = 800;

/** A week as a tag tells it; `left` are its rules that no week can hold: those of public and school holidays. */
export type TagReading = { hours: WeeklyHours; left: readonly string[] };

/**
 * The hours of a week of OpenStreetMap's `opening_hours`: `Mo-Fr 06:00-12:00,16:00-20:00; Sa,Su 05:00-21:00; PH off`.
 * Undefined where they say more of a usual day than a week can (months, sunrise), which stays a text.
 */
export function readTag(tag: string): TagReading | undefined {
  if (tag.length > LONGEST_RULES) return undefined;
  const week: OpeningInterval[][] = weekdays.map(() => []);
  const left: string[] = [];
  for (const rule of tag
    .split(";")
    .map((one) => one.trim())
    .filter(Boolean)) {
    const at = rule.search(/\d|\boff\b|\bclosed\b/i);
    const asked = daysIn(rule.slice(0, Math.max(0, at)));
    const intervals = intervalsIn(rule.slice(Math.max(0, at)));
    if (!asked || !intervals) return undefined;
    if (asked.length === 0) left.push(rule);
    for (const day of asked) week[day] = intervals;
  }
  if (week.every((day) => day.length === 0)) return undefined;
  const [mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []] = week;
  return { hours: { mon, tue, wed, thu, fri, sat, sun }, left };
}

const holidays = ["ph", "sh"];

/** The days that a rule names: all where it names none, and none where it is of holidays alone. */
function daysIn(text: string): number[] | undefined {
  const plain = text.replaceAll(":", " ").trim().toLowerCase();
  if (plain === "") return weekdays.map((_, at) => at);
  const parts = plain.split(",").map((part) => part.trim());
  if (parts.some((part) => holidays.includes(part.split(" ")[0] ?? "") && part.includes(" "))) return [];
  const found: number[] = [];
  for (const part of parts.filter((one) => !holidays.includes(one))) {
    const [first, last = first, ...more] = part.split("-").map((day) => dayNumbers.get(day.trim()));
    if (first === undefined || last === undefined || more.length > 0) return undefined;
    for (let step = 0; step <= (last - first + 7) % 7; step++) found.push((first + step) % 7);
  }
  return found;
}

function intervalsIn(text: string): OpeningInterval[] | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === "off" || plain === "closed") return [];
  if (plain === "24/7") return [{ from: "00:00", to: "24:00" }];
  const found: OpeningInterval[] = [];
  for (const part of text.split(",")) {
    const [, from = "", to = ""] = /^\s?(\d\d:\d\d)\s?[-–]\s?(\d\d:\d\d)\s?$/.exec(part) ?? [];
    if (from === "24:00" || Number.isNaN(minutesOfDay(from) + minutesOfDay(to))) return undefined;
    found.push({ from, to });
  }
  return found;
}

const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/**
 * The hours of a week as OpenStreetMap's `opening_hours` writes them, days with the same ones together:
 * `Mo-Fr 06:00-12:00,16:00-20:00; Sa,Su off`. Undefined for a week in which it is never open.
 */
export function tagOfHours(hours: WeeklyHours): string | undefined {
  const written = weekdays.map((day) => hours[day].map(({ from, to }) => `${from}-${to}`).join(",") || "off");
  const distinct = [...new Set(written)];
  if (distinct.length === 1) {
    if (distinct[0] === "off") return undefined;
    return distinct[0] === "00:00-24:00" ? "24/7" : distinct[0];
  }
  return distinct.map((intervals) => `${daysWith(intervals, written)} ${intervals}`).join("; ");
}

/** `Mo-We,Fr` */
function daysWith(intervals: string, written: readonly string[]): string {
  const runs: [first: number, last: number][] = [];
  written.forEach((one, day) => {
    if (one !== intervals) return;
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  });
  return runs.map(([first, last]) => (first === last ? names[first] : `${names[first]}-${names[last]}`)).join(",");
}
