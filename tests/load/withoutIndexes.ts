import { type Kysely, sql } from "kysely";
import type { OpenDatabase } from "../../src/server/db/open";
import type { Tables } from "../../src/server/db/schema";

type Index = { name: string; definition: string };

/**
 * Fills an empty database the quick way: the indexes that no constraint needs are made when all rows are there, a crash
 * may cost the file, and statistics are taken at the end.
 */
export async function withoutIndexes({ db, engine }: OpenDatabase, fill: () => Promise<void>): Promise<void> {
  const indexes = engine === "postgres" ? await postgresIndexes(db) : await sqliteIndexes(db);
  if (engine === "sqlite") {
    await sql`pragma synchronous = OFF`.execute(db);
    await sql`pragma cache_size = -256000`.execute(db);
    await sql`pragma wal_autocheckpoint = 20000`.execute(db);
  }
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql.raw(engine === "postgres" ? "vacuum analyze" : "analyze").execute(db);
  if (engine === "sqlite") {
    await sql`pragma synchronous = FULL`.execute(db);
    await sql`pragma cache_size = -32000`.execute(db);
    await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db);
    await sql`pragma wal_autocheckpoint = 1000`.execute(db);
  }
}

async function sqliteIndexes(db: Kysely<Tables>): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select name, sql as definition from sqlite_master where type = 'index' and sql is not null`.execute(db);
  return rows;
}

async function postgresIndexes(db: Kysely<Tables>): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select i.indexname as name, i.indexdef as definition from pg_indexes i
    where i.schemaname = current_schema()
      and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(db);
  return rows;
}
