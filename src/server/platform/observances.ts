import fp from "fastify-plugin";
import { addDays, civilDateOf } from "../../domain/dates";
import { SOON_DAYS } from "../../domain/festivals/soon";
import { panchangDay } from "../../domain/panchang/panchangDay";
import { auspiciousDeities } from "../../domain/panchang/recommendations";
import type { BookPage } from "../festivals/book";
import { deitiesOfRow, deityWords } from "../festivals/record";
import { keptFestivals } from "../panchang/festivalsOfDay";
import { deityWord } from "../temples/searchDocument";

/** Whose days it is, by the words temples' deities are filed under, and how many festivals come. */
export type Observances = {
  /** by tithi, weekday or festival of the day in India */
  today: readonly string[];
  /** of the festivals in the next 30 days, monthly vows aside */
  soon: readonly string[];
  festivalsTracked: number;
  upcomingFestivals: number;
};

declare module "fastify" {
  interface FastifyInstance {
    /** The observances of the day it is; found once a day, and again when a festival changes. */
    observances: () => Promise<Observances>;
  }
}

/** National dates are those of the capital. */
const NEW_DELHI = { lat: 28.6139, lng: 77.209 };

export const observances = fp(async (app) => {
  let known: { date: string; revision: string; found: Observances } | undefined;
  app.decorate("observances", async () => {
    const page = await app.festivalBook.open();
    const date = civilDateOf(app.now().getTime());
    if (known?.date !== date || known.revision !== page.revision) {
      known = { date, revision: page.revision, found: observancesOn(page, date) };
    }
    return known.found;
  });
});

function observancesOn({ calendar }: BookPage, date: string): Observances {
  const coming = calendar
    .between(date, addDays(date, SOON_DAYS))
    .filter(({ festival }) => festival.type !== "VRAT")
    .map(({ festival }) => festival);
  const ofToday = calendar.between(date, date);
  const day = { ...panchangDay(calendar.almanac, NEW_DELHI, date), festivals: keptFestivals(ofToday) };
  // festivals that no rule dates are none of the rules' either
  const entered = ofToday.filter(({ festival }) => !festival.rule_id).flatMap(({ festival }) => deitiesOfRow(festival));
  return {
    today: [...new Set([...auspiciousDeities(day).map(deityWord), ...deityWords(entered)])],
    soon: deityWords(coming.flatMap(deitiesOfRow)),
    festivalsTracked: calendar.festivals.length,
    upcomingFestivals: coming.length,
  };
}

/** Tells by a temple's deity words (between blanks) whether its day is today. */
export function isAuspiciousOn({ today }: Pick<Observances, "today">): (deityKey: string) => boolean {
  if (today.length === 0) return () => false;
  const words = today.map((word) => ` ${word} `);
  return (deityKey) => words.some((word) => deityKey.includes(word));
}
