import { sql, type Transaction } from "kysely";
import { longWork } from "./longWork";
import type { Migration } from "./migration";
import { firstSchema } from "./migrations/0001-first-schema";
import { sessions } from "./migrations/0002-sessions";
import { positionPrecision } from "./migrations/0003-position-precision";
import { positionChecks } from "./migrations/0004-position-checks";
import { templeWords } from "./migrations/0005-temple-words";
import { listPlaces } from "./migrations/0006-list-places";
import { worship } from "./migrations/0007-worship";
import type { Db, Engine, OpenDatabase } from "./open";
import type { Tables } from "./schema";

/** Forward only, never edited once released. */
const migrations: readonly Migration[] = [
  firstSchema,
  sessions,
  positionPrecision,
  positionChecks,
  templeWords,
  listPlaces,
  worship,
];

const MIGRATION_LOCK = 8_431_275; // any number that is ours, for PostgreSQL's advisory locks

/** Thrown when the database was written by a newer version of this program. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
}

/**
 * Brings the database to this version and answers the names of the migrations it ran. Safe with several processes
 * starting at once: all of it happens in one transaction behind the engine's own lock.
 */
export async function migrate({ db, engine }: OpenDatabase, list = migrations): Promise<string[]> {
  return longWork(db, (long) => long.transaction().execute((trx) => migrateWithin(trx, engine, list)));
}

/** True when the database lacks nothing of this version; it may be ahead, as while a newer one is being rolled out. */
export async function isMigrated(db: Db, list = migrations): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from schema_migrations`.execute(db);
  const applied = new Set(rows.map(({ id }) => id));
  return list.every(({ id }) => applied.has(id));
}

async function migrateWithin(trx: Transaction<Tables>, engine: Engine, list: readonly Migration[]): Promise<string[]> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
  await sql`create table if not exists schema_migrations (id integer primary key, name text not null, applied_at text not null)`.execute(
    trx,
  );
  const applied = await sql<{ id: number; name: string }>`select id, name from schema_migrations order by id`.execute(
    trx,
  );
  refuseNewer(applied.rows, list);
  const done = new Set(applied.rows.map(({ id }) => id));
  const pending = list.filter(({ id }) => !done.has(id));
  for (const migration of pending) {
    await migration.up(trx, engine);
    await sql`insert into schema_migrations (id, name, applied_at) values (${migration.id}, ${migration.name}, ${new Date().toISOString()})`.execute(
      trx,
    );
  }
  return pending.map(({ name }) => name);
}

function refuseNewer(applied: { id: number; name: string }[], list: readonly Migration[]): void {
  const newest = Math.max(0, ...list.map(({ id }) => id));
  const unknown = applied.filter(({ id }) => id > newest);
  if (unknown.length === 0) return;
  throw new NewerDatabaseError(
    `The database is from a newer version of this program (migrations ${unknown.map(({ name }) => name).join(", ")}). ` +
      "Start that version, or restore the backup made before the upgrade.",
  );
}
