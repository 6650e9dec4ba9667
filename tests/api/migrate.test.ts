import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrate } from "../../src/server/db/migrate";
import type { Migration } from "../../src/server/db/migration";
import type { OpenDatabase } from "../../src/server/db/open";
import { blankDatabase, blankDatabases } from "../support/blankDatabase";
import { builtServer } from "../support/builtServer";
import { freshPlace } from "../support/places";

const applied = async ({ db }: OpenDatabase) =>
  (await sql<{ id: number; name: string }>`select id, name from schema_migrations order by id`.execute(db)).rows;

const next: Migration = {
  id: 9_001,
  name: "9001-a-later-one",
  up: async (trx) => {
    await sql`create table lamps (id integer primary key)`.execute(trx);
    await sql`insert into lamps (id) values (1)`.execute(trx);
  },
};

test("a blank database gets every table, and a second run changes nothing", async () => {
  const database = await blankDatabase();
  expect(await migrate(database)).toContain("0001-first-schema");
  const before = await applied(database);
  expect(await database.db.selectFrom("users").selectAll().execute()).toEqual([]);
  expect(await migrate(database)).toEqual([]);
  expect(await applied(database)).toEqual(before);
});

test("of several processes that start at once one migrates, the others find it done", async () => {
  const place = await freshPlace("blank");
  onTestFinished(place.remove);
  const runs = await Promise.all(Array.from({ length: 3 }, () => migrateCommand(place.variables)));
  expect(runs.map((said) => said.split(" ")[0]).sort()).toEqual(["Applied", "The", "The"]);
});

// SQLite answers on the thread that asks, so that two connections of one process would wait for each other
if (inject("engine") === "postgres") {
  test("connections that migrate at the very same time take turns", async () => {
    const databases = await blankDatabases(6);
    const runs = await Promise.all(databases.map((database) => migrate(database)));
    expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
  });
}

async function migrateCommand(variables: Record<string, string | undefined>): Promise<string> {
  const args = [await builtServer("migrate")];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...variables } });
  return stdout;
}

test("a later version's migration runs on what is there already", async () => {
  const database = await blankDatabase();
  await migrate(database);
  const known = await applied(database);
  const list: Migration[] = [...known.map((row) => ({ ...row, up: async () => undefined })), next];
  expect(await migrate(database, list)).toEqual([next.name]);
});

test("a database of a newer version is refused, by name and with a way out", async () => {
  const database = await blankDatabase();
  await migrate(database);
  await sql`insert into schema_migrations (id, name, applied_at) values (${next.id}, ${next.name}, 'later')`.execute(
    database.db,
  );
  await expect(migrate(database)).rejects.toMatchObject({
    name: "NewerDatabaseError",
    message: expect.stringMatching(/newer version.*9001-a-later-one.*Start that version, or restore the backup/),
  });
});

test("a migration that fails half-way leaves nothing of itself behind", async () => {
  const database = await blankDatabase();
  await migrate(database);
  const before = await applied(database);
  const broken: Migration = {
    ...next,
    up: async (trx, engine) => {
      await next.up(trx, engine);
      throw new Error("no space left");
    },
  };
  await expect(migrate(database, [broken])).rejects.toThrow("no space left");
  expect(await applied(database)).toEqual(before);
  await expect(sql`select * from lamps`.execute(database.db)).rejects.toThrow(/lamps/);
});
