import type { Place } from "./horizon";
import { civilParts, type DayNumber, dayNumberOf } from "./time";

/** Years for which the theory of the Moon and the table of TT - UT keep the promised accuracy. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** The part of a request that cannot be answered, and why; `code` is stable, `message` is for people. */
export class PanchangInputError extends Error {
  override readonly name = "PanchangInputError";
  constructor(
    readonly field: "date" | "lat" | "lng" | "year" | "month",
    readonly code: "invalidDate" | "outOfRange" | "noSunrise",
    message: string,
  ) {
    super(message);
  }
}

/** A year within the supported range, else an error that names `field`. */
export function checkedYear(year: number, field: "date" | "year" = "year"): number {
  if (Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR) return year;
  throw new PanchangInputError(field, "outOfRange", `The year must be between ${FIRST_YEAR} and ${LAST_YEAR}`);
}

/** Day number of a civil date that exists and lies in the supported years. */
export function checkedDay(date: string): DayNumber {
  const day = dayNumberOf(date);
  if (day === undefined) throw new PanchangInputError("date", "invalidDate", "The date must be a real day, YYYY-MM-DD");
  checkedYear(civilParts(day).year, "date");
  return day;
}

/** A place whose coordinates are on the globe. */
export function checkedPlace({ lat, lng }: Place): Place {
  if (!(lat >= -90 && lat <= 90)) {
    throw new PanchangInputError("lat", "outOfRange", "The latitude must be between -90 and 90 degrees");
  }
  if (!(lng >= -180 && lng <= 180)) {
    throw new PanchangInputError("lng", "outOfRange", "The longitude must be between -180 and 180 degrees");
  }
  return { lat, lng };
}
