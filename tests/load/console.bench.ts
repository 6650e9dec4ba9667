import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { signToken } from "../../src/server/accounts/actions";
import { buildApp } from "../../src/server/app";
import { migrate } from "../../src/server/db/migrate";
import { type OpenDatabase, openDatabase } from "../../src/server/db/open";
import { readEnv } from "../../src/server/env";
import { newVersion } from "../../src/server/search/listCache";
import { startPostgres } from "../support/postgres";
import { fillConsole, fillTemples } from "./benchConsole";
import { consoleCalls } from "./consoleCalls";
import { atMost, type Measure, print } from "./measure";
import { withoutIndexes } from "./withoutIndexes";

const LIST_MS = 60;
const FIGURES_MS = 150;
const ROUNDS = 30;

/**
 * The console with 100,000 temples, 50,000 users, 200,000 reviews, a million visits and 200,000 revisions: each list,
 * filter, sort and deep page, the dashboard and the analytics of 90 days, one call after the other and totals counted
 * anew each time. The figure of a screen is the p99 of its slowest call. On SQLite; with `--postgres` on PostgreSQL as
 * well, which takes as long again, and with `--each` every call is told. `stocked` is a data folder whose temples are
 * there already: they are copied and not made again. `BENCH_CONSOLE_DATA` names a folder to keep for the next run.
 */
export async function benchConsole(stocked?: string): Promise<Measure[]> {
  const dataDir = process.env.BENCH_CONSOLE_DATA ?? mkdtempSync(join(tmpdir(), "console-bench-"));
  const file = join(dataDir, "temples.db");
  if (stocked && !existsSync(file)) copyFileSync(join(stocked, "temples.db"), file);
  try {
    const measures = await benchEngine("SQLite", { DATA_DIR: dataDir });
    return process.argv.includes("--postgres") ? [...measures, ...(await benchPostgres(dataDir))] : measures;
  } finally {
    if (!process.env.BENCH_CONSOLE_DATA) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchPostgres(dataDir: string): Promise<Measure[]> {
  const cluster = await startPostgres();
  try {
    return await benchEngine("PostgreSQL", { DATA_DIR: dataDir, DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
}

async function benchEngine(engine: string, place: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Measure[]> {
  const env = readEnv({ LOG_LEVEL: "silent", RATE_LIMITS: "off", ...place });
  const database = await openDatabase(env);
  await filled(database);
  const app = await buildApp({
    env,
    database,
    now: () => new Date(),
    version: "0.0.0-bench",
    jwtSecrets: ["the secret of the benches, 32 letters"],
  });
  await app.ready();
  try {
    const headers = { authorization: `Bearer ${await superAdmin(app)}` };
    const measures: Measure[] = [];
    for (const { screen, paths, isFigures } of await consoleCalls(database.db)) {
      let slowest = { path: "", p99: 0 };
      for (const path of paths) {
        const p99 = await p99Of(app, path, headers);
        if (process.argv.includes("--each"))
          process.stdout.write(`${p99.toFixed(1).padStart(8)} ms ${engine} ${path}\n`);
        if (p99 > slowest.p99) slowest = { path, p99 };
      }
      const name = `console on ${engine}: ${screen}, p99`;
      measures.push(atMost(name, slowest.p99, "ms", isFigures ? FIGURES_MS : LIST_MS));
    }
    return measures;
  } finally {
    await app.close();
  }
}

async function filled(database: OpenDatabase): Promise<void> {
  await migrate(database);
  const some = await database.db.selectFrom("visit_days").select("day").limit(1).execute();
  if (some.length > 0) return;
  const temple = await database.db.selectFrom("temples").select("id").limit(1).execute();
  await withoutIndexes(database, async () => {
    if (temple.length === 0) await fillTemples(database.db);
    await fillConsole(database.db, new Date());
  });
}

async function superAdmin(app: FastifyInstance): Promise<string> {
  const { id, name, token_version } = await app.db
    .updateTable("users")
    .set({ role: "SUPER_ADMIN", active: 1 })
    .where(
      "id",
      "=",
      app.db.selectFrom("users").select(({ fn }) => fn.min("id").as("id")),
    )
    .returning(["id", "name", "token_version"])
    .executeTakeFirstOrThrow();
  return signToken(app, { id, name, role: "SUPER_ADMIN", tokenVersion: token_version });
}

async function p99Of(app: FastifyInstance, url: string, headers: Record<string, string>): Promise<number> {
  const took: number[] = [];
  for (let round = -5; round < ROUNDS; round++) {
    await newVersion(app.db); // as after a write: a page whose total is known is quicker
    const started = performance.now();
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`);
    if (round >= 0) took.push(performance.now() - started); // the first ones warm it
  }
  took.sort((a, b) => a - b);
  return took[Math.floor(0.99 * (took.length - 1))] ?? Number.POSITIVE_INFINITY;
}

if (process.argv[1]?.endsWith("console.bench.ts")) print(await benchConsole());
