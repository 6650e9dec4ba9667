import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Dialect, Kysely, PostgresAdapter, PostgresDialect, type Transaction } from "kysely";
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
export async function openDatabase(env: DatabaseEnv): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { db: await openPostgres(env.DATABASE_URL, env.DATABASE_POOL), engine: "postgres" };
  mkdirSync(env.DATA_DIR, { recursive: true });
  return embedded(new EmbeddedDialect(openSqliteFile(fileIn(env))));
}

type DatabaseEnv = Pick<Env, "DATABASE_URL" | "DATABASE_POOL" | "DATA_DIR">;
const fileIn = ({ DATA_DIR }: DatabaseEnv) => join(DATA_DIR, "temples.db");
const embedded = (dialect: Dialect): OpenDatabase => ({ db: new Kysely<Tables>({ dialect }), engine: "sqlite" });

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
