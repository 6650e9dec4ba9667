import { stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { CustomMetrics } from "../../contract/monitoring";
import { lastBackup } from "../backups/lastBackup";
import type { Db, Engine } from "../db/open";
import type { Env } from "../env";

type Database = CustomMetrics["database"];

/** How large the database is, and when it was last copied. */
export async function readDatabase(db: Db, engine: Engine, env: Pick<Env, "DATA_DIR">): Promise<Database> {
  const size_bytes = engine === "postgres" ? await postgresBytes(db) : await fileBytes(env.DATA_DIR);
  return { engine, size_bytes, last_backup: await lastBackup(db) };
}

async function postgresBytes(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** The file and the log beside it that is not yet part of it. */
async function fileBytes(folder: string): Promise<number> {
  const sizes = await Promise.all(
    ["temples.db", "temples.db-wal"].map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
