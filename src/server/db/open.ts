import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresAdapter, PostgresDialect, type Transaction } from "kysely";
import type { Env } from "../env";
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
export async function openDatabase(env: DatabaseEnv, restMs?: number): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { db: await openPostgres(env.DATABASE_URL, env.DATABASE_POOL), engine: "postgres" };
  mkdirSync(env.DATA_DIR, { recursive: true });
  const dialect = new EmbeddedDialect(openSqliteFile(join(env.DATA_DIR, "temples.db")), restMs);
  return { db: new Kysely<Tables>({ dialect }), engine: "sqlite" };
}

/** SQLite lets one write at a time, and those that wait look only now and then whether they may. */
const OTHERS_WRITE_MS = 3;

/** Opens it for writing by the thousand, on SQLite with time for others between two transactions. */
export const openForBulk = (env: DatabaseEnv): Promise<OpenDatabase> => openDatabase(env, OTHERS_WRITE_MS);

/** What the configuration says of the database. */
export type DatabaseEnv = Pick<Env, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">;

async function openPostgres(connectionString: string, max: number): Promise<Kysely<Tables>> {
  const { default: pg } = await import("pg");
  // counts are bigint, averages numeric: both fit a double here
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5_000 });
  // an idle connection that breaks (a restart of the server) must not end the process
  pool.on("error", () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
