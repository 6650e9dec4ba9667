import type { Instant } from "./time";

/** A stretch of time, its end not included. */
export type Window = [start: Instant, end: Instant];
/** The instants that frame a day: from the sunset before it to the sunrise after it. */
export type DayFrame = { previousSunset: Instant; sunrise: Instant; sunset: Instant; nextSunrise: Instant };

/** Day parts of a date. */
export type Kalas = {
  rahu: Window;
  yamaganda: Window;
  gulika: Window;
  abhijit: Window;
  brahmaMuhurta: Window;
  pradosha: Window;
  nishita: Window;
  madhyahna5: Window;
  aparahna5: Window;
  durMuhurta: Window[];
  solarMidday: Instant;
};

/** Which eighth of the day each one takes, Sunday first. */
const RAHU = [8, 2, 7, 5, 6, 4, 3];
const YAMAGANDA = [5, 4, 3, 2, 1, 7, 6];
const GULIKA = [7, 6, 5, 4, 3, 2, 1];
/** Which of the 15 muhurtas of the day are inauspicious, Sunday first; 16 to 30 are those of the night. */
const DUR_MUHURTA = [[14], [9, 12], [4, 22], [8], [6, 12], [4, 9], [1, 2]];

/** The `index`-th (from 1) of `count` equal parts of a stretch. */
export function partOf(from: Instant, to: Instant, count: number, index: number): Window {
  const width = (to - from) / count;
  return [from + width * (index - 1), from + width * index];
}

/** The day parts of a weekday (0 = Sunday). Abhijit is given on Wednesday too, when it is not to be used. */
export function kalasOf(frame: DayFrame, weekday: number): Kalas {
  const { previousSunset, sunrise, sunset, nextSunrise } = frame;
  const eighth = (table: number[]) => partOf(sunrise, sunset, 8, table[weekday] ?? 1);
  const muhurta = (index: number) =>
    index <= 15 ? partOf(sunrise, sunset, 15, index) : partOf(sunset, nextSunrise, 15, index - 15);
  return {
    rahu: eighth(RAHU),
    yamaganda: eighth(YAMAGANDA),
    gulika: eighth(GULIKA),
    abhijit: muhurta(8),
    brahmaMuhurta: partOf(previousSunset, sunrise, 15, 14),
    pradosha: partOf(sunset, nextSunrise, 5, 1),
    nishita: muhurta(23),
    madhyahna5: partOf(sunrise, sunset, 5, 3),
    aparahna5: partOf(sunrise, sunset, 5, 4),
    durMuhurta: (DUR_MUHURTA[weekday] ?? []).map(muhurta),
    solarMidday: (sunrise + sunset) / 2,
  };
}

/** Abhijit is no muhurta to choose on Wednesdays. */
export const abhijitOmitted = (weekday: number) => weekday === 3;
