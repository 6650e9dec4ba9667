import { type DayFrame, partOf } from "./kalas";
import type { Instant } from "./time";

/** Rulers of the hours, in the order in which they follow each other. */
export const PLANETS = ["sun", "venus", "mercury", "moon", "saturn", "jupiter", "mars"] as const;
export type Planet = (typeof PLANETS)[number];
/** Names of the choghadiyas in the order of their planets. */
export const CHOGHADIYAS = ["udveg", "char", "labh", "amrit", "kaal", "shubh", "rog"] as const;
export type ChoghadiyaName = (typeof CHOGHADIYAS)[number];
export type Quality = "good" | "neutral" | "bad";
/** One of the eighths of a day or night. */
export type Choghadiya = { name: ChoghadiyaName; planet: Planet; quality: Quality; start: Instant; end: Instant };
/** One of the twelfths of a day or night. */
export type Hora = { planet: Planet; start: Instant; end: Instant };
export type DayAndNight<T> = { day: T[]; night: T[] };

const QUALITY: Record<ChoghadiyaName, Quality> = {
  amrit: "good",
  shubh: "good",
  labh: "good",
  char: "neutral",
  udveg: "bad",
  kaal: "bad",
  rog: "bad",
};
/** Place of each weekday's lord among the planets, Sunday first. */
const WEEKDAY_LORD = [0, 3, 6, 2, 5, 1, 4];

const at = <T>(table: readonly [T, ...T[]], index: number): T => table[index % table.length] ?? table[0];

/** The eight choghadiyas of the day and of the night. By day each planet follows the last, by night every fifth. */
export function choghadiyasOf(frame: DayFrame, weekday: number): DayAndNight<Choghadiya> {
  const lord = WEEKDAY_LORD[weekday] ?? 0;
  const series = (from: Instant, to: Instant, first: number, step: number) =>
    Array.from({ length: 8 }, (_, i): Choghadiya => {
      const index = first + step * i;
      const name = at(CHOGHADIYAS, index);
      const [start, end] = partOf(from, to, 8, i + 1);
      return { name, planet: at(PLANETS, index), quality: QUALITY[name], start, end };
    });
  return {
    day: series(frame.sunrise, frame.sunset, lord, 1),
    night: series(frame.sunset, frame.nextSunrise, lord + 5, 5),
  };
}

/** The twelve horas of the day and of the night; the first is that of the weekday's lord. */
export function horasOf(frame: DayFrame, weekday: number): DayAndNight<Hora> {
  const lord = WEEKDAY_LORD[weekday] ?? 0;
  const series = (from: Instant, to: Instant, first: number) =>
    Array.from({ length: 12 }, (_, i): Hora => {
      const [start, end] = partOf(from, to, 12, i + 1);
      return { planet: at(PLANETS, first + i), start, end };
    });
  return { day: series(frame.sunrise, frame.sunset, lord), night: series(frame.sunset, frame.nextSunrise, lord + 12) };
}
