import type { TextLanguage } from "../../contract/vocabulary";
import { addDays } from "../../domain/dates";
import { translatorOf } from "../almanacTexts";
import { clockText, windowText } from "../almanacTimes";
import type { FestivalCalendar, ObservedDay } from "./calendar";
import { ownNameOf } from "./dayName";
import { feedTexts } from "./feedTexts";
import { type CalendarEvent, icsOf } from "./ics";
import { descriptionOf, festivalTextsOf, windowsOf } from "./present";
import { noteOf } from "./record";

const DAYS_AHEAD = 2 * 365 + 1;
const DAYS_BACK = 31;

export type FeedRequest = { name: string; language: TextLanguage; today: string; origin: string; stamp: string };

/** The feed `festivals`, `vratas` or that of one festival (`ekadashi`), two years ahead; undefined when there is no such feed. */
export function feedOf(calendar: FestivalCalendar, request: FeedRequest): string | undefined {
  const { name, language, today, origin, stamp } = request;
  const texts = feedTexts[language];
  const own = calendar.festivals.find(({ slug }) => slug === name);
  if (!own && name !== "festivals" && name !== "vratas") return undefined;
  const isVows = name === "vratas";
  const days = calendar
    .between(addDays(today, -DAYS_BACK), addDays(today, DAYS_AHEAD))
    .filter(({ festival }) => (own ? festival.id === own.id : (festival.type === "VRAT") === isVows));
  const title = own ? festivalTextsOf(own, language).name : isVows ? texts.vratas : texts.festivals;
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

function eventOf(calendar: FestivalCalendar, day: ObservedDay, { language, origin, host }: Where): CalendarEvent {
  const { festival, date, computed, chosen } = day;
  const { name, significance, otherNames } = festivalTextsOf(festival, language);
  const note = chosen ? noteOf(chosen, language) : null;
  // a day that was moved has the id of the day it replaces, so that phones move it too
  const origins = computed?.date ?? (chosen?.replaces || date);
  return {
    uid: `${festival.slug}-${origins}@${host}`,
    date,
    endDate: calendar.endOf(day),
    summary: ownNameOf(calendar.almanac, computed, language) ?? name,
    description: [
      note,
      timesText(calendar, day, language),
      significance ?? descriptionOf(festival, language),
      otherNames,
    ]
      .filter(Boolean)
      .join("\n\n"),
    url: `${origin}/festivals/${festival.slug}${language === "en" ? "" : `?lang=${language}`}`,
    categories: feedTexts[language].categories,
  };
}

/** "Parana (breaking the fast): 06:36 (6 Nov) – 08:47", a line each, at New Delhi. */
function timesText(calendar: FestivalCalendar, day: ObservedDay, language: TextLanguage): string {
  const t = translatorOf(language);
  return windowsOf(calendar, day)
    .times.map(({ id, start, end }) => {
      const when =
        start === end ? clockText(start, day.date, language, t) : windowText([start, end], day.date, language, t);
      return `${t(`time.${id}`)}: ${when}`;
    })
    .join("\n");
}
