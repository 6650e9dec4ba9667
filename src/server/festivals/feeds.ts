import type { TextLanguage } from "../../contract/vocabulary";
import { addDays } from "../../domain/dates";
import type { FestivalCalendar, KeptDay } from "./calendar";
import { ownNameOf } from "./dayName";
import { feedTexts } from "./feedTexts";
import { type CalendarEvent, icsOf } from "./ics";
import { descriptionOf, festivalTextsOf } from "./present";
import { noteOf } from "./record";

const DAYS_AHEAD = 2 * 365 + 1;
const DAYS_BACK = 31;

export type FeedRequest = { name: string; language: TextLanguage; today: string; origin: string; stamp: string };

/** The feed `festivals`, `ekadashi` or that of one festival, two years ahead; undefined when there is no such feed. */
export function feedOf(calendar: FestivalCalendar, request: FeedRequest): string | undefined {
  const { name, language, today, origin, stamp } = request;
  const texts = feedTexts[language];
  const own = calendar.festivals.find(({ slug }) => slug === name);
  if (!own && name !== "festivals") return undefined;
  const days = calendar
    .between(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
    .filter(({ festival }) => (own ? festival.id === own.id : festival.type !== "VRAT"));
  const title = own ? festivalTextsOf(own, language).name : texts.festivals;
  const host = new URL(origin).hostname;
  return icsOf(
    {
      name: title,
      description: texts.about,
      language,
      events: days.map((day) => eventOf(calendar, day, { language, origin, host })),
    },
    stamp,
  );
}

type Where = { language: TextLanguage; origin: string; host: string };

function eventOf(calendar: FestivalCalendar, day: KeptDay, { language, origin, host }: Where): CalendarEvent {
  const { festival, date, computed, chosen } = day;
  const { name, significance, otherNames } = festivalTextsOf(festival, language);
  const note = chosen ? noteOf(chosen, language) : null;
  // a day that was moved keeps the id of the day it stands in for, so that phones move it too
  const origins = computed?.date ?? (chosen?.replaces || date);
  return {
    uid: `${festival.slug}-${origins}@${host}`,
    date,
    endDate: calendar.endOf(day),
    summary: ownNameOf(calendar.almanac, computed, language) ?? name,
    description: [note, significance ?? descriptionOf(festival, language), otherNames].filter(Boolean).join("\n\n"),
    url: `${origin}/festivals/${festival.slug}${language === "en" ? "" : `?lang=${language}`}`,
    categories: feedTexts[language].categories,
  };
}
