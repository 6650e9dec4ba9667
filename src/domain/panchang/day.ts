import type { Almanac } from "./almanac";
import { type Anga, type AngaKind, angaName, angasBetween, padaAt } from "./angas";
import type { AlmanacDay, IsoKalas, IsoWindow, Masa, MoonTimes, Span, SunriseAnga, SunTimes } from "./dayShape";
import { frameOf } from "./frame";
import type { Place } from "./horizon";
import { checkedDay, checkedPlace } from "./input";
import { abhijitOmitted, type DayFrame, kalasOf, type Window } from "./kalas";
import type { Lunation } from "./lunation";
import { lunationAt, purnimantaMonth } from "./masa";
import { moonCrossing } from "./moonrise";
import { MONTHS, nameOf } from "./names";
import { samvatOf } from "./samvat";
import { type SunriseKind, sunCrossing } from "./sunrise";
import { type DayNumber, type Instant, isoOf, midnightOf, SECONDS_PER_DAY, weekdayOf } from "./time";

const isoOrNull = (instant: Instant | undefined) => (instant === undefined ? null : isoOf(instant));
const isoWindow = ([start, end]: Window): IsoWindow => [isoOf(start), isoOf(end)];
const span =
  (kind: AngaKind) =>
  (anga: Anga): Span => ({
    index: anga.index,
    name: angaName(kind, anga.index),
    end: isoOf(anga.end),
  });

function sunTimes(almanac: Almanac, place: Place, day: DayNumber, frame: DayFrame): SunTimes {
  const other = (offset: number, side: "rise" | "set", kind: SunriseKind) =>
    isoOrNull(sunCrossing(almanac.ephemeris, place, day + offset, side, kind));
  return {
    sunrise: isoOf(frame.sunrise),
    sunset: isoOf(frame.sunset),
    nextSunrise: isoOf(frame.nextSunrise),
    prevSunset: isoOf(frame.previousSunset),
    sunriseHindu: other(0, "rise", "centreAirless"),
    sunsetHindu: other(0, "set", "centreAirless"),
    nextSunriseHindu: other(1, "rise", "centreAirless"),
    sunriseCentreRefr: other(0, "rise", "centreRefracted"),
    sunsetCentreRefr: other(0, "set", "centreRefracted"),
  };
}

function moonTimes(almanac: Almanac, place: Place, day: DayNumber, frame: DayFrame): MoonTimes {
  const crossing = (side: "rise" | "set", from: Instant, to: Instant) =>
    isoOrNull(moonCrossing(almanac.ephemeris, place, side, from, to));
  const midnight = midnightOf(day);
  return {
    moonriseCivilDay: crossing("rise", midnight, midnight + 1),
    moonsetCivilDay: crossing("set", midnight, midnight + 1),
    moonriseHinduDay: crossing("rise", frame.sunrise, frame.nextSunrise),
    moonsetHinduDay: crossing("set", frame.sunrise, frame.nextSunrise),
  };
}

function sunriseAnga(kind: AngaKind, anga: Anga, sunrise: Instant): SunriseAnga {
  const margin = Math.min(sunrise - anga.start, anga.end - sunrise);
  return { ...span(kind)(anga), start: isoOf(anga.start), marginSec: Math.round(margin * SECONDS_PER_DAY) };
}

function masaOf(month: Lunation, tithi: number): Masa {
  const purnimantaIndex = purnimantaMonth(month, tithi);
  return {
    paksha: tithi <= 15 ? "Shukla" : "Krishna",
    amantaIndex: month.month,
    amanta: nameOf(MONTHS, month.month),
    adhika: month.adhika,
    kshaya: month.kshaya,
    purnimantaIndex,
    purnimanta: nameOf(MONTHS, purnimantaIndex),
    amantaStart: isoOf(month.start),
    amantaEnd: isoOf(month.end),
  };
}

function isoKalas(frame: DayFrame, weekday: number): IsoKalas {
  const { durMuhurta, solarMidday, ...kalas } = kalasOf(frame, weekday);
  return {
    rahu: isoWindow(kalas.rahu),
    yamaganda: isoWindow(kalas.yamaganda),
    gulika: isoWindow(kalas.gulika),
    abhijit: isoWindow(kalas.abhijit),
    abhijitOmittedOnWednesday: abhijitOmitted(weekday),
    brahmaMuhurta: isoWindow(kalas.brahmaMuhurta),
    pradosha: isoWindow(kalas.pradosha),
    nishita: isoWindow(kalas.nishita),
    madhyahna5: isoWindow(kalas.madhyahna5),
    aparahna5: isoWindow(kalas.aparahna5),
    durMuhurta: durMuhurta.map(isoWindow),
    solarMidday: isoOf(solarMidday),
  };
}

type AngaLists = Record<AngaKind, [Anga, ...Anga[]]>;

function angaLists(almanac: Almanac, { sunrise, nextSunrise }: DayFrame): AngaLists {
  const between = (kind: AngaKind) => angasBetween(almanac.ephemeris, kind, sunrise, nextSunrise);
  return {
    tithi: between("tithi"),
    nakshatra: between("nakshatra"),
    yoga: between("yoga"),
    karana: between("karana"),
  };
}

function namedAngas(almanac: Almanac, lists: AngaLists, sunrise: Instant): Pick<AlmanacDay, "atSunrise" | "spans"> {
  const first = (kind: AngaKind) => sunriseAnga(kind, lists[kind][0], sunrise);
  const spans = (kind: AngaKind) => lists[kind].map(span(kind));
  return {
    atSunrise: {
      tithi: first("tithi"),
      nakshatra: { ...first("nakshatra"), pada: padaAt(almanac.ephemeris, sunrise) },
      yoga: first("yoga"),
      karana: first("karana"),
    },
    spans: { tithi: spans("tithi"), nakshatra: spans("nakshatra"), yoga: spans("yoga"), karana: spans("karana") },
  };
}

/**
 * The almanac of a civil day (`YYYY-MM-DD`, Asia/Kolkata) at a place: Lahiri ayanamsa, sunrise of the upper limb
 * at sea level. Throws `PanchangInputError` for a date or place that has no answer.
 */
export function almanacDay(almanac: Almanac, where: Place, date: string): AlmanacDay {
  const day = checkedDay(date);
  const place = checkedPlace(where);
  const frame = frameOf(almanac.ephemeris, place, day);
  const lists = angaLists(almanac, frame);
  const tithi = lists.tithi[0].index;
  const month = lunationAt(almanac, frame.sunrise);
  return {
    date,
    weekday: weekdayOf(day),
    sun: sunTimes(almanac, place, day, frame),
    moon: moonTimes(almanac, place, day, frame),
    ...namedAngas(almanac, lists, frame.sunrise),
    kshayaTithi: lists.tithi.slice(1, -1).map(({ index }) => index),
    vriddhiTithi: lists.tithi.length === 1,
    masa: masaOf(month, tithi),
    samvat: samvatOf(month),
    kalas: isoKalas(frame, weekdayOf(day)),
  };
}
