import fp from "fastify-plugin";
import { addDays, civilDateOf } from "../../domain/dates";
import { SOON_DAYS } from "../../domain/festivals/soon";
import type { Observances } from "../../domain/observances";
import { panchangDay } from "../../domain/panchang/panchangDay";
import { auspiciousDeities } from "../../domain/panchang/recommendations";
import { foldWord } from "../../domain/spelling";
import type { BookPage } from "../festivals/book";
import { deitiesOfRow, deityWords } from "../festivals/record";
import { observedFestivals } from "../panchang/festivalsOfDay";

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
    .map(({ festival, date }) => ({ id: festival.id, date, words: deityWords(deitiesOfRow(festival)) }));
  const ofToday = calendar.between(date, date);
  const day = { ...panchangDay(calendar.almanac, NEW_DELHI, date), festivals: observedFestivals(ofToday) };
  // festivals that no rule dates are none of the rules' either
  const entered = ofToday.filter(({ festival }) => !festival.rule_id).flatMap(({ festival }) => deitiesOfRow(festival));
  return {
    date,
    today: [...new Set([...auspiciousDeities(day).map(foldWord), ...deityWords(entered)])],
    soon: [...new Set(coming.flatMap(({ words }) => words))],
    soonOn: coming,
    festivalsTracked: calendar.festivals.length,
    upcomingFestivals: new Set(coming.map(({ id }) => id)).size,
  };
}
