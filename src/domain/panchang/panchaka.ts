import { MOON_RATE } from "./angas";
import { lastPassing, nextPassing } from "./angles";
import { siderealMoon } from "./ayanamsa";
import type { Ephemeris } from "./ephemeris";
import type { Window } from "./kalas";
import { dayNumberAt, type Instant, weekdayOf } from "./time";

/** What a Panchaka is called by the weekday it begins on; one of a Wednesday or Thursday has no name and is mild. */
export type PanchakaKind = "roga" | "raja" | "agni" | "chora" | "mrityu" | "plain";
export type Panchaka = { start: Instant; end: Instant; kind: PanchakaKind };

const KUMBHA = 300;
const END = 360;
const KINDS: readonly PanchakaKind[] = ["roga", "raja", "agni", "plain", "plain", "chora", "mrityu"];

/**
 * The Panchaka that holds at some time of a stretch shorter than a month: the Moon from the middle of Dhanishtha to the
 * end of Revati, in which roofing, a southward journey, fuel, a bed and cremation are avoided.
 * Source: Rama Daivajna, Muhurta Chintamani, chapter 2, the verse on Vasava; its kinds are those of printed almanacs.
 */
export function panchakaOf(ephemeris: Ephemeris, [from, to]: Window): Panchaka | undefined {
  const moonAt = (t: Instant) => siderealMoon(ephemeris.at(t), t);
  const start =
    moonAt(from) >= KUMBHA
      ? lastPassing(moonAt, KUMBHA, from, MOON_RATE)
      : nextPassing(moonAt, KUMBHA, from, MOON_RATE);
  if (start >= to) return undefined;
  const end = nextPassing(moonAt, END, start, MOON_RATE);
  return { start, end, kind: KINDS[weekdayOf(dayNumberAt(start))] ?? "plain" };
}
