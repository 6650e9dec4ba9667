import type { Almanac } from "../panchang/almanac";
import { type Anga, angaAt, angaIndexAt } from "../panchang/angas";
import type { DayNumber } from "../panchang/time";
import { dayOfNone, longest } from "./choice";
import { smartaEkadashi, vaishnavaEkadashi } from "./ekadashi";
import { daysMeeting, kaalaOf, localFrame, panchangDayAt } from "./kaala";
import type { Special, TithiRule } from "./ruleTypes";

const SHRAVANA = 22;

/** Whether a tithi still holds so many muhurtas after sunrise; one is a fifteenth of the daylight or of 12 hours. */
function lastsMuhurtas(almanac: Almanac, tithi: Anga, day: DayNumber, muhurtas: number, civil = false): boolean {
  const { sunrise, sunset } = localFrame(almanac, day);
  return tithi.end >= sunrise + ((civil ? 0.5 : sunset - sunrise) * muhurtas) / 15;
}

/**
 * Holika: the later pradosha with the full moon. When only the first has it, but Bhadra (the first half of the
 * tithi) fills that night beyond nishita and the full moon lasts three and a half of the next day's quarters,
 * the fire is lit on the next evening.
 */
function holika(almanac: Almanac, tithi: Anga): DayNumber {
  const days = daysMeeting(almanac, tithi, "pradosha");
  const [day] = days;
  if (day === undefined) return dayOfNone(almanac, tithi, "second");
  if (days.length > 1) return day + 1;
  const bhadra = angaAt(almanac.ephemeris, "karana", tithi.start + (tithi.end - tithi.start) / 4);
  const [, nishitaEnd] = kaalaOf(almanac, "nishita", day);
  return bhadra.end > nishitaEnd && lastsMuhurtas(almanac, tithi, day + 1, (15 * 3.5) / 4) ? day + 1 : day;
}

/** Akshaya Tritiya: the first forenoon, the second only when Tritiya lasts three muhurtas into it. */
function akshaya(almanac: Almanac, tithi: Anga): DayNumber {
  const [first, second] = daysMeeting(almanac, tithi, "purvahna");
  if (first === undefined) return dayOfNone(almanac, tithi, "second");
  return second !== undefined && lastsMuhurtas(almanac, tithi, second, 3) ? second : first;
}

/** The first sunrise after which the tithi lasts three muhurtas, else the day before it. */
function udayaTrimuhurta(almanac: Almanac, tithi: Anga, rule?: TithiRule): DayNumber {
  const [day] = daysMeeting(almanac, tithi, "sunrise");
  if (day === undefined) return panchangDayAt(almanac, tithi.start);
  return lastsMuhurtas(almanac, tithi, day, 3, rule?.civilMuhurtas) ? day : day - 1;
}

/** Govardhan: Pratipada at sunrise for nine muhurtas, else the day it begins. */
function govardhan(almanac: Almanac, tithi: Anga): DayNumber {
  const [day] = daysMeeting(almanac, tithi, "sunrise");
  return day !== undefined && lastsMuhurtas(almanac, tithi, day, 9) ? day : panchangDayAt(almanac, tithi.start);
}

/** Diwali: the later of two evenings with the new moon, which a ghati (24 min) after its sunset makes one. */
function diwali(almanac: Almanac, tithi: Anga): DayNumber {
  return daysMeeting(almanac, tithi, "pradosha").at(-1) ?? dayOfNone(almanac, tithi, "second");
}

function hasShravana(almanac: Almanac, day: DayNumber): boolean {
  return kaalaOf(almanac, "aparahna", day).some((t) => angaIndexAt(almanac.ephemeris, "nakshatra", t) === SHRAVANA);
}

/**
 * Vijayadashami: the afternoon with Shravana, else the one with more of Dashami. A Dashami whose only afternoon
 * is the first still moves to the second day when Shravana is there and Dashami lasts three muhurtas after sunrise.
 */
function vijayadashami(almanac: Almanac, tithi: Anga): DayNumber {
  const days = daysMeeting(almanac, tithi, "aparahna");
  const [first] = days;
  if (first === undefined) return dayOfNone(almanac, tithi, "second");
  const reaches = days.length > 1 || lastsMuhurtas(almanac, tithi, first + 1, 3);
  if (reaches && hasShravana(almanac, first) !== hasShravana(almanac, first + 1)) {
    return hasShravana(almanac, first) ? first : first + 1;
  }
  return longest(almanac, tithi, "aparahna", days) ?? first;
}

/** The rules that need more than one choice; each finds the day of a tithi. */
export const SPECIALS: Record<Special, (almanac: Almanac, tithi: Anga, rule?: TithiRule) => DayNumber> = {
  holika,
  akshaya,
  "udaya-trimuhurta": udayaTrimuhurta,
  govardhan,
  diwali,
  vijayadashami,
  "ekadashi-smarta": smartaEkadashi,
  "ekadashi-vaishnava": vaishnavaEkadashi,
};
