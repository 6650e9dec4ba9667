import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { seedDatabase } from "../../src/server/bundled/seedDatabase";
import { migrate } from "../../src/server/db/migrate";
import { openDatabase } from "../../src/server/db/open";
import { move } from "../../src/server/moving/move";
import { builtServer } from "../support/builtServer";
import { testNow } from "../support/clock";
import { keep } from "../support/kept";
import { freshPlace } from "../support/places";

/** A folder with an embedded database of the bundled temples. */
let DATA_DIR: string;
const fileOf = () => join(DATA_DIR, "temples.db");
const silent = () => undefined;

beforeAll(async () => {
  DATA_DIR = mkdtempSync(join(inject("folder"), "moved-"));
  const database = await openDatabase({ DATA_DIR, DATABASE_POOL: 1, DATABASE_URL: undefined });
  await migrate(database);
  await seedDatabase(database, testNow());
  const { db } = database;
  const person = { password_hash: "x", role: "DEVOTEE", created_at: testNow().toISOString() };
  const people = ["a", "ä", "Z", "अ"].map((name) => ({ ...person, name, email: `${name}@test.example` }));
  await db.insertInto("users").values(people).execute();
  await db.deleteFrom("users").where("name", "=", "अ").execute(); // its id is never given again
  await db.destroy();
});

/** A blank database, and what asks it. */
async function blank() {
  const place = await freshPlace("blank");
  const url = place.variables.DATABASE_URL ?? "";
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(async () => {
    await client.end();
    await place.remove();
  });
  const ask = async (query: string) => (await client.query({ text: query, rowMode: "array" })).rows.flat().map(String);
  return { url, ask };
}

test("a move that was killed goes on where it was, and every row is the same at the end", {
  timeout: 90_000,
}, async () => {
  const { url, ask } = await blank();
  const env = { ...process.env, DATA_DIR, DATABASE_URL: url };
  const command = keep(process.execPath, [await builtServer("migrateToPostgres")], { env });
  const ended = once(command.process, "exit");
  await command.until(/postings: 2000 rows/);
  command.signal("KILL");
  await ended;
  const before = await ask("select name from moved_tables where is_done order by name");
  expect(before).toContain("festivals");
  expect(await ask("select is_done from moved_tables where name = 'search_version'")).toEqual([]);

  const said: string[] = [];
  const rows = await move({ file: fileOf(), url, say: (line) => said.push(line) });
  expect(rows).toBeGreaterThan(10_000);
  const begunAgain = said.filter((line) => before.includes(line.split(":")[0] ?? ""));
  expect(begunAgain).toEqual([]);
  expect(await ask("select count(*) from temples")).toEqual(["1091"]);
  expect(await ask("select tablename from pg_tables where tablename like 'moved%'")).toEqual([]);
  expect(Number(await ask("select count(*) from pg_constraint where contype = 'f'"))).toBeGreaterThan(40);
  const next = await ask(
    "insert into users (name, email, password_hash, role, created_at) values ('n', 'n', '', '', '') returning id",
  );
  expect(next).toEqual(["5"]);
  await expect(move({ file: fileOf(), url, say: silent })).rejects.toThrow(/is not empty/);
});

test("a row that is another one on the other side is told by its key", { timeout: 60_000 }, async () => {
  const { url, ask } = await blank();
  const alter = async (line: string) => {
    if (line.startsWith("users")) altered ??= ask("update users set name = 'B' where email = 'Z@test.example'");
  };
  let altered: Promise<unknown> | undefined;
  await expect(move({ file: fileOf(), url, say: (line) => void alter(line) })).rejects.toThrow(/^users differs at 3\./);
  expect(altered).toBeDefined();
});

test("a database that is used, and one that is filled, are left as they are", async () => {
  const { url, ask } = await blank();
  const server = await openDatabase({ DATA_DIR, DATABASE_POOL: 1, DATABASE_URL: undefined });
  await server.db.selectFrom("users").select("id").execute();
  await expect(move({ file: fileOf(), url, say: silent })).rejects.toThrow(/stop the server/);
  await server.db.destroy();
  await ask("create table lamps (id integer)");
  await expect(move({ file: fileOf(), url, say: silent })).rejects.toThrow(/is not empty/);
  expect(await ask("select tablename from pg_tables where schemaname = 'public'")).toEqual(["lamps"]);
  await expect(move({ file: "/nowhere/temples.db", url, say: silent })).rejects.toThrow(/There is no database/);
});
