import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { migrate } from "../../src/server/db/migrate";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { testNow } from "./clock";
import { createDatabase, dropDatabase, recycle, recycled, template, urlOf } from "./postgresDatabases";

/** What a new database holds: nothing at all, the tables, or the tables with the bundled temples. */
export type Contents = "blank" | "empty" | "seeded";

/** Where a server finds its database and keeps its files, as the variables it reads. */
export type Place = { variables: { DATA_DIR: string; DATABASE_URL?: string }; remove: () => Promise<void> };

/** A place for a server, with a new database of the engine under test in it. */
export async function freshPlace(contents: Contents): Promise<Place> {
  const DATA_DIR = mkdtempSync(join(inject("folder"), "data-"));
  const removeFolder = () => rmSync(DATA_DIR, { recursive: true, force: true });
  if (inject("engine") === "sqlite") {
    if (contents !== "blank") copyFileSync(await sqliteTemplate(contents), join(DATA_DIR, "temples.db"));
    return { variables: { DATA_DIR }, remove: async () => removeFolder() };
  }
  const name = await postgresDatabase(contents);
  const remove = async () => {
    removeFolder();
    await (contents === "empty" ? recycle(name) : dropDatabase(name));
  };
  return { variables: { DATA_DIR, DATABASE_URL: urlOf(name) }, remove };
}

/** Made beside its place and then renamed: two workers may both make it, none sees half of one. */
async function sqliteTemplate(contents: Contents): Promise<string> {
  const path = join(inject("folder"), `${contents}.db`);
  if (existsSync(path)) return path;
  const DATA_DIR = mkdtempSync(join(inject("folder"), "template-"));
  await fill(await openDatabase({ DATA_DIR, DATABASE_POOL: 1 }), contents);
  renameSync(join(DATA_DIR, "temples.db"), path);
  return path;
}

async function postgresDatabase(contents: Contents): Promise<string> {
  if (contents === "blank") return createDatabase("template0");
  const from = await template(contents, async (DATABASE_URL) =>
    fill(await openDatabase({ DATA_DIR: inject("folder"), DATABASE_URL, DATABASE_POOL: 2 }), contents),
  );
  return (contents === "empty" && recycled()) || createDatabase(from);
}

async function fill(database: OpenDatabase, contents: Contents): Promise<void> {
  await migrate(database);
  if (contents === "seeded") {
    const { seedDatabase } = await import("../../src/server/bundled/seedDatabase");
    await seedDatabase(database, testNow());
  }
  await database.db.destroy();
}
