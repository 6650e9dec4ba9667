import { readFileSync } from "node:fs";
import type { AlmanacDay } from "../../src/domain/panchang/dayShape";

/** A record of the independent ephemeris: the shape of a day, with the place and what it is an example of. */
export type PanchangExample = AlmanacDay & { id: string; city: string; lat: number; lon: number; categories: string[] };
export type PublishedFestival = { festival: string; year: number; date: string };

const cases = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../cases/panchang/${file}.json`, import.meta.url), "utf8")) as T;

export const panchangExamples = () => cases<PanchangExample[]>("examples");
export const publishedFestivals = () => cases<PublishedFestival[]>("festivals-2026");
export const publishedRules = () => cases<{ rules: Record<string, unknown>[] }>("festival-rules").rules;

export const NEW_DELHI = { lat: 28.6139, lng: 77.209 };

/** Seconds from one ISO instant to another; both absent count as equal, one absent as infinitely far. */
export function secondsApart(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : Number.POSITIVE_INFINITY;
  return Math.abs(Date.parse(a) - Date.parse(b)) / 1000;
}

/** Wall clock and day in India, `YYYY-MM-DD HH:MM:SS`. */
export const inIndia = (iso: string) =>
  new Date(Date.parse(iso) + 19_800_000).toISOString().slice(0, 19).replace("T", " ");
