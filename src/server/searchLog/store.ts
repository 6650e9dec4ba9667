import { sql } from "kysely";
import { addDays, type CivilDate } from "../../domain/dates";
import type { Db } from "../db/open";
import type { Missed } from "./counts";

/** A day has at most so many queries; what comes after them is counted only where it is there already. */
const MOST_A_DAY = 2_000;
const DAYS_KEPT = 90;
/** So often a temple was opened from the answers before it is suggested. */
const OPENED_ENOUGH = 3;

type Moment = { day: CivilDate; at: string };

/** Adds to what is counted of a day, and suggests an alias where people agree on what they meant. */
export async function storeMissed(db: Db, missed: ReadonlyMap<string, Missed>, { day, at }: Moment): Promise<void> {
  const counted = [...missed].filter(([, { asked, opened }]) => asked > 0 || opened.size > 0);
  if (counted.length === 0) return;
  await db.transaction().execute(async (trx) => {
    let free = MOST_A_DAY - (await countQueries(trx, day));
    // in order, so that two processes never wait for each other crosswise
    for (const [query, one] of counted.sort(([a], [b]) => (a < b ? -1 : 1))) {
      const isKnown = await addAsked(trx, day, query, one.asked);
      if (!isKnown) {
        if (free-- <= 0) continue;
        // a process that counted it first has the row
        await sql`insert into missed_searches (day, query, typed, asked) values (${day}, ${query}, ${one.typed}, ${one.asked})
          on conflict (day, query) do update set asked = missed_searches.asked + excluded.asked`.execute(trx);
      }
      for (const [temple, times] of [...one.opened].sort(([a], [b]) => a - b)) {
        if (await addOpened(trx, { query, temple, day, times })) await suggestAlias(trx, query, one.typed, temple, at);
      }
    }
  });
}

async function countQueries(db: Db, day: CivilDate): Promise<number> {
  const { n } = await db
    .selectFrom("missed_searches")
    .select((eb) => eb.fn.countAll().as("n"))
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(n);
}

async function addAsked(db: Db, day: CivilDate, query: string, asked: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("missed_searches")
    .set({ asked: sql<number>`asked + ${asked}` })
    .where("day", "=", day)
    .where("query", "=", query)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Opening = { query: string; temple: number; day: CivilDate; times: number };

/** Answers whether it is a public temple. */
async function addOpened(db: Db, { query, temple, day, times }: Opening): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into missed_openings (query, temple_id, day, opened)
    select ${query}, t.id, ${day}, ${times} from temples t where t.id = ${temple} and t.status = 'active'
    on conflict (query, temple_id, day) do update set opened = missed_openings.opened + excluded.opened`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The figures of what was decided already stay as the decision saw them. */
async function suggestAlias(db: Db, query: string, typed: string, temple: number, at: string): Promise<void> {
  const { rows } = await sql<{ opened: number; asked: number }>`select
    (select coalesce(sum(opened), 0) from missed_openings where query = ${query} and temple_id = ${temple}) as opened,
    (select coalesce(sum(asked), 0) from missed_searches where query = ${query}) as asked`.execute(db);
  const [opened, asked] = [Number(rows[0]?.opened ?? 0), Number(rows[0]?.asked ?? 0)];
  if (opened < OPENED_ENOUGH) return;
  await sql`insert into search_aliases (query, typed, temple_id, status, created_at, asked, opened)
    values (${query}, ${typed}, ${temple}, 'pending', ${at}, ${asked}, ${opened})
    on conflict (query, temple_id) do update set asked = excluded.asked, opened = excluded.opened
    where search_aliases.status = 'pending'`.execute(db);
}

/** Forgets what was missed more than 90 days ago. */
export async function forgetMissed(db: Db, today: CivilDate): Promise<void> {
  const first = addDays(today, -DAYS_KEPT);
  await db.deleteFrom("missed_searches").where("day", "<", first).execute();
  await db.deleteFrom("missed_openings").where("day", "<", first).execute();
}
