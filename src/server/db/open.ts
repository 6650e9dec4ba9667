import { join } from "node:path";
import { Kysely, PostgresAdapter, type Transaction } from "kysely";
import type { Env } from "../env";
import { openPostgres, openPostgresForBulk } from "./postgres";
import type { Tables } from "./schema";
import { EmbeddedDialect, openSqliteFile } from "./sqlite";

export type Engine = "sqlite" | "postgres";
export type Db = Kysely<Tables> | Transaction<Tables>;
export type OpenDatabase = { db: Kysely<Tables>; engine: Engine };

/** Whether a connection is PostgreSQL's, for a query that is asked otherwise there. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Opens the database the configuration names: PostgreSQL with `DATABASE_URL`, else the file `temples.db` in
 * `DATA_DIR`, which is created with its folder. Nothing is migrated here.
 */
export async function openDatabase(env: DatabaseEnv): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_POOL: max } = env;
  return url ? { db: await openPostgres({ url, max }), engine: "postgres" } : openEmbedded(env);
}

function openEmbedded({ DATA_DIR }: DatabaseEnv, restMs?: number): OpenDatabase {
  const dialect = new EmbeddedDialect(openSqliteFile(join(DATA_DIR, "temples.db")), restMs);
  return { db: new Kysely<Tables>({ dialect }), engine: "sqlite" };
}

/** SQLite lets one write at a time, and those that wait look only now and then whether they may. */
const OTHERS_WRITE_MS = 3;

/** Opens it for work on many rows: with time for that, and on SQLite with time for others between two transactions. */
export async function openForBulk(env: DatabaseEnv): Promise<OpenDatabase> {
  const { DATABASE_URL: url } = env;
  return url ? { db: await openPostgresForBulk(url), engine: "postgres" } : openEmbedded(env, OTHERS_WRITE_MS);
}

/** What the configuration says of the database. */
export type DatabaseEnv = Pick<Env, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">;
