import { createReadStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { openDatabase } from "../db/open";
import type { Env } from "../env";
import { openStorage } from "../images/storage";
import { makePrivateFolder } from "../privateFiles";
import { type ArchivedFile, archiveOf } from "./archive";
import { copyDatabase } from "./databaseCopy";
import { noteBackup } from "./lastBackup";
import { DATABASE, FORMAT, isKnownName } from "./manifest";
import type { Place } from "./places";
import { archiveName, outdated } from "./rotation";

export type BackupOptions = {
  env: Env;
  /** The version of this program. */
  release: string;
  place: Place;
  /** Under this name, and without a rotation; unless said, by the moment. */
  name?: string | undefined;
  now: Date;
};

/**
 * Keeps database, pictures and files of imports as one archive, while they are in use, and takes away the archives that
 * are too old. The database is copied first, as of one moment: what it names was there before it, and stays for an hour
 * at least after nothing names it any more. Answers where it is and how large.
 */
export async function backUp({
  env,
  release,
  place,
  name,
  now,
}: BackupOptions): Promise<{ told: string; bytes: number }> {
  makePrivateFolder(env.DATA_DIR);
  const folder = mkdtempSync(join(env.DATA_DIR, ".backup-"));
  try {
    const path = join(folder, DATABASE);
    const copy = await copyDatabase(env, path);
    const about = { format: FORMAT, createdAt: now.toISOString(), release, ...copy } as const;
    const chosen = name ?? archiveName(now, env.BACKUP_KEY !== undefined);
    const bytes = await place.put(chosen, archiveOf(filesOf(env, path), about, env.BACKUP_KEY));
    if (name === undefined) for (const old of outdated(await place.list(), env.BACKUP_KEEP)) await place.remove(old);
    await note(env, { at: now.toISOString(), bytes });
    return { told: place.told(chosen), bytes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function note(env: Env, last: { at: string; bytes: number }): Promise<void> {
  const { db } = await openDatabase(env);
  try {
    await noteBackup(db, last);
  } finally {
    await db.destroy();
  }
}

async function* filesOf(env: Env, database: string): AsyncGenerator<ArchivedFile> {
  yield { name: DATABASE, bytes: statSync(database).size, open: () => createReadStream(database) };
  const storage = openStorage(env);
  for await (const picture of storage.list()) {
    const name = `images/${picture.name}`;
    // half-written ones have a name of their own
    if (!isKnownName(name) || name.endsWith(".tmp")) continue;
    const found = await storage.read(picture.name);
    // one that was removed since it was listed is named by nothing
    if (!found) continue;
    const bytes = await buffer(found.stream);
    yield { name, bytes: bytes.length, open: () => Readable.from([bytes]) };
  }
  const folder = join(env.DATA_DIR, "imports");
  for (const file of (await readdir(folder).catch(() => [])).sort()) {
    const path = join(folder, file);
    const found = await stat(path).catch(() => undefined);
    // an upload has a name of its own until all of it is there
    if (!found?.isFile() || file.startsWith("upload-") || !isKnownName(`imports/${file}`)) continue;
    yield { name: `imports/${file}`, bytes: found.size, open: () => createReadStream(path) };
  }
}
