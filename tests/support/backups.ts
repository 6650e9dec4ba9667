import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { delimiter } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { readEnv } from "../../src/server/env";
import { freshPlace } from "./places";
import { postgresBinaries } from "./postgresBinaries";

/** What a backup needs of the machine: nothing on SQLite, on PostgreSQL its own programs, not older than the server. */
export async function canBackUp(): Promise<boolean> {
  if (inject("engine") === "sqlite") return true;
  process.env.PATH = `${process.env.PATH}${delimiter}${postgresBinaries()}`;
  if (spawnSync("pg_dump", ["--version"]).error) return false;
  const said = execFileSync("pg_dump", ["--version"], { encoding: "utf8" });
  const client = new pg.Client(inject("postgresUrl"));
  await client.connect();
  const { rows } = await client.query("select current_setting('server_version_num')::int / 10000 as major");
  await client.end();
  return Number(/\d+/.exec(said)?.[0]) >= rows[0].major;
}

/** A new place with nothing in it, as a machine after a disaster. */
export async function emptyPlace(more: Record<string, string> = {}) {
  const place = await freshPlace("blank");
  onTestFinished(place.remove);
  return readEnv({ LOG_LEVEL: "silent", DATABASE_POOL: "2", ...place.variables, ...more });
}

/** All that lies in a place: files of its folder, tables of its database. */
export async function contentsOf({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string | undefined }) {
  const files = readdirSync(DATA_DIR, { recursive: true, encoding: "utf8" });
  if (!DATABASE_URL) return files;
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'");
  await client.end();
  return [...files, ...rows.map(({ tablename }) => String(tablename))];
}
