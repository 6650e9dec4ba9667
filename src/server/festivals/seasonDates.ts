import fp from "fastify-plugin";
import { sql } from "kysely";
import type { SeasonEnd } from "../../contract/ownRules";
import { type Closure, Closures } from "../../contract/templeFacts";
import { addDays, type CivilDate, civilDateOf } from "../../domain/dates";
import { nextSpan, templeAlmanac } from "../../domain/festivals/ownSpan";
import { type NextDay, seasonDays } from "../../domain/seasons";
import { tagsOfCard, templeTag } from "../contentTags";
import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import type { FestivalCalendar } from "./calendar";

declare module "fastify" {
  interface FastifyInstance {
    /** Works out the present season of every temple that closes or opens by a rule, where that is not stored yet. */
    dateSeasons: () => Promise<void>;
  }
}

const EVERY_MS = 60_000;

/** Keeps the days of seasons that follow from rules: after a write of a temple, each day, and when festivals change. */
export const seasonDates = fp(async (app) => {
  const known = new Map<number, string>();
  app.decorate("dateSeasons", async () => {
    const temples = await seasonalTemples(app.db);
    if (temples.length === 0) return;
    const { revision, calendar } = await app.festivalBook.open();
    const today = civilDateOf(app.now().getTime());
    for (const { id, closures, ...place } of temples) {
      const keyOf = (closures: string) => JSON.stringify([today, revision, closures, place]);
      if (known.get(id) === keyOf(closures)) continue;
      const next = nextDayOf(calendar, place);
      const dated = JSON.stringify(Closures.parse(JSON.parse(closures)).map((one) => datedOn(one, next, today)));
      known.set(id, keyOf(dated));
      if (dated === closures) continue;
      // an editor who saves meanwhile is not undone: the next look finds what was saved
      await app.db
        .updateTable("temples")
        .set({ closures: dated })
        .where("id", "=", id)
        .where("closures", "=", closures)
        .execute();
      app.contentVersions.touch([templeTag(id), ...tagsOfCard(id)]);
    }
  });
  app.addHook("onResponse", async ({ touched }) => {
    if ([...(touched ?? [])].some((tag) => tag.startsWith("temple:")))
      app.background("dating seasons", app.dateSeasons);
  });
  app.addHook("onListen", async () => app.repeat("dating seasons", EVERY_MS, app.dateSeasons));
});

const datedOn = (closure: Closure, next: NextDay<SeasonEnd>, today: CivilDate): Closure =>
  closure.closesOn || closure.opensOn ? { ...closure, ...seasonDays(closure, next, today) } : closure;

const seasonalTemples = (db: Db) =>
  db
    .selectFrom("temples")
    .select(["id", "closures", "latitude", "longitude"])
    .where("closures", "!=", "[]")
    .where(sql<boolean>`(${like("closures", pattern`%"closesOn":{%`)} or ${like("closures", pattern`%"opensOn":{%`)})`)
    .orderBy("id")
    .execute();

type Place = { latitude: number | null; longitude: number | null };

/** A festival of the country has the days that its calendar tells, all else those of the almanac at the temple. */
function nextDayOf(calendar: FestivalCalendar, { latitude, longitude }: Place): NextDay<SeasonEnd> {
  const almanac = templeAlmanac(calendar.almanac, latitude, longitude);
  return (rule, from) => {
    if (rule.basis !== "festival") return nextSpan(almanac, rule, null, from)?.date;
    const row = calendar.festivals.find(({ rule_id }) => rule_id === rule.festival);
    const [day] = row ? calendar.next(row, addDays(from, -rule.offset), 1) : [];
    return day && addDays(day.date, rule.offset);
  };
}
