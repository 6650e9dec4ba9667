import type { Anga } from "./angas";
import { siderealMoon } from "./ayanamsa";
import type { Ephemeris } from "./ephemeris";
import type { Window } from "./kalas";

/** Where Bhadra dwells while it lasts; only on earth is it held to harm. */
export type BhadraAbode = "earth" | "heaven" | "netherworld";
/** A Bhadra with its mouth, its worst part, and its tail, which is free of its harm. */
export type Bhadra = { start: number; end: number; mouth: Window; tail: Window; abode: BhadraAbode };

const MOVABLE_KARANAS = 7;
const VISHTI = 8;
const LAST_MOVABLE = 57;
/** The quarter (0 to 3) in which the mouth begins, and the one with which the tail ends, by the eight Bhadras of a month. */
const MOUTH_QUARTER = [0, 1, 2, 3, 3, 2, 1, 0];
const TAIL_QUARTER = [3, 0, 1, 2, 2, 1, 0, 3];
const MOUTH_PART = 5 / 30;
const TAIL_PART = 3 / 30;
/** By the Moon's sign, Mesha first. */
const ABODES: readonly BhadraAbode[] = [
  "heaven",
  "heaven",
  "heaven",
  "earth",
  "earth",
  "netherworld",
  "netherworld",
  "heaven",
  "netherworld",
  "netherworld",
  "earth",
  "earth",
];

/** Whether a karana (1 to 60) is Vishti, whose time is Bhadra. */
export const isVishti = (karana: number): boolean =>
  karana <= LAST_MOVABLE && karana % MOVABLE_KARANAS === VISHTI % MOVABLE_KARANAS;

/**
 * The Bhadra that a Vishti karana is. Its mouth is five of its thirty parts, its tail three; where they lie goes by the
 * tithi, where it dwells by the Moon's sign as it begins.
 * Source: Rama Daivajna, Muhurta Chintamani, chapter 1, verses 43 to 45.
 */
export function bhadraOf(ephemeris: Ephemeris, { index, start, end }: Anga): Bhadra {
  const which = (index - VISHTI) / MOVABLE_KARANAS;
  const length = end - start;
  const mouth = start + ((MOUTH_QUARTER[which] ?? 0) * length) / 4;
  const tail = start + (((TAIL_QUARTER[which] ?? 0) + 1) * length) / 4;
  const sign = Math.floor(siderealMoon(ephemeris.at(start), start) / 30);
  return {
    start,
    end,
    mouth: [mouth, mouth + MOUTH_PART * length],
    tail: [tail - TAIL_PART * length, tail],
    abode: ABODES[sign] ?? "earth",
  };
}
