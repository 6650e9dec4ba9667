import fp from "fastify-plugin";
import { type Almanac, createAlmanac } from "../../domain/panchang/almanac";
import type { Db } from "../db/open";
import { createCalendar, type FestivalCalendar } from "./calendar";
import { listChoices, listFestivalRows, readRevision } from "./repository";

/** The calendar as of a revision of the festivals. */
export type BookPage = { revision: string; calendar: FestivalCalendar };

declare module "fastify" {
  interface FastifyInstance {
    /** The ephemeris and what was found with it, one for the process. */
    almanac: Almanac;
    festivalBook: {
      /** The calendar as it is now. A change made in this process counts at once, one of another process within a second. */
      open: () => Promise<BookPage>;
      /** Said after a change was written. */
      changed: () => void;
    };
  }
}

const LOOK_AGAIN_MS = 1_000;

/** Holds the festivals and their chosen dates in memory, so that no almanac waits for the database. */
export const festivalBook = fp(async (app) => {
  const almanac = createAlmanac();
  let page: Promise<BookPage> | undefined;
  let lookedAt = 0;
  const open = async () => {
    const now = performance.now();
    if (page && now - lookedAt < LOOK_AGAIN_MS) return page;
    lookedAt = now;
    page = renewed(app.db, almanac, page).catch((error: unknown) => {
      page = undefined;
      throw error;
    });
    return page;
  };
  app.decorate("almanac", almanac);
  app.decorate("festivalBook", {
    open,
    changed: () => {
      lookedAt = Number.NEGATIVE_INFINITY;
    },
  });
});

async function renewed(db: Db, almanac: Almanac, before: Promise<BookPage> | undefined): Promise<BookPage> {
  const revision = await readRevision(db);
  const known = await before?.catch(() => undefined);
  if (known?.revision === revision) return known;
  const [rows, choices] = await Promise.all([listFestivalRows(db), listChoices(db)]);
  const active = rows.filter((row) => row.active === 1 && row.deleted_at === null);
  return { revision, calendar: createCalendar(almanac, active, choices) };
}
