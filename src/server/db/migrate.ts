import { sql, type Transaction } from "kysely";
import { firstSchema } from "./migrations/0001-first-schema";
import { contributions } from "./migrations/0002-contributions";
import { festivals } from "./migrations/0003-festivals";
import { content } from "./migrations/0005-content";
import { favourites } from "./migrations/0006-favourites";
import { liveEvents } from "./migrations/0007-live-events";
import { users } from "./migrations/0008-users";
import { history } from "./migrations/0009-history";
import { visits } from "./migrations/0010-visits";
import { consoleLists } from "./migrations/0012-console-lists";
import { payments } from "./migrations/0013-payments";
import { donations } from "./migrations/0014-donations";
import { bookings } from "./migrations/0015-bookings";
import { notifications } from "./migrations/0016-notifications";
import { shop } from "./migrations/0017-shop";
import { rituals } from "./migrations/0018-rituals";
import { imports } from "./migrations/0020-imports";
import { merges } from "./migrations/0021-merges";
import { consoleSpeed } from "./migrations/0022-console-speed";
import { importMappings } from "./migrations/0023-import-mappings";
import { listsAndViews } from "./migrations/0024-lists-and-views";
import { namedManagers } from "./migrations/0025-named-managers";
import { indexRuns } from "./migrations/0028-index-runs";
import { indexProgress } from "./migrations/0031-index-progress";
import { termChanges } from "./migrations/0033-term-changes";
import { auditByWho } from "./migrations/0034-audit-by-who";
import { withoutFacts } from "./migrations/0035-without-facts";
import { importRepairs } from "./migrations/0038-import-repairs";
import { reviewCounts } from "./migrations/0039-review-counts";
import { consoleWalks } from "./migrations/0043-console-walks";
import { postingRows } from "./migrations/0045-posting-rows";
import { withoutOrders } from "./migrations/0046-without-orders";
import { fewerIndexes } from "./migrations/0047-fewer-indexes";
import { importSheets } from "./migrations/0054-import-sheets";
import { importRepaired } from "./migrations/0055-import-repaired";
import type { Engine, OpenDatabase } from "./open";
import type { Tables } from "./schema";

export type Migration = {
  id: number;
  name: string;
  up: (db: Transaction<Tables>, engine: Engine) => Promise<void>;
};

/** Forward only, never edited once released. */
const migrations: readonly Migration[] = [
  firstSchema,
  contributions,
  festivals,
  content,
  favourites,
  liveEvents,
  users,
  history,
  visits,
  consoleLists,
  payments,
  donations,
  bookings,
  notifications,
  shop,
  rituals,
  imports,
  merges,
  consoleSpeed,
  importMappings,
  listsAndViews,
  namedManagers,
  indexRuns,
  indexProgress,
  termChanges,
  auditByWho,
  withoutFacts,
  importRepairs,
  reviewCounts,
  consoleWalks,
  postingRows,
  withoutOrders,
  fewerIndexes,
  importSheets,
  importRepaired,
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
  return db.transaction().execute(async (trx) => {
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
  });
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
