import type { Almanac } from "../panchang/almanac";
import type { Anga } from "../panchang/angas";
import { frameOf } from "../panchang/frame";
import { type DayFrame, partOf, type Window } from "../panchang/kalas";
import { moonCrossing } from "../panchang/moonrise";
import { type DayNumber, dayNumberAt, type Instant } from "../panchang/time";

/** A part of the day that a tithi has to meet for a festival to fall on that day. */
export type Kaala =
  | "sunrise"
  | "purvahna"
  | "midday"
  | "madhyahna"
  | "aparahna"
  | "sunset"
  | "pradosha"
  | "nishita"
  | "arunodaya"
  | "moonrise";

const ARUNODAYA_DAYS = 96 / 1440;
/** A ghati: almanacs do not count a part of the day that a tithi only grazes for less than 24 minutes. */
const LEAST_OVERLAP_DAYS = 24 / 1440;

/** Sunrise and sunset of a day at the almanac's place. */
export function localFrame(almanac: Almanac, day: DayNumber): DayFrame {
  return almanac.frames(day, () => frameOf(almanac.ephemeris, almanac.place, day));
}

const point = (instant: Instant): Window => [instant, instant];

function moonrise(almanac: Almanac, frame: DayFrame): Instant {
  return moonCrossing(almanac.ephemeris, almanac.place, "rise", frame.sunrise, frame.sunrise + 2) ?? frame.nextSunrise;
}

/** The part of a day at the almanac's place; an instant is a window whose ends are the same. */
export function kaalaOf(almanac: Almanac, kaala: Kaala, day: DayNumber): Window {
  const frame = localFrame(almanac, day);
  const { sunrise, sunset, nextSunrise } = frame;
  switch (kaala) {
    case "sunrise":
      return point(sunrise);
    case "purvahna":
      return partOf(sunrise, sunset, 2, 1);
    case "midday":
      return point((sunrise + sunset) / 2);
    case "madhyahna":
      return partOf(sunrise, sunset, 5, 3);
    case "aparahna":
      return partOf(sunrise, sunset, 5, 4);
    case "sunset":
      return point(sunset);
    case "pradosha":
      return partOf(sunset, nextSunrise, 5, 1);
    case "nishita":
      return partOf(sunset, nextSunrise, 15, 8);
    case "arunodaya":
      return point(sunrise - ARUNODAYA_DAYS);
    case "moonrise":
      return point(moonrise(almanac, frame));
  }
}

/** How long, in days, an anga holds within a window; for an instant 1 when it holds then. */
export function overlap(anga: Anga, [start, end]: Window): number {
  if (start === end) return anga.start <= start && start < anga.end ? 1 : 0;
  return Math.max(0, Math.min(anga.end, end) - Math.max(anga.start, start));
}

/** The day, from sunrise to sunrise, that holds an instant. */
export function panchangDayAt(almanac: Almanac, instant: Instant): DayNumber {
  const day = dayNumberAt(instant);
  return localFrame(almanac, day).sunrise <= instant ? day : day - 1;
}

/** The days on which an anga meets a part of the day (an instant of it, or a ghati of a stretch), in order. */
export function daysMeeting(almanac: Almanac, anga: Anga, kaala: Kaala): DayNumber[] {
  const days: DayNumber[] = [];
  const last = dayNumberAt(anga.end) + 1;
  for (let day = dayNumberAt(anga.start) - 1; day <= last; day++) {
    if (overlap(anga, kaalaOf(almanac, kaala, day)) >= LEAST_OVERLAP_DAYS) days.push(day);
  }
  return days;
}
