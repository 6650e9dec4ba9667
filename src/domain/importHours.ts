import { readTag, type TagReading } from "./hoursTag";
import { hoursOfWords } from "./hoursWords";
import type { RowReading } from "./importPosition";
import { hoursOverlap, isInOrder, mostIntervals, weekdays } from "./openingHours";
import { shortened } from "./shortText";

/** A column that is called the hours is asked for a week; one of timings may say them in any words. */
const asksForHours = (header: string): boolean => /^\s*(?:opening[\s_-]*)?hours\b/i.test(header);

/**
 * The week that a row's timings tell. Hours in the map's grammar become it; hours in people's words stay beside it; all
 * else (sunrise, months, a half of the day that is not told) stays words, with a remark where the column is one of
 * hours. The words then take the place of a week on file: it would no longer be what the list says.
 */
export function settleTimings({ values, doubts }: RowReading, header: string): void {
  const { id, slug, timings, openingHours } = values;
  if (openingHours !== undefined || (id ?? slug) !== undefined) return;
  const isAsked = asksForHours(header);
  // a cell that clears
  if (timings === null && isAsked) values.openingHours = null;
  if (typeof timings !== "string") return;
  const tag = isAsked ? weekOfTag(timings) : undefined;
  if (tag) {
    values.openingHours = tag.hours;
    delete values.timings;
    if (tag.left.length > 0)
      doubts.push({ field: "timings", value: tag.left.join("; "), reason: "errors.hoursHolidays" });
    return;
  }
  const hours = hoursOfWords(timings);
  if (hours) values.openingHours = hours;
  else if (isAsked) {
    values.openingHours = null;
    doubts.push({ field: "timings", value: shortened(timings, SHOWN), reason: "errors.hoursWords" });
  }
}
const SHOWN = 80;

/** The week of somebody's tag, where its hours are in their order and apart: others were not meant as they are written. */
export function weekOfTag(text: string): TagReading | undefined {
  const tag = readTag(text);
  if (!tag || !isInOrder(tag.hours) || hoursOverlap(tag.hours)) return undefined;
  return weekdays.every((day) => tag.hours[day].length <= mostIntervals) ? tag : undefined;
}
