import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres";

/** One PostgreSQL for the run; each test has a database of its own in it, and all are gone afterwards. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const databasePrefix = `temples_${randomBytes(4).toString("hex")}_`;
  project.provide("postgresUrl", cluster.url);
  project.provide("databasePrefix", databasePrefix);
  return async () => {
    await dropAll(cluster.url, databasePrefix);
    await cluster.stop();
  };
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [prefix]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
