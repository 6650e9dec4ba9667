import fp from "fastify-plugin";
import { sql } from "kysely";
import { type Closure, Closures } from "../../contract/templeFacts";
import { addDays, type CivilDate, civilDateOf } from "../../domain/dates";
import { type NextDay, seasonDays } from "../../domain/seasons";
import { tagsOfCard, templeTag } from "../contentTags";
import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import type { FestivalCalendar } from "./calendar";

declare module "fastify" {
  interface FastifyInstance {
    /** Works out the present season of every temple that closes or opens on a festival, where that is not stored yet. */
    dateSeasons: () => Promise<void>;
  }
}

const EVERY_MS = 60_000;

/** Keeps the days of seasons that follow from festivals: after a write of a temple, each day, and when festivals change. */
export const seasonDates = fp(async (app) => {
  const known = new Map<number, string>();
  app.decorate("dateSeasons", async () => {
    const temples = await seasonalTemples(app.db);
    if (temples.length === 0) return;
    const { revision, calendar } = await app.festivalBook.open();
    const today = civilDateOf(app.now().getTime());
    const next = nextFestivalDay(calendar);
    for (const { id, closures } of temples) {
      const key = `${today} ${revision} ${closures}`;
      if (known.get(id) === key) continue;
      const dated = JSON.stringify(Closures.parse(JSON.parse(closures)).map((one) => datedOn(one, next, today)));
      known.set(id, `${today} ${revision} ${dated}`);
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

type FestivalDay = NonNullable<Closure["closesOn"]>;

const datedOn = (closure: Closure, next: NextDay<FestivalDay>, today: CivilDate): Closure =>
  closure.closesOn || closure.opensOn ? { ...closure, ...seasonDays(closure, next, today) } : closure;

const seasonalTemples = (db: Db) =>
  db
    .selectFrom("temples")
    .select(["id", "closures"])
    .where("closures", "!=", "[]")
    .where(sql<boolean>`(${like("closures", pattern`%"closesOn":{%`)} or ${like("closures", pattern`%"opensOn":{%`)})`)
    .orderBy("id")
    .execute();

const nextFestivalDay =
  (calendar: FestivalCalendar): NextDay<FestivalDay> =>
  ({ festival, offset }, from) => {
    const row = calendar.festivals.find(({ rule_id }) => rule_id === festival);
    const [day] = row ? calendar.next(row, addDays(from, -offset), 1) : [];
    return day && addDays(day.date, offset);
  };
