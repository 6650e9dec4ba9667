import { festivalsOn } from "../festivals/engine";
import type { FestivalDate } from "../festivals/occurrence";
import type { Almanac } from "./almanac";
import { siderealSun } from "./ayanamsa";
import { type Choghadiya, choghadiyasOf, type DayAndNight, type Hora, horasOf } from "./choghadiya";
import { almanacDay } from "./day";
import { type DayDetails, dayDetails, type IsoTimes, isoTimes } from "./dayDetails";
import type { AlmanacDay, Span } from "./dayShape";
import { frameOf, sunEvent } from "./frame";
import type { Place } from "./horizon";
import { checkedDay } from "./input";
import type { DayFrame } from "./kalas";
import { nameOf, SIGNS } from "./names";
import { type Seasons, seasonsOf } from "./seasons";
import { moonSigns, sunSignAt } from "./signs";
import { type Instant, instantOf, isoOf, weekdayOf } from "./time";

/** The almanac of a day with all that a page shows. */
export type PanchangDay = AlmanacDay &
  Seasons &
  DayDetails & {
    place: Place;
    /** The tithi of this sunrise also held at the sunrise before: the second day of a vriddhi tithi. */
    tithiRepeated: boolean;
    sunSign: { index: number; name: string };
    /** Signs of the Moon between this sunrise and the next. */
    moonSigns: Span[];
    choghadiya: DayAndNight<IsoTimes<Choghadiya>>;
    hora: DayAndNight<IsoTimes<Hora>>;
    /** National dates, the same for every place. */
    festivals: FestivalDate[];
  };

const bothHalves = <T extends { start: Instant; end: Instant }>({ day, night }: DayAndNight<T>) => ({
  day: day.map(isoTimes),
  night: night.map(isoTimes),
});

function signsOf(almanac: Almanac, { sunrise, nextSunrise }: DayFrame): Pick<PanchangDay, "sunSign" | "moonSigns"> {
  const sun = sunSignAt(almanac.ephemeris, sunrise);
  return {
    sunSign: { index: sun, name: nameOf(SIGNS, sun) },
    moonSigns: moonSigns(almanac.ephemeris, sunrise, nextSunrise).map(({ index, end }) => ({
      index,
      name: nameOf(SIGNS, index),
      end: isoOf(end),
    })),
  };
}

/** Everything of a civil day (`YYYY-MM-DD`, Asia/Kolkata) at a place; throws `PanchangInputError` as `almanacDay` does. */
export function panchangDay(almanac: Almanac, place: Place, date: string): PanchangDay {
  const day = almanacDay(almanac, place, date);
  const number = checkedDay(date);
  const frame = frameOf(almanac.ephemeris, place, number);
  const sky = almanac.ephemeris.at(frame.sunrise);
  const weekday = weekdayOf(number);
  return {
    ...day,
    place,
    tithiRepeated: instantOf(day.atSunrise.tithi.start) <= sunEvent(almanac.ephemeris, place, number - 1, "rise"),
    ...seasonsOf(sky, siderealSun(sky, frame.sunrise), day.masa.amantaIndex),
    ...signsOf(almanac, frame),
    ...dayDetails(almanac, place, number, frame),
    choghadiya: bothHalves(choghadiyasOf(frame, weekday)),
    hora: bothHalves(horasOf(frame, weekday)),
    festivals: festivalsOn(almanac, date),
  };
}
