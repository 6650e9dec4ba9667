import type { Almanac } from "../panchang/almanac";
import { type Anga, angaAt } from "../panchang/angas";
import { checkedDay, FIRST_YEAR, LAST_YEAR } from "../panchang/input";
import { type CivilDate, civilDateOf, type DayNumber, dayNumber, instantOf } from "../panchang/time";
import { chosenDay } from "./choice";
import { smartaEkadashi, vaishnavaEkadashi } from "./ekadashi";
import { festivalsBetween } from "./engine";
import { daysMeeting, kaalaOf, overlap, panchangDayAt } from "./kaala";
import type { FestivalDate } from "./occurrence";

/** Who keeps a day where dates part; its words are `parting.<school>` of the locale `almanac`. */
export const SCHOOLS = [
  "smarta",
  "vaishnava",
  "midnight",
  "wholeNight",
  "laterSunset",
  "afternoon",
  "sunrise",
  "evening",
  "nextEvening",
] as const;
export type School = (typeof SCHOOLS)[number];
/** One of the days on which a festival is kept, and whether it is the one that this almanac gives. */
export type PartingDay = { date: CivilDate; school: School; isOurs: boolean };

type Days = (almanac: Almanac, tithi: Anga, ours: DayNumber) => [School, DayNumber][];

/** The day whose sunrise a tithi holds at, else the one it begins on. */
const sunriseDay = (almanac: Almanac, tithi: Anga): DayNumber =>
  daysMeeting(almanac, tithi, "sunrise")[0] ?? panchangDayAt(almanac, tithi.start);

const ekadashi: Days = (almanac, tithi) => [
  ["smarta", smartaEkadashi(almanac, tithi)],
  ["vaishnava", vaishnavaEkadashi(almanac, tithi)],
];

const janmashtami: Days = (almanac, tithi) => [
  ["midnight", chosenDay(almanac, tithi, { kaala: "nishita", both: "second", none: "second" })],
  ["vaishnava", chosenDay(almanac, tithi, { kaala: "sunrise", both: "first", kshaya: "second" })],
];

/** Two evenings that the new moon touches: it fills the first night, and still holds at the second sunset. */
const diwali: Days = (almanac, tithi) => {
  const touched = [-1, 0, 1, 2]
    .map((offset) => panchangDayAt(almanac, tithi.start) + offset)
    .filter((day) => overlap(tithi, kaalaOf(almanac, "pradosha", day)) > 0);
  const [first, second] = touched;
  return first === undefined || second === undefined
    ? []
    : [
        ["wholeNight", first],
        ["laterSunset", second],
      ];
};

const vijayadashami: Days = (almanac, tithi, ours) => [
  ["afternoon", ours],
  ["sunrise", sunriseDay(almanac, tithi)],
];

const govardhan: Days = (almanac, tithi, ours) => [
  ["afternoon", ours],
  ["sunrise", sunriseDay(almanac, tithi)],
];

/** The evening of the full moon although Bhadra fills it, or the next one. */
const holika: Days = (almanac, tithi, ours) => [
  ["evening", daysMeeting(almanac, tithi, "pradosha")[0] ?? ours],
  ["nextEvening", ours],
];

const PARTINGS: Readonly<Record<string, Days>> = {
  ekadashi: ekadashi,
  "ekadashi-vaishnava": ekadashi,
  "janmashtami-smarta": janmashtami,
  "janmashtami-vaishnava": janmashtami,
  diwali: diwali,
  vijayadashami: vijayadashami,
  "govardhan-puja": govardhan,
  "holika-dahan": holika,
};

/** Festivals whose other day has an entry of its own. */
const OWN_ENTRIES = new Set(["ekadashi", "ekadashi-vaishnava", "janmashtami-smarta", "janmashtami-vaishnava"]);
const FARTHEST_DAYS = 2;

/** The festivals that others keep on a date, which this almanac gives on another one. */
export function alsoKeptOn(almanac: Almanac, date: CivilDate): FestivalDate[] {
  const day = checkedDay(date);
  const [from, to] = [day - FARTHEST_DAYS, day + FARTHEST_DAYS].map((each) =>
    civilDateOf(Math.min(Math.max(each, dayNumber(FIRST_YEAR, 1, 1)), dayNumber(LAST_YEAR, 12, 31))),
  );
  return festivalsBetween(almanac, from ?? date, to ?? date).filter(
    (found) =>
      found.date !== date &&
      !OWN_ENTRIES.has(found.festival) &&
      partingOf(almanac, found).some((each) => each.date === date),
  );
}

/**
 * The days on which different schools keep a computed festival, in order; empty where all agree, and for festivals whose
 * schools are not known here. One of them is always the date itself.
 */
export function partingOf(almanac: Almanac, { festival, date, begins, ends }: FestivalDate): PartingDay[] {
  const daysOf = PARTINGS[festival];
  if (!daysOf || !begins || !ends) return [];
  const tithi = angaAt(almanac.ephemeris, "tithi", (instantOf(begins) + instantOf(ends)) / 2);
  const days = daysOf(almanac, tithi, checkedDay(date));
  if (new Set(days.map(([, day]) => day)).size < 2) return [];
  return days
    .map(([school, day]) => ({ date: civilDateOf(day), school, isOurs: civilDateOf(day) === date }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
