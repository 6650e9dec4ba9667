import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { CustomMetrics } from "../../contract/monitoring";
import type { Db, Engine } from "../db/open";
import type { Env } from "../env";

type Database = CustomMetrics["database"];

/** How large the database is, and when it was last copied. */
export async function readDatabase(db: Db, engine: Engine, env: Pick<Env, "DATA_DIR">): Promise<Database> {
  if (engine === "postgres") return { engine, size_bytes: await postgresBytes(db), last_backup: null };
  return {
    engine,
    size_bytes: await fileBytes(env.DATA_DIR),
    last_backup: await newestBackup(join(env.DATA_DIR, "backups")),
  };
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

/** The newest whole copy in the folder that `npm run backup` writes to. */
async function newestBackup(folder: string): Promise<Database["last_backup"]> {
  const names = await readdir(folder).catch(() => []);
  const copies = await Promise.all(
    names.filter((name) => name.endsWith(".db")).map((name) => stat(join(folder, name)).catch(() => undefined)),
  );
  const [newest] = copies.filter((copy) => copy !== undefined).sort((a, b) => b.mtimeMs - a.mtimeMs);
  return newest ? { at: newest.mtime.toISOString(), size_bytes: newest.size } : null;
}
