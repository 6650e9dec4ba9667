import { AngleFromSun, AstroTime, Body, Ecliptic, Equator, GeoVector, Observer } from "astronomy-engine";
import type { Almanac } from "../panchang/almanac";
import { degrees, radians, turn } from "../panchang/angles";
import { ayanamsa } from "../panchang/ayanamsa";
import type { Place } from "../panchang/horizon";
import { type DayNumber, midnightOf } from "../panchang/time";
import type { Effect, Mark, OccasionRules } from "./ruleTypes";

export type HidingPlanet = "jupiter" | "venus";
type Side = "evening" | "morning";

/**
 * How far (degrees) the Sun must stand below the horizon as the planet sets or rises for it to be seen, its arcus
 * visionis. Source: C. Schoch, Planeten-Tafeln für jedermann (1927), Venus rounded to one value. Almanacs' own days
 * (Jupiter January 2021 and June 2025, Venus February 2021 and December 2025) are met within three.
 */
const ARC: Record<HidingPlanet, Record<Side, number>> = {
  jupiter: { evening: 7.4, morning: 9.3 },
  venus: { evening: 6, morning: 6 },
};
const BODY = { jupiter: Body.Jupiter, venus: Body.Venus } as const;
/** Farther from the Sun (degrees) both are always seen, in the latitudes of India. */
const ALWAYS_SEEN = 20;
/** A planet is old for three days before it hides and young for three after. Source: Muhurta Chintamani, chapter 1. */
const WEAK_DAYS = 3;
const SIMHA = 5;

const timeOf = (instant: number) => new AstroTime(instant);

/** The Sun's depth (degrees) below the horizon as the planet sets (evening) or rises (morning) that day. */
function sunDepth(planet: HidingPlanet, place: Place, day: DayNumber, side: Side): number {
  const time = timeOf(midnightOf(day) + (side === "evening" ? 0.77 : 0.25));
  const observer = new Observer(place.lat, place.lng, 0);
  const [sun, star] = [
    Equator(Body.Sun, time, observer, true, true),
    Equator(BODY[planet], time, observer, true, true),
  ];
  const [lat, sunDec, starDec] = [radians(place.lat), radians(sun.dec), radians(star.dec)];
  const cosine = -Math.tan(lat) * Math.tan(starDec);
  const setting = degrees(Math.acos(Math.max(-1, Math.min(1, cosine))));
  const hour = radians((side === "evening" ? setting : -setting) + (star.ra - sun.ra) * 15);
  return -degrees(Math.asin(Math.sin(lat) * Math.sin(sunDec) + Math.cos(lat) * Math.cos(sunDec) * Math.cos(hour)));
}

/** True on a day on which the planet is lost in the Sun's light (asta), evening and morning. */
export function isHidden(planet: HidingPlanet, place: Place, day: DayNumber): boolean {
  if (AngleFromSun(BODY[planet], timeOf(midnightOf(day) + 0.5)) > ALWAYS_SEEN) return false;
  return (["evening", "morning"] as const).every((side) => sunDepth(planet, place, day, side) < ARC[planet][side]);
}

function isInSimha(almanac: Almanac, day: DayNumber): boolean {
  const noon = midnightOf(day) + 0.5;
  const tropical = Ecliptic(GeoVector(Body.Jupiter, timeOf(noon), true)).elon;
  return Math.floor(turn(tropical - ayanamsa(noon, almanac.ephemeris.at(noon).nutation)) / 30) + 1 === SIMHA;
}

/** The stretches of days, each as first and last, on which something holds. */
function runs(first: DayNumber, last: DayNumber, holds: (day: DayNumber) => boolean): [DayNumber, DayNumber][] {
  const found: [DayNumber, DayNumber][] = [];
  for (let day = first; day <= last; day++) {
    if (!holds(day)) continue;
    const open = found.at(-1);
    if (open?.[1] === day - 1) open[1] = day;
    else found.push([day, day]);
  }
  return found;
}

const markOf = (id: string, effect: Effect, first: DayNumber, last: DayNumber): Mark => ({
  id,
  effect,
  start: midnightOf(first),
  end: midnightOf(last + 1),
});

/** What Jupiter and Venus say of days: hidden, weak before and after, Jupiter in Simha. */
export function planetMarks(
  almanac: Almanac,
  place: Place,
  { seasons }: OccasionRules,
  [first, last]: [DayNumber, DayNumber],
): Mark[] {
  const marks: Mark[] = [];
  for (const planet of ["jupiter", "venus"] as const) {
    const effect = seasons[`${planet}Hidden`];
    if (!effect) continue;
    for (const [from, to] of runs(first - WEAK_DAYS, last + WEAK_DAYS, (day) => isHidden(planet, place, day))) {
      marks.push(markOf(`${planet}Hidden`, effect, from, to));
      marks.push(markOf(`${planet}Weak`, "against", from - WEAK_DAYS, from - 1));
      marks.push(markOf(`${planet}Weak`, "against", to + 1, to + WEAK_DAYS));
    }
  }
  if (seasons.simhastha)
    for (const [from, to] of runs(first, last, (day) => isInSimha(almanac, day)))
      marks.push(markOf("simhastha", seasons.simhastha, from, to));
  return marks;
}
