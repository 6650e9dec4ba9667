import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sql } from "kysely";
import type { SeasonEnd } from "../../contract/ownRules";
import type { Closure } from "../../contract/templeFacts";
import { addDays, type CivilDate, civilDateOf } from "../../domain/dates";
import { nextSpan, templeAlmanac } from "../../domain/festivals/ownSpan";
import { openSlots } from "../../domain/openSlots";
import { weekAround } from "../../domain/seasonHours";
import { type NextDay, seasonDays } from "../../domain/seasons";
import { tagsOfCard, templeTag } from "../contentTags";
import { like, pattern } from "../db/likePattern";
import type { Db } from "../db/open";
import { index } from "../search/search";
import { closuresOf } from "../temples/facts";
import { hoursOf } from "../temples/record";
import type { FestivalCalendar } from "./calendar";

declare module "fastify" {
  interface FastifyInstance {
    /** Works out the present season of every temple that has one by a rule or with hours, where that is not stored yet. */
    dateSeasons: () => Promise<void>;
  }
}

const EVERY_MS = 60_000;

/**
 * Keeps the days of seasons that follow from rules, and the steps of the week in which a temple with other hours in a
 * season is open: after a write of a temple, each day, and when festivals change.
 */
export const seasonDates = fp(async (app) => {
  const known = new Map<number, string>();
  app.decorate("dateSeasons", async () => {
    const temples = await seasonalTemples(app.db);
    if (temples.length === 0) return;
    const { revision, calendar } = await app.festivalBook.open();
    const today = civilDateOf(app.now().getTime());
    for (const row of temples) {
      const keyOf = (temple: Seasonal) => JSON.stringify([today, revision, temple]);
      if (known.get(row.id) === keyOf(row)) continue;
      const present = presentOf(row, nextDayOf(calendar, row), today);
      known.set(row.id, keyOf({ ...row, ...present }));
      if (present.closures === row.closures && present.open_slots === row.open_slots) continue;
      if (await storePresent(app.db, row, present))
        app.contentVersions.touch([templeTag(row.id), ...tagsOfCard(row.id)]);
    }
  });
  app.addHook("onResponse", async ({ touched }) => {
    if ([...(touched ?? [])].some((tag) => tag.startsWith("temple:")))
      app.background("dating seasons", app.dateSeasons);
  });
  app.addHook("onListen", async () => app.repeat("dating seasons", EVERY_MS, app.dateSeasons));
});

type Seasonal = Awaited<ReturnType<typeof seasonalTemples>>[number];
type Present = Pick<Seasonal, "closures" | "open_slots">;

const seasonalTemples = (db: Db) =>
  db
    .selectFrom("temples")
    .select(["id", "closures", "opening_hours", "open_slots", "status", "popularity", "latitude", "longitude"])
    .where("closures", "!=", "[]")
    .where(
      sql<boolean>`(${like("closures", pattern`%"closesOn":{%`)} or ${like("closures", pattern`%"opensOn":{%`)}
        or ${like("closures", pattern`%"hours":{%`)})`,
    )
    .orderBy("id")
    .execute();

/** The seasons of a temple with their present days, and when it is open in the week around `today`. */
function presentOf({ closures, opening_hours }: Seasonal, next: NextDay<SeasonEnd>, today: CivilDate): Present {
  const dated = closuresOf(closures).map((one) => datedOn(one, next, today));
  return {
    closures: JSON.stringify(dated),
    open_slots: openSlots(weekAround(hoursOf(opening_hours), dated, today)),
  };
}

const datedOn = (closure: Closure, next: NextDay<SeasonEnd>, today: CivilDate): Closure =>
  closure.closesOn || closure.opensOn ? { ...closure, ...seasonDays(closure, next, today) } : closure;

/** False where an editor saved meanwhile, who is not undone: the next look finds what was saved. */
function storePresent(db: FastifyInstance["db"], row: Seasonal, present: Present): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("temples")
      .set(present)
      .where("id", "=", row.id)
      .where("closures", "=", row.closures)
      .where(sql<boolean>`opening_hours is not distinct from ${row.opening_hours}`)
      .executeTakeFirst();
    // a cluster is told of the hours
    if (numUpdatedRows > 0n && present.open_slots !== row.open_slots)
      await index(trx, [{ id: row.id, before: row, after: row }]);
    return numUpdatedRows > 0n;
  });
}

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
