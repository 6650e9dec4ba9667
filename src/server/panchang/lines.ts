import type { Almanac } from "../../domain/panchang/almanac";
import { almanacDay } from "../../domain/panchang/day";
import { PanchangInputError } from "../../domain/panchang/input";

type Request = { lat: number; lng: number; date: string };
/** What is wrong with a line, by the field that has to be changed. */
type LineError = { field: string; code: string; message: string };

const refusal = (field: string, code: string, message: string): LineError => ({ field, code, message });

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
}

function requestOf(value: unknown): Request | LineError {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return refusal("line", "invalidJson", "The line must be a JSON object with lat, lng and date");
  }
  const [lat, lng, date] = ["lat", "lng", "date"].map((field) => fieldOf(value, field));
  if (typeof lat !== "number") return refusal("lat", "invalidNumber", "The latitude must be a number of degrees");
  if (typeof lng !== "number") return refusal("lng", "invalidNumber", "The longitude must be a number of degrees");
  if (typeof date !== "string") return refusal("date", "invalidDate", "The date must be a real day, YYYY-MM-DD");
  return { lat, lng, date };
}

function answer(almanac: Almanac, request: Request) {
  try {
    const { lat, lng, date } = request;
    return { lat, lon: lng, ...almanacDay(almanac, { lat, lng }, date) };
  } catch (error) {
    if (!(error instanceof PanchangInputError)) throw error;
    return { error: refusal(error.field, error.code, error.message) };
  }
}

/**
 * The answer to one request line: a JSON text with the request's `id` and either the day or an `error` that names the
 * field. A line that cannot be read has the id null.
 */
export function answerLine(almanac: Almanac, line: string): string {
  const value = parsed(line);
  const request = requestOf(value);
  const id = fieldOf(value, "id") ?? null;
  return JSON.stringify({ id, ...("field" in request ? { error: request } : answer(almanac, request)) });
}
