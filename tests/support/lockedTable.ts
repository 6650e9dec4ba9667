import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import pg from "pg";
import type { Tables } from "../../src/server/db/schema";
import type { TestApp } from "./testApp";

/** Until so many connections of this database wait for a lock. */
export async function untilWaiting(db: Kysely<Tables>, many: number): Promise<void> {
  const waiting = sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while (Number((await waiting.execute(db)).rows[0]?.count) < many) await setImmediate();
}

/** Another connection to the database of a test on PostgreSQL. */
export async function anotherClient({ app }: Pick<TestApp, "app">): Promise<pg.Client> {
  const client = new pg.Client(app.env.DATABASE_URL);
  await client.connect();
  return client;
}

/**
 * Makes calls that collide: on PostgreSQL all of them have read before the first one writes to the table; on SQLite one
 * comes after the other, as always there. At most three, since a fourth connection looks on. `meanwhile` is what
 * PostgreSQL does in between.
 */
export async function collide<Answer>(
  opened: Pick<TestApp, "app" | "db" | "engine">,
  table: keyof Tables,
  calls: readonly (() => Promise<Answer>)[],
  meanwhile = "",
): Promise<Answer[]> {
  if (opened.engine === "sqlite") return Promise.all(calls.map((call) => call()));
  const client = await anotherClient(opened);
  try {
    await client.query(`begin; lock table ${table} in share mode`);
    const answers = Promise.all(calls.map((call) => call()));
    await untilWaiting(opened.db, calls.length);
    await client.query(`${meanwhile}; commit`);
    return await answers;
  } finally {
    await client.end();
  }
}
