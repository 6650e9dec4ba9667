import { closeSync, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { Client } from "pg";
import type { DatabaseEnv } from "../db/open";
import { OWN_FILE } from "../privateFiles";
import { BackupError } from "./backupError";
import type { Manifest } from "./manifest";
import { runTool } from "./postgresTools";

export type DatabaseCopy = Pick<Manifest, "engine" | "migrations" | "tables">;

/** Copies the database as it is at one moment, while it is in use, to the file `path`. */
export const copyDatabase = (env: DatabaseEnv, path: string): Promise<DatabaseCopy> =>
  env.DATABASE_URL ? copyPostgres(env.DATABASE_URL, path) : copySqlite(env.DATA_DIR, path);

/** More pages than there are: in one step no write comes between, after which it would begin anew. */
const ALL_PAGES = 1_000_000_000;

async function copySqlite(dataDir: string, path: string): Promise<DatabaseCopy> {
  const source = join(dataDir, "temples.db");
  if (!existsSync(source)) throw new BackupError(`There is no database ${source}.`);
  closeSync(openSync(path, "wx", OWN_FILE));
  const database = new Database(source, { fileMustExist: true });
  try {
    database.pragma("busy_timeout = 10000");
    await database.backup(path, { progress: () => ALL_PAGES });
  } finally {
    database.close();
  }
  return describeSqlite(path);
}

/** What a database file holds; it is one file afterwards, without a log beside it. */
export function describeSqlite(path: string): DatabaseCopy {
  const database = new Database(path, { fileMustExist: true });
  try {
    database.pragma("journal_mode = delete");
    const column = (query: string) => database.prepare<[], unknown>(query).pluck().all();
    const names = column(
      "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    );
    const tables = names
      .map(String)
      .map((name) => [name, Number(column(`select count(*) from "${name}"`)[0])] as const);
    const migrations = column("select id from schema_migrations order by id").map(Number);
    return { engine: "sqlite", migrations, tables: Object.fromEntries(tables) };
  } finally {
    database.close();
  }
}

async function copyPostgres(url: string, path: string): Promise<DatabaseCopy> {
  closeSync(openSync(path, "wx", OWN_FILE));
  return onPostgres(url, async (client) => {
    // held open for as long as the dump reads what this transaction sees
    await client.query("set idle_in_transaction_session_timeout = 0");
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query<{ snapshot: string }>("select pg_export_snapshot() as snapshot");
    const copy = await describePostgres(client);
    await runTool("pg_dump", url, [
      "--format=custom",
      "--compress=0",
      `--snapshot=${rows[0]?.snapshot}`,
      `--file=${path}`,
    ]);
    return copy;
  });
}

/** Does `work` on a connection of its own. */
export async function onPostgres<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined); // what is asked of it next tells
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The program's tables there. */
export async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by tablename",
  );
  return rows.map(({ name }) => name);
}

/** What a database holds. */
export async function describePostgres(client: Client): Promise<DatabaseCopy> {
  const tables: Record<string, number> = {};
  for (const name of await tablesOf(client)) {
    const { rows } = await client.query<{ count: string }>(`select count(*) as count from public."${name}"`);
    tables[name] = Number(rows[0]?.count);
  }
  const { rows } = await client.query<{ id: number }>("select id from schema_migrations order by id");
  return { engine: "postgres", migrations: rows.map(({ id }) => id), tables };
}
