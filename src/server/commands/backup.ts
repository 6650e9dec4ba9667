import { mkdirSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { openSqliteFile } from "../db/sqlite";
import { readEnv } from "../env";

/**
 * `npm run backup [-- path]` copies the embedded database while it is in use. The copy is complete in itself: restore
 * by stopping the server and putting it in the place of `temples.db` (without the `-wal` and `-shm` files).
 */
async function backup(): Promise<string> {
  const env = readEnv(process.env);
  if (env.DATABASE_URL) throw new Error("This database is PostgreSQL: use pg_dump, or your host's snapshots.");
  const stamp = new Date().toISOString().replace(/[:.]/g, "-");
  const target = process.argv[2] ?? join(env.DATA_DIR, "backups", `temples-${stamp}.db`);
  mkdirSync(dirname(target), { recursive: true });
  const database = openSqliteFile(join(env.DATA_DIR, "temples.db"));
  try {
    await database.backup(`${target}.part`);
  } finally {
    database.close();
  }
  renameSync(`${target}.part`, target); // a file of the final name is a whole one
  return target;
}

backup()
  .then((target) => process.stdout.write(`Backed up to ${target}\n`))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
