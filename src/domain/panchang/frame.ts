import type { Ephemeris } from "./ephemeris";
import type { Place } from "./horizon";
import { PanchangInputError } from "./input";
import type { DayFrame } from "./kalas";
import { type Side, sunCrossing } from "./sunrise";
import type { DayNumber, Instant } from "./time";

/** Sunrise or sunset of a day; an error that names the latitude where the Sun does not rise or set. */
export function sunEvent(ephemeris: Ephemeris, place: Place, day: DayNumber, side: Side): Instant {
  const instant = sunCrossing(ephemeris, place, day, side);
  if (instant !== undefined) return instant;
  throw new PanchangInputError("lat", "noSunrise", "The Sun does not rise or set at this latitude on this day");
}

/** The sunrise and sunset of a day with the sunset before and the sunrise after. */
export function frameOf(ephemeris: Ephemeris, place: Place, day: DayNumber): DayFrame {
  return {
    previousSunset: sunEvent(ephemeris, place, day - 1, "set"),
    sunrise: sunEvent(ephemeris, place, day, "rise"),
    sunset: sunEvent(ephemeris, place, day, "set"),
    nextSunrise: sunEvent(ephemeris, place, day + 1, "rise"),
  };
}
