import type { QueryClient } from "@tanstack/react-query";
import { ekadashiNumber } from "../../domain/ekadashi";
import type { FestivalDate } from "../../domain/festivals/occurrence";
import { createAlmanac } from "../../domain/panchang/almanac";
import { panchangMonth } from "../../domain/panchang/month";
import { panchangDay } from "../../domain/panchang/panchangDay";
import { recommendationsOf } from "../../domain/panchang/recommendations";
import { offlinePlace } from "./offlinePlace";
import type { DayFestival, MonthView, PanchangView, Where } from "./view";

const almanac = createAlmanac();

/**
 * The same day as the server's, computed on this device; dates that people changed are not known here. Undefined for
 * a place that this device does not know.
 */
export function localDay(client: QueryClient, where: Where, date: string): PanchangView | undefined {
  const place = offlinePlace(client, where);
  if (!place) return undefined;
  const day = panchangDay(almanac, { lat: place.lat, lng: place.lng }, date);
  return {
    place,
    day,
    festivals: day.festivals.map(festivalOf),
    recommendations: recommendationsOf(day)
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
export function localMonth(client: QueryClient, where: Where, month: string): MonthView | undefined {
  const place = offlinePlace(client, where);
  if (!place) return undefined;
  const [year = 0, number = 0] = month.split("-").map(Number);
  const days = panchangMonth(almanac, { lat: place.lat, lng: place.lng }, year, number);
  return { month, days: days.map((day) => ({ ...day, festivals: day.festivals.map(festivalOf) })) };
}

function festivalOf({ festival, begins }: FestivalDate): DayFestival {
  const nameKey =
    festival === "ekadashi" ? `ekadashi.${ekadashiNumber(almanac, begins)}` : `festivals.${festival}.name`;
  return { slug: festival, type: null, nameKey };
}
