import type { AlmanacPlace, PanchangAnswer, PanchangToday } from "../../contract/panchang";
import type { TextLanguage } from "../../contract/vocabulary";
import { almanacClock, angaLines, masaName } from "../../domain/almanacText";
import { alsoKeptOn } from "../../domain/festivals/partings";
import { type Almanac, almanacAt } from "../../domain/panchang/almanac";
import type { AngaKind } from "../../domain/panchang/angas";
import type { IsoWindow } from "../../domain/panchang/dayShape";
import { type PanchangDay, panchangDay } from "../../domain/panchang/panchangDay";
import type { LunarReckoning } from "../../domain/panchang/reckoning";
import {
  type Recommendation,
  recommendationsOf,
  recommendationTexts,
  type Translate,
} from "../../domain/panchang/recommendations";
import { localeTags, translatorOf } from "../almanacTexts";
import { clockText, windowText } from "../almanacTimes";
import type { FestivalCalendar } from "../festivals/calendar";
import { festivalsOfDay, observedFestivals } from "./festivalsOfDay";
import { placeName } from "./where";

export type DayRequest = { place: AlmanacPlace; date: string; language: TextLanguage; months: LunarReckoning };

const RECOMMENDED = 6;

/** The answer of the daily call: the day in words, its festivals as observed, what to do and why. */
export function panchangAnswer(almanac: Almanac, calendar: FestivalCalendar, request: DayRequest): PanchangAnswer {
  const { place, date, language, months } = request;
  const t = translatorOf(language);
  const here = almanacAt(almanac, place);
  const computed = panchangDay(almanac, { lat: place.lat, lng: place.lng }, date);
  const observed = calendar.observed(computed.festivals, date, date);
  const day = { ...computed, festivals: observedFestivals(observed) };
  return {
    today: todayOf(day, request, t),
    festivals: festivalsOfDay(almanac, here, observed, language),
    alsoKept: alsoKeptOn(almanac, date).flatMap((found) =>
      festivalsOfDay(almanac, here, calendar.observed([found], found.date, found.date), language)
        .filter(({ parting }) => parting.length > 0)
        .map((festival) => ({ ...festival, date: found.date })),
    ),
    recommendations: recommendationsOf(day, months)
      .slice(0, RECOMMENDED)
      .map((each) => recommendationOf(each, date, language, t)),
    place,
    day,
  };
}

function todayOf(day: PanchangDay, { place, language, months }: DayRequest, t: Translate): PanchangToday {
  const anga = (kind: AngaKind) => angaText(day, kind, language, t);
  const window = (span: IsoWindow) => windowText(span, day.date, language, t);
  const moon = (instant: string | null, none: string) =>
    instant === null ? t(none) : clockText(instant, day.date, language, t);
  return {
    location: placeName(place, language),
    date: day.date,
    weekday: t(`weekday.${day.weekday}`),
    tithi: anga("tithi"),
    nakshatra: anga("nakshatra"),
    yoga: anga("yoga"),
    karana: anga("karana"),
    sunrise: almanacClock(day.sun.sunrise),
    sunset: almanacClock(day.sun.sunset),
    moonrise: moon(day.moon.moonriseHinduDay, "page.noMoonrise"),
    moonset: moon(day.moon.moonsetHinduDay, "page.noMoonset"),
    month: masaName(t, day.masa, months),
    months,
    rahuKalam: window(day.kalas.rahu),
    yamaganda: window(day.kalas.yamaganda),
    gulika: window(day.kalas.gulika),
    auspiciousTime: day.kalas.abhijitOmittedOnWednesday ? t("page.noneToday") : window(day.kalas.abhijit),
  };
}

/** "Krishna Pratipada until 09:30, then Krishna Dwitiya": what holds at sunrise, its end, and what follows. */
function angaText(day: PanchangDay, kind: AngaKind, language: TextLanguage, t: Translate): string {
  const parts = angaLines(day, kind).map(({ key, paksha, end, holdsOn }, at) => {
    const name = paksha ? t(`page.tithi.${paksha}`, { tithi: t(key) }) : t(key);
    return holdsOn && at > 0 ? name : t("page.until", { name, time: clockText(end, day.date, language, t) });
  });
  return parts.reduce((first, next) => t("page.then", { first, next }));
}

function recommendationOf(recommendation: Recommendation, date: string, language: TextLanguage, t: Translate) {
  const { title, description } = recommendationTexts(recommendation, t, localeTags[language]);
  const { window, worship } = recommendation;
  return {
    title,
    description,
    time: window === null ? t("page.noMoonrise") : windowText(window, date, language, t),
    part: t(`kala.${worship}`),
    id: recommendation.id,
    basis: recommendation.basis,
    deities: [...recommendation.deities],
    window,
    worship,
    names: Object.fromEntries(
      Object.entries(recommendation.names).flatMap(([name, key]) => (key ? [[name, key]] : [])),
    ),
  };
}
