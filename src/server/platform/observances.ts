import fp from "fastify-plugin";
import { addDays, civilDateOf } from "../../domain/dates";
import { festivalsBetween } from "../../domain/festivals/engine";
import { FESTIVAL_INFO } from "../../domain/festivals/info";
import { FESTIVAL_RULES } from "../../domain/festivals/rules";
import { type Almanac, createAlmanac } from "../../domain/panchang/almanac";
import type { DeityId } from "../../domain/panchang/deities";
import { panchangDay } from "../../domain/panchang/panchangDay";
import { auspiciousDeities } from "../../domain/panchang/recommendations";
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
    /** The observances of the day it is; computed once a day. */
    observances: () => Promise<Observances>;
  }
}

const DAYS_AHEAD = 30;
/** National dates are those of the capital. */
const NEW_DELHI = { lat: 28.6139, lng: 77.209 };

export const observances = fp(async (app) => {
  const almanac = createAlmanac();
  let known: { date: string; found: Observances } | undefined;
  app.decorate("observances", async () => {
    const date = civilDateOf(app.now().getTime());
    if (known?.date !== date) known = { date, found: observancesOn(almanac, date) };
    return known.found;
  });
});

function observancesOn(almanac: Almanac, date: string): Observances {
  const coming = festivalsBetween(almanac, date, addDays(date, DAYS_AHEAD)).flatMap(({ festival }) => {
    const info = FESTIVAL_INFO[festival];
    return info && info.kind !== "VRAT" ? [info] : [];
  });
  return {
    today: wordsOf(auspiciousDeities(panchangDay(almanac, NEW_DELHI, date))),
    soon: wordsOf(coming.flatMap(({ deities }) => deities)),
    festivalsTracked: FESTIVAL_RULES.length,
    upcomingFestivals: coming.length,
  };
}

const wordsOf = (deities: readonly DeityId[]) => [...new Set(deities.map(deityWord))];

/** Tells by a temple's deity words (between blanks) whether its day is today. */
export function isAuspiciousOn({ today }: Pick<Observances, "today">): (deityKey: string) => boolean {
  if (today.length === 0) return () => false;
  const words = today.map((word) => ` ${word} `);
  return (deityKey) => words.some((word) => deityKey.includes(word));
}
