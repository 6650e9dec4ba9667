import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Env } from "../env";
import { openStorage } from "../images/storage";
import { makePrivateFolder } from "../privateFiles";
import { BackupError } from "./backupError";
import { describePostgres, describeSqlite, onPostgres, tablesOf } from "./databaseCopy";
import { forgetPromises } from "./forgetPromises";
import { DATABASE, type Manifest } from "./manifest";
import { runTool } from "./postgresTools";
import { unpack } from "./unpack";

const FILE = "temples.db";

/**
 * Unpacks an archive beside the data, and looks whether every file is as it was and every table has its rows; writes
 * nothing else. Throws a `BackupError` with what is wrong.
 */
export async function checkArchive(env: Env, archive: Readable): Promise<Manifest> {
  return unpacked(env, archive, async (_, manifest) => manifest);
}

/**
 * Brings an archive into an empty place: its pictures, files of imports and database, whose sessions and one-time links
 * are ended and whose letters that waited are held back. Nothing is written before the whole archive was found good, and
 * what was is taken back when the database refuses.
 */
export async function restore(env: Env, archive: Readable): Promise<Manifest> {
  await refuseFilled(env);
  return unpacked(env, archive, async (folder, manifest) => {
    const engine = env.DATABASE_URL ? "postgres" : "sqlite";
    if (manifest.engine !== engine) throw new BackupError(otherEngine[manifest.engine]);
    const pictures = await putPictures(env, folder);
    try {
      await (engine === "sqlite" ? putSqlite(env, folder) : putPostgres(env, folder, manifest));
    } catch (error) {
      for (const name of pictures) await openStorage(env).remove(name);
      throw error;
    }
    const imports = join(folder, "imports");
    if (existsSync(imports)) {
      rmSync(join(env.DATA_DIR, "imports"), { recursive: true, force: true }); // it is there, and empty
      renameSync(imports, join(env.DATA_DIR, "imports"));
    }
    return manifest;
  });
}

const otherEngine = {
  sqlite: "The archive is of an embedded database: restore it without DATABASE_URL, then npm run migrate:to-postgres.",
  postgres: "The archive is of PostgreSQL: set DATABASE_URL to an empty database.",
};

async function unpacked<T>(
  env: Env,
  archive: Readable,
  use: (folder: string, manifest: Manifest) => Promise<T>,
): Promise<T> {
  makePrivateFolder(env.DATA_DIR);
  const folder = mkdtempSync(join(env.DATA_DIR, ".restore-"));
  try {
    const manifest = await unpack(archive, folder, env.BACKUP_KEY);
    if (manifest.engine === "sqlite") refuseOtherRows(describeSqlite(join(folder, DATABASE)), manifest);
    return await use(folder, manifest);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function refuseOtherRows({ tables }: Pick<Manifest, "tables">, manifest: Manifest): void {
  const names = [...new Set([...Object.keys(tables), ...Object.keys(manifest.tables)])];
  const wrong = names.filter((name) => tables[name] !== manifest.tables[name]);
  if (wrong.length === 0) return;
  const told = wrong.map((name) => `${name} (${tables[name] ?? "none"} instead of ${manifest.tables[name] ?? "none"})`);
  throw new BackupError(`The database has not the rows it had: ${told.join(", ")}`);
}

async function refuseFilled(env: Env): Promise<void> {
  const filled: string[] = [];
  const { DATABASE_URL: url, DATA_DIR: dataDir } = env;
  if (url) {
    const tables = await onPostgres(url, tablesOf);
    if (tables.length > 0) filled.push(`the database (${tables.length} tables)`);
  } else if (existsSync(join(dataDir, FILE))) filled.push(join(dataDir, FILE));
  for await (const { name } of openStorage(env).list()) {
    filled.push(`the pictures (${name} and others)`);
    break;
  }
  const imports = join(dataDir, "imports");
  if (existsSync(imports) && readdirSync(imports).length > 0) filled.push(imports);
  if (filled.length > 0)
    throw new BackupError(`Only an empty place is restored into. In the way: ${filled.join(", ")}`);
}

async function putPictures(env: Env, folder: string): Promise<string[]> {
  const images = join(folder, "images");
  const names = existsSync(images) ? readdirSync(images) : [];
  const storage = openStorage(env);
  for (const name of names) await storage.put(name, await readFile(join(images, name)));
  return names;
}

/** Made ready beside its place, so that a database of that name is a whole one. */
async function putSqlite(env: Env, folder: string): Promise<void> {
  renameSync(join(folder, DATABASE), join(folder, FILE));
  await forgetPromises({ DATA_DIR: folder, DATABASE_POOL: 1, DATABASE_URL: undefined });
  renameSync(join(folder, FILE), join(env.DATA_DIR, FILE));
}

async function putPostgres(env: Env, folder: string, manifest: Manifest): Promise<void> {
  const { DATABASE_URL: url = "" } = env;
  const args = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", join(folder, DATABASE)];
  await runTool("pg_restore", url, args);
  refuseOtherRows(await onPostgres(url, describePostgres), manifest);
  await forgetPromises(env);
}
