import type { FastifyInstance } from "fastify";
import en from "../../../locales/en/notices.json";
import hi from "../../../locales/hi/notices.json";
import kn from "../../../locales/kn/notices.json";
import { ReaderPlace } from "../../contract/reminders";
import { civilDateOf } from "../../domain/dates";
import { dateInWords } from "../../domain/dateWords";
import { timesOf } from "../../domain/festivals/times";
import { almanacAt } from "../../domain/panchang/almanac";
import { oneLine, unlinked } from "../../domain/personNames";
import { translatorOf } from "../almanacTexts";
import { clockText, windowText } from "../almanacTimes";
import { ownNameOf } from "../festivals/dayName";
import { nameOfFestival } from "../festivals/record";
import type { Locale } from "../locale";
import { filled } from "../notifications/filled";
import { placeName, placeOf } from "../panchang/where";
import type { Due } from "./occasions";

const texts: Record<Locale, (typeof en)["reminders"]> = { en: en.reminders, hi: hi.reminders, kn: kn.reminders };

/** What a reminder says: a line, a few more, and the page it leads to. */
export type Words = { title: string; body: string; path: string };
/** In which language and, as JSON, for which place. */
export type For = { locale: Locale; place: string | null; today: string };
type App = Pick<FastifyInstance, "gazetteer" | "almanac">;

export const endWords = (locale: Locale): string => texts[locale].end;
/** Words a reminder; a fast's and a festival's times are those of the reader's place. */
export function wordsFor(app: App, due: Due, { locale, place, today }: For): Words {
  const words = texts[locale];
  if (due.about === "festival") {
    const { date, festival } = due.day;
    const name = ownNameOf(app.almanac, due.day.computed, locale) ?? nameOfFestival(festival, locale);
    const title = filled(date === today ? words.today : words.tomorrow, { name });
    const body = [dateInWords(date, locale, { dateStyle: "full" }), ...timesAt(app, due.day, locale, place)].join("\n");
    return { title, body, path: `/festivals/${festival.slug}` };
  }
  const { startsAt } = due.occasion.kind === "festival" ? { startsAt: "" } : due.occasion;
  const time = dateInWords(startsAt, locale, { timeStyle: "short" });
  const isToday = civilDateOf(startsAt) === today;
  if (due.about === "live") {
    const { title, temple_name, slug } = due.event;
    const name = oneLine(unlinked(title));
    const told = filled(isToday ? words.live : words.liveTomorrow, { name, time });
    return { title: told, body: oneLine(unlinked(temple_name)), path: slug === null ? "/" : `/temple/${slug}` };
  }
  const { id, poojaName, templeName, reference } = due.visit;
  const name = oneLine(unlinked(poojaName || templeName));
  const told = filled(isToday ? words.visitToday : words.visit, { name, time });
  return { title: told, body: `${oneLine(unlinked(templeName))}\n${reference}`, path: `/book?booking=${id}` };
}

/** "Parana (breaking the fast): 06:36 – 08:47", a line each, and where that is. */
function timesAt(
  app: App,
  { computed, date }: Extract<Due, { about: "festival" }>["day"],
  locale: Locale,
  stored: string | null,
) {
  if (!computed) return [];
  const place = placeOf(app.gazetteer(), stored === null ? {} : ReaderPlace.parse(JSON.parse(stored)));
  const t = translatorOf(locale);
  const times = timesOf(almanacAt(app.almanac, place), computed);
  if (times.length === 0) return [];
  const lines = times.map(({ id, start, end }) => {
    const when = start === end ? clockText(start, date, locale, t) : windowText([start, end], date, locale, t);
    return `${t(`time.${id}`)}: ${when}`;
  });
  return [...lines, placeName(place, locale)];
}
