import { sql } from "kysely";
import type { CivilDate, Instant } from "../../domain/dates";
import { chunks, insertValues, type OnConflict } from "../db/bulk";
import type { Db } from "../db/open";
import { rollTo } from "./windows";

const AT_ONCE = 400;

/** Visits of one day, ready to be added: who came (hashed), how often in all, and how often by temple id. */
export type DayVisits = {
  day: CivilDate;
  at: Instant;
  visits: number;
  visitors: readonly string[];
  temples: ReadonlyMap<number, number>;
};

/** Adds to what is counted already, in the caller's transaction. */
export async function storeVisits(db: Db, { day, at, visits, visitors, temples }: DayVisits): Promise<void> {
  await rollTo(db, day);
  const newcomers = await noteVisitors(db, day, at, visitors);
  await sql`insert into visit_days (day, visits, visitors) values (${day}, ${visits}, ${newcomers})
    on conflict (day) do update set visits = visit_days.visits + excluded.visits,
      visitors = visit_days.visitors + excluded.visitors`.execute(db);
  // in order, so that two processes never wait for each other crosswise
  await addTemples(
    db,
    day,
    [...temples].sort(([a], [b]) => a - b),
  );
}

const addVisits: OnConflict = sql`on conflict (temple_id, day) do update set
  visits = temple_visits.visits + excluded.visits`;
const addSums: OnConflict = sql`on conflict (temple_id) do update set
  visits_7d = temple_windows.visits_7d + excluded.visits_7d,
  visits_30d = temple_windows.visits_30d + excluded.visits_30d,
  visits_90d = temple_windows.visits_90d + excluded.visits_90d`;
const sums = ["temple_id", "visits_7d", "visits_30d", "visits_90d"];

async function addTemples(db: Db, day: CivilDate, counted: readonly (readonly [number, number])[]): Promise<void> {
  const days = counted.flatMap(([id, times]) => [id, day, times]);
  await insertValues(db, "temple_visits", ["temple_id", "day", "visits"], days, addVisits);
  const windows = counted.flatMap(([id, times]) => [id, times, times, times]);
  await insertValues(db, "temple_windows", sums, windows, addSums);
}

/** Notes who was here, and answers how many of them came for the first time that day. */
async function noteVisitors(db: Db, day: CivilDate, at: Instant, keys: readonly string[]): Promise<number> {
  let newcomers = 0;
  for (const part of chunks([...keys].sort(), AT_ONCE)) {
    const rows = sql.join(part.map((key) => sql`(${day}, ${key}, ${at})`));
    const added = await sql`insert into visitors (day, key, seen_at) values ${rows} on conflict do nothing`.execute(db);
    const isNew = Number(added.numAffectedRows ?? 0);
    newcomers += isNew;
    if (isNew === part.length) continue;
    await db.updateTable("visitors").set({ seen_at: at }).where("day", "=", day).where("key", "in", part).execute();
  }
  return newcomers;
}

/** The ids of public temples by what addresses call them, an id or a slug; what no temple has is left out. */
export async function templesNamed(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const ids = names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
  const slugs = names.filter((name) => !/^\d+$/.test(name));
  const active = db.selectFrom("temples").select(["id", "slug"]).where("status", "=", "active");
  for (const part of chunks(ids, AT_ONCE)) {
    for (const { id } of await active.where("id", "in", part).execute()) found.set(String(id), id);
  }
  for (const part of chunks(slugs, AT_ONCE)) {
    for (const { id, slug } of await active.where("slug", "in", part).execute()) found.set(slug, id);
  }
  return found;
}
