import type { QueryClient } from "@tanstack/react-query";
import { dayNameOf } from "../../domain/festivals/dayNames";
import { FESTIVAL_INFO } from "../../domain/festivals/info";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import { alsoKeptOn, partingOf } from "../../domain/festivals/partings";
import { timesOf } from "../../domain/festivals/times";
import { type Almanac, almanacAt, createAlmanac } from "../../domain/panchang/almanac";
import { isoEclipse } from "../../domain/panchang/dayDetails";
import { eclipsesBetween } from "../../domain/panchang/eclipses";
import { panchangMonth } from "../../domain/panchang/month";
import { panchangDay } from "../../domain/panchang/panchangDay";
import { recommendationsOf } from "../../domain/panchang/recommendations";
import { dayNumber, midnightOf } from "../../domain/panchang/time";
import type { Reader } from "./months";
import { monthsFor } from "./monthsFor";
import { offlinePlace } from "./offlinePlace";
import type { MonthView, NamedFestival, PanchangView, Where } from "./view";

const almanac = createAlmanac();

/**
 * The same day as the server's, computed on this device; dates that people changed are not known here. Undefined for
 * a place that this device does not know.
 */
export function localDay(client: QueryClient, where: Where, date: string, reader: Reader): PanchangView | undefined {
  const place = offlinePlace(client, where);
  if (!place) return undefined;
  const day = panchangDay(almanac, { lat: place.lat, lng: place.lng }, date);
  const here = almanacAt(almanac, place);
  const months = monthsFor(reader, place);
  return {
    place,
    day,
    months,
    festivals: day.festivals.map((festival) => withTimes(here, festival)),
    alsoKept: alsoKeptOn(almanac, date).map((festival) => ({ ...withTimes(here, festival), date: festival.date })),
    recommendations: recommendationsOf(day, months)
      .slice(0, 6)
      .map(({ id, deities, window, worship, names }) => ({
        id,
        deities: [...deities],
        window,
        worship,
        names: Object.fromEntries(Object.entries(names).flatMap(([name, key]) => (key ? [[name, key]] : []))),
      })),
    isLocal: true,
  };
}

/** The same month as the server's; undefined as for a day. */
export function localMonth(client: QueryClient, where: Where, month: string, reader: Reader): MonthView | undefined {
  const place = offlinePlace(client, where);
  if (!place) return undefined;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const days = panchangMonth(almanac, { lat: place.lat, lng: place.lng }, year, number);
  const [from, to] = [midnightOf(dayNumber(year, 1, 1)), midnightOf(dayNumber(year + 1, 1, 1))];
  return {
    month,
    months: monthsFor(reader, place),
    days: days.map((day) => ({ ...day, festivals: day.festivals.map(festivalOf) })),
    eclipses: eclipsesBetween(almanac, place, [from, to]).map(isoEclipse),
  };
}

const withTimes = (here: Almanac, festival: FestivalDate) => ({
  ...festivalOf(festival),
  times: timesOf(here, festival),
  parting: partingOf(almanac, festival),
});

function festivalOf(date: FestivalDate): NamedFestival {
  const { festival } = date;
  const { key, of } = dayNameOf(almanac, date) ?? { key: `festivals.${festival}.name` };
  return { slug: festival, type: FESTIVAL_INFO[festival]?.kind ?? null, nameKey: key, nameOf: of };
}
