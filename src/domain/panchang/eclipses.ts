import {
  type EclipseKind as LibraryKind,
  Observer,
  SearchGlobalSolarEclipse,
  SearchLocalSolarEclipse,
  SearchLunarEclipse,
} from "astronomy-engine";
import type { Almanac } from "./almanac";
import { tithiOfMonth } from "./angas";
import { deltaTSeconds } from "./deltaT";
import { moonFrom, type Place } from "./horizon";
import type { Window } from "./kalas";
import { SYNODIC_DAYS } from "./lunation";
import { lunationAt, newMoon } from "./masa";
import { moonCrossing } from "./moonrise";
import { sunCrossing } from "./sunrise";
import { dayNumberAt, type Instant, SECONDS_PER_DAY } from "./time";

export type EclipseBody = "sun" | "moon";
export type EclipseKind = `${LibraryKind}`;
/** An eclipse as a place sees it; without `seen` it happens where the place cannot see it. */
export type Eclipse = {
  body: EclipseBody;
  /** Of the Sun as the place sees it; where it sees nothing, as it is where it is greatest. */
  kind: EclipseKind;
  /** Greatest eclipse; of the Sun as the place sees it, or for the whole Earth where it sees nothing. */
  greatest: Instant;
  /** First to last contact with the dark of the shadow (of a penumbral eclipse with its half-shade). */
  contacts: Window;
  /** From the second to the third contact, where it is total or annular there. */
  totality?: Window;
  /** The part of `contacts` in which Sun or Moon is above the horizon. */
  seen?: Window;
  /** The share of the disc that is covered at the greatest, 0 to 1. */
  obscuration: number;
  /** From the beginning of sutak to the last contact; only of an eclipse that the place sees, and not of half-shade. */
  sutak?: Window;
};

/** Beyond this latitude of the Moon (degrees) no shadow touches, at new or at full moon. */
const FARTHEST_LATITUDE = 1.7;
const NEAR_DAYS = 2;
const MINUTES = 1440;
/** Four praharas before an eclipse of the Sun, three before one of the Moon. Source: Kashinath Upadhyaya, Dharmasindhu, chapter 1. */
const SUTAK_DAYS: Record<EclipseBody, number> = { sun: 12 / 24, moon: 9 / 24 };

type LibraryTime = { tt: number };

/** The library's instants are right in Terrestrial Time; Universal Time follows by this product's table of TT - UT. */
const instantOfTime = ({ tt }: LibraryTime): Instant => tt - deltaTSeconds(tt) / SECONDS_PER_DAY;

/** The eclipses of a stretch of time for a place, in order; also those it cannot see. */
export function eclipsesBetween(almanac: Almanac, place: Place, [from, to]: Window): Eclipse[] {
  const found: (Eclipse | undefined)[] = [];
  const mayTouch = (instant: Instant) => instant > from - NEAR_DAYS && instant < to + NEAR_DAYS;
  const last = lunationAt(almanac, to).number + 1;
  for (let number = lunationAt(almanac, from).number; number <= last; number++) {
    const start = newMoon(almanac, number);
    if (mayTouch(start)) found.push(solarEclipse(almanac, place, start));
    if (mayTouch(start + SYNODIC_DAYS / 2)) found.push(lunarEclipse(almanac, place, fullMoonOf(almanac, start)));
  }
  return found.filter((each) => each !== undefined).filter(({ contacts }) => contacts[0] < to && contacts[1] > from);
}

const fullMoonOf = (almanac: Almanac, start: Instant): Instant => tithiOfMonth(almanac.ephemeris, start, 15).end;

const isFar = (almanac: Almanac, instant: Instant): boolean =>
  Math.abs(almanac.ephemeris.exact(instant).moonLatitude) > FARTHEST_LATITUDE;

const isNear = (time: LibraryTime, instant: Instant): boolean => Math.abs(instantOfTime(time) - instant) < NEAR_DAYS;

const before = (instant: Instant): Date => new Date(Date.UTC(2000, 0, 1, 12) + (instant - NEAR_DAYS) * 86_400_000);

function solarEclipse(almanac: Almanac, place: Place, near: Instant): Eclipse | undefined {
  if (isFar(almanac, near)) return undefined;
  const whole = SearchGlobalSolarEclipse(before(near));
  if (!isNear(whole.peak, near)) return undefined;
  const local = SearchLocalSolarEclipse(before(near), new Observer(place.lat, place.lng, 0));
  if (!isNear(local.peak.time, near)) {
    const greatest = instantOfTime(whole.peak);
    return { body: "sun", kind: whole.kind, greatest, contacts: [greatest, greatest], obscuration: 0 };
  }
  const contacts: Window = [instantOfTime(local.partial_begin.time), instantOfTime(local.partial_end.time)];
  const seen = sunAbove(almanac, place, contacts);
  return {
    body: "sun",
    kind: local.kind,
    greatest: instantOfTime(local.peak.time),
    contacts,
    ...(local.total_begin &&
      local.total_end && { totality: [instantOfTime(local.total_begin.time), instantOfTime(local.total_end.time)] }),
    ...(seen && { seen, sutak: [contacts[0] - SUTAK_DAYS.sun, contacts[1]] }),
    obscuration: local.obscuration,
  };
}

function lunarEclipse(almanac: Almanac, place: Place, near: Instant): Eclipse | undefined {
  if (isFar(almanac, near)) return undefined;
  const { peak, kind, sd_penum, sd_partial, sd_total, obscuration } = SearchLunarEclipse(before(near));
  if (!isNear(peak, near)) return undefined;
  const greatest = instantOfTime(peak);
  const around = (minutes: number): Window => [greatest - minutes / MINUTES, greatest + minutes / MINUTES];
  const contacts = around(sd_partial || sd_penum);
  const seen = moonAbove(almanac, place, contacts);
  return {
    body: "moon",
    kind,
    greatest,
    contacts,
    ...(sd_total > 0 && { totality: around(sd_total) }),
    ...(seen && { seen }),
    obscuration,
    ...(seen && sd_partial > 0 && { sutak: [contacts[0] - SUTAK_DAYS.moon, contacts[1]] }),
  };
}

/** The part of a stretch of hours in which the Sun is above the horizon. */
function sunAbove({ ephemeris }: Almanac, place: Place, [from, to]: Window): Window | undefined {
  const day = dayNumberAt(from);
  // far from India the Sun of a civil day may rise on the one before or after
  for (const each of [day - 1, day, day + 1]) {
    const [rise, set] = [sunCrossing(ephemeris, place, each, "rise"), sunCrossing(ephemeris, place, each, "set")];
    if (rise !== undefined && set !== undefined && rise < to && set > from) {
      return [Math.max(rise, from), Math.min(set, to)];
    }
  }
  return undefined;
}

/** The part of a stretch of hours in which the Moon is above the horizon. */
function moonAbove({ ephemeris }: Almanac, place: Place, [from, to]: Window): Window | undefined {
  const rise = moonCrossing(ephemeris, place, "rise", from, to);
  const set = moonCrossing(ephemeris, place, "set", from, to);
  if (rise !== undefined) return [rise, to];
  if (set !== undefined) return [from, set];
  return moonFrom(ephemeris, place, (from + to) / 2).altitude > 0 ? [from, to] : undefined;
}
