import type { FestivalDate } from "../festivals/occurrence";
import { createEphemeris, type Ephemeris } from "./ephemeris";
import type { Place } from "./horizon";
import type { DayFrame } from "./kalas";
import type { Lunation } from "./lunation";
import type { Instant } from "./time";

/** A bounded memory by number: what was made for a key is handed out again until newer keys push it out. */
export type Memo<T> = (key: number, make: () => T) => T;

/** What every computation of this module is handed: the ephemeris and bounded memories of what was found. */
export type Almanac = {
  ephemeris: Ephemeris;
  newMoons: Memo<Instant>;
  lunations: Memo<Lunation>;
  /** Where the parts of the day are found by which festivals are dated. */
  place: Place;
  /** Sunrise and sunset there by day number. */
  frames: Memo<DayFrame>;
  lunarFestivals: Memo<FestivalDate[]>;
  solarFestivals: Memo<FestivalDate[]>;
};

/** A memo of at most `limit` entries, the oldest forgotten first. */
export function createMemo<T>(limit: number): Memo<T> {
  const held = new Map<number, { value: T }>();
  return (key, make) => {
    const found = held.get(key);
    if (found) return found.value;
    const value = make();
    held.set(key, { value });
    const oldest = held.size > limit ? held.keys().next().value : undefined;
    if (oldest !== undefined) held.delete(oldest);
    return value;
  };
}

/** One national date is computed here, since dates of each city would contradict printed calendars. */
const NEW_DELHI: Place = { lat: 28.6358, lng: 77.2245 };

/** A fresh almanac. One per process, worker or page is enough; it holds less than a megabyte. */
export function createAlmanac(): Almanac {
  return {
    ephemeris: createEphemeris(),
    newMoons: createMemo(256),
    lunations: createMemo(256),
    place: NEW_DELHI,
    frames: createMemo(1024),
    lunarFestivals: createMemo(256),
    solarFestivals: createMemo(32),
  };
}

/** The same sky with the days of another place: festivals that a temple keeps itself go by its own sunrise. */
export function almanacAt(almanac: Almanac, place: Place): Almanac {
  return {
    ...almanac,
    place,
    frames: createMemo(256),
    lunarFestivals: createMemo(1),
    solarFestivals: createMemo(1),
  };
}
