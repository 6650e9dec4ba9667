import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { insertMany } from "../../src/server/db/bulk";
import { longWork } from "../../src/server/db/longWork";
import { openDatabase, openForBulk } from "../../src/server/db/open";
import type { Tables } from "../../src/server/db/schema";
import { builtServer } from "../support/builtServer";
import { temporaryFolder } from "../support/folders";
import { keep } from "../support/kept";
import { listening } from "../support/listening";
import { type Answered, prepare, startLoad, untilBack } from "../support/outage";
import { type RestartableCluster, startRestartable } from "../support/postgres";
import { startProxy } from "../support/tcpProxy";
import { testApp } from "../support/testApp";

const MINUTE_MS = 60_000;
const BACK_WITHIN_MS = 2_000;
/** Longer than a request waits for a connection to say that it is there. */
const STANDS_STILL_MS = 2_000;
/** As long as connections are lent again without being asked whether they are there. */
const RESTED_MS = 1_000;
let cluster: RestartableCluster;

/** A server that listens, on the cluster that is going to break. */
async function running(DATABASE_URL = cluster.url, more: Record<string, string> = {}) {
  const opened = await testApp({ env: { DATABASE_URL, RATE_LIMITS: "off", ...more } });
  const url = (await listening(opened.app)).origin;
  const { token } = await opened.anAccount({ email: `${crypto.randomUUID()}@test.example` });
  return { ...opened, url, token };
}

/** The same over a way to it that can be lost. */
async function runningBehindProxy() {
  const proxy = await startProxy(cluster.port);
  onTestFinished(proxy.stop);
  const opened = await running(cluster.url.replace(String(cluster.port), String(proxy.port)));
  return { ...opened, proxy };
}

/** Another server that holds the same accounts, as a standby does that takes over. */
async function startStandby(db: Kysely<Tables>): Promise<RestartableCluster> {
  const standby = await startRestartable();
  onTestFinished(standby.remove);
  await prepare(standby.url);
  const there = await openDatabase({ DATABASE_URL: standby.url, DATABASE_POOL: 1, DATA_DIR: "" });
  await insertMany(there.db, "users", await db.selectFrom("users").selectAll().execute());
  await there.db.destroy();
  return standby;
}

/** Every session of the server reads alone from now on, those that are under way as well; it is put right after the test. */
async function makeReadOnly(): Promise<void> {
  const admin = new pg.Client(cluster.url);
  await admin.connect();
  const set = async (change: string) => {
    await admin.query(`alter system ${change}`);
    await admin.query("select pg_reload_conf()");
  };
  onTestFinished(() => set("reset default_transaction_read_only").finally(() => admin.end()));
  await set("set default_transaction_read_only = on");
}

const statusesOf = (answers: readonly Answered[]) => [...new Set(answers.map(({ status }) => status))].sort();
const refusalsOf = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 503);

/** Everything was answered, with what was asked for or with 503 and when to come again. */
function expectOnly503(answers: readonly Answered[]): void {
  expect(statusesOf(answers)).toEqual([200, 404, 503]);
  expect(new Set(refusalsOf(answers).map(({ retryAfter }) => retryAfter))).toEqual(new Set(["2"]));
}

/** That the process lives, whether it is ready, and why not. */
async function probes(url: string): Promise<unknown[]> {
  const [live, ready] = await Promise.all([fetch(`${url}/healthz`), fetch(`${url}/readyz`)]);
  return [live.status, ready.status, (await ready.json()).reasons];
}

beforeAll(async () => {
  cluster = await startRestartable();
  await prepare(cluster.url);
});
afterAll(() => cluster.remove());

describe("under load the server outlives", { timeout: MINUTE_MS }, () => {
  test.each(["fast", "immediate"] as const)("a restart of its database, which ends %s", async (mode) => {
    const { url, token } = await running();
    const load = startLoad(url, token);
    await load.until(200);
    await cluster.halt(mode);
    await load.until(503);
    expect(await probes(url)).toEqual([200, 503, ["database"]]);
    await cluster.start();
    expect(await untilBack(url, token)).toBeLessThan(BACK_WITHIN_MS);
    await load.stop();
    expectOnly503(load.answers);
  });

  test("the end of all its connections, again and again", async () => {
    const { url, token } = await running();
    const load = startLoad(url, token);
    const admin = new pg.Client(cluster.url);
    await admin.connect();
    onTestFinished(() => admin.end());

    for (let time = 0; time < 10; time++) {
      await load.until(200);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");
    }
    expect(await untilBack(url, token)).toBeLessThan(BACK_WITHIN_MS);
    await load.stop();
    expectOnly503(load.answers);
  });

  test("a network that swallows everything, and comes back for new connections alone", async () => {
    const { url, token, proxy } = await runningBehindProxy();
    const load = startLoad(url, token);
    await load.until(200);
    proxy.lose();
    await load.until(503, 2 * load.callers);
    expect(await probes(url)).toEqual([200, 503, ["database"]]);
    proxy.find();
    expect(await untilBack(url, token)).toBeLessThan(BACK_WITHIN_MS);
    await load.stop();
    expectOnly503(load.answers);
  });

  test("connections that die at rest without a word", async () => {
    const { url, token, proxy } = await runningBehindProxy();
    await untilBack(url, token);
    proxy.lose();
    proxy.find();
    await setTimeout(RESTED_MS);
    expect(await untilBack(url, token)).toBeLessThan(BACK_WITHIN_MS);
  });

  test("a failover: the server of its connections takes reads alone, new ones reach another", async () => {
    const { url, token, db, proxy } = await runningBehindProxy();
    const standby = await startStandby(db);
    const load = startLoad(url, token);
    await load.until(200);
    await makeReadOnly();
    await load.until(503);
    proxy.leadTo(standby.port);
    expect(await untilBack(url, token)).toBeLessThan(BACK_WITHIN_MS);
    await load.stop();
    expect(statusesOf(load.answers)).toEqual([200, 404, 503]);
    // 60 where a write was refused by who takes none
    expect(refusalsOf(load.answers).filter(({ retryAfter }) => retryAfter !== "2" && retryAfter !== "60")).toEqual([]);
  });
});

describe("a start while the database is away", { timeout: MINUTE_MS }, () => {
  const start = async (more: Record<string, string> = {}) => {
    const main = await builtServer();
    const production = { APP_MODE: "production", PUBLIC_URL: "https://temples.example", JWT_SECRET: "x".repeat(40) };
    const place = { DATABASE_URL: cluster.url, DATA_DIR: temporaryFolder("away"), PORT: "0", HOST: "127.0.0.1" };
    const env = { ...process.env, ...production, ...place, ...more };
    const server = keep(process.execPath, [main], { env, removes: place.DATA_DIR });
    onTestFinished(server.stop);
    return { server, exit: once(server.process, "exit") };
  };

  test("waits for it, and says so", async () => {
    await cluster.halt();
    const { server } = await start();
    await server.until(/waiting for the database/);
    await cluster.start();
    await server.until(/Temples: https:\/\/temples\.example/);
  });

  test("ends with a sentence when that takes too long", async () => {
    await cluster.halt();
    const { server, exit } = await start({ DATABASE_WAIT: "1" });
    expect(await exit).toEqual([1, null]);
    expect(server.said()).toContain("The database cannot be reached");
    await cluster.start();
  });
});

test("every connection has its limits, and work that takes longer has its own", async () => {
  const { db } = await testApp({ env: { DATABASE_URL: cluster.url } });
  const limits = async (asked: Parameters<Parameters<typeof longWork>[1]>[0]) => {
    const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
    const { rows } = await sql<Record<string, string>>`select ${sql.join(
      names.map((name) => sql`current_setting(${name}) as ${sql.id(name)}`),
    )}`.execute(asked);
    return Object.values(rows[0] ?? {});
  };
  expect(await limits(db)).toEqual(["10s", "5s", "5s"]);
  expect(await longWork(db, limits)).toEqual(["30min", "5min", "1min"]);
  await expect(longWork(db, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(new Set(await Promise.all([1, 2, 3, 4].map(async () => String(await limits(db)))))).toEqual(
    new Set(["10s,5s,5s"]),
  );
  const bulk = await openForBulk({ DATABASE_URL: cluster.url, DATABASE_POOL: 1, DATA_DIR: "" });
  onTestFinished(() => bulk.db.destroy());
  expect(await limits(bulk.db)).toEqual(["30min", "5min", "1min"]);
});

test("an import that lost its connection begins again from what is on file, and never goes on from memory", async () => {
  const { db } = await running();
  const bulk = await openForBulk({ DATABASE_URL: cluster.url, DATABASE_POOL: 1, DATA_DIR: "" });
  onTestFinished(() => bulk.db.destroy());
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(bulk.db);
  await sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`.execute(db);
  const ask = () => sql`select 1`.execute(bulk.db);
  await expect(ask()).rejects.toThrow();
  await expect(ask()).rejects.toThrow("perhaps the last of what was written over it lost");
});

test("an import whose database stands still for a moment waits for it", { timeout: MINUTE_MS }, async () => {
  const bulk = await openForBulk({ DATABASE_URL: cluster.url, DATABASE_POOL: 1, DATA_DIR: "" });
  onTestFinished(() => bulk.db.destroy());
  const ask = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(bulk.db)).rows[0]?.pid;
  const pid = await ask();
  if (!pid) throw new Error("no connection");
  const goOn = () => process.kill(pid, "SIGCONT");
  onTestFinished(() => void goOn());
  await setTimeout(RESTED_MS);
  process.kill(pid, "SIGSTOP");
  const answered = expect(ask()).resolves.toBe(pid);
  await setTimeout(STANDS_STILL_MS);
  goOn();
  await answered;
});

test("what waits too long for a lock is told to come again", { timeout: MINUTE_MS }, async () => {
  const { url, token } = await running();
  const holder = new pg.Client(cluster.url);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("begin");
  await holder.query("lock table users in share mode");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/users/me`, { method: "PUT", headers, body: '{"name":"Asha"}' });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await fetch(`${url}/api/users/me`, { headers })).status).toBe(200);
});

test("an import goes on by itself once its database is back, each row once", { timeout: 3 * MINUTE_MS }, async () => {
  const it = await running();
  const { db } = it;
  const rows = Array.from({ length: 4_000 }, (_, at) => `Temple of outage ${at},Hampi,Karnataka`);
  const text = ["name,city,state", ...rows].join("\n");
  const admin = await it.anAccount({ role: "SUPER_ADMIN", email: `${crypto.randomUUID()}@test.example` });
  const brought = await admin.post("/api/admin/temples/imports", text, { headers: { "content-type": "text/csv" } });
  const { id } = brought.json();
  const job = () =>
    db
      .selectFrom("imports")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst()
      .catch(() => undefined);
  const until = async (isSo: (found: NonNullable<Awaited<ReturnType<typeof job>>>) => boolean) => {
    for (let found = await job(); !found || !isSo(found); found = await job()) await setTimeout(20);
  };
  await until(({ state }) => state === "planned");
  expect((await admin.post(`/api/admin/imports/${id}/apply`, { mode: "valid" })).statusCode).toBeLessThan(300);
  await until(({ rows_done }) => rows_done > 500);
  await cluster.halt("immediate");
  await cluster.start();
  await until(({ state }) => state === "applied");
  expect(await job()).toMatchObject({ rows: 4_000, rows_done: 4_000, created: 4_000, failed: 0 });
  const temples = await db.selectFrom("temples").select("name").where("name", "like", "Temple of outage %").execute();
  expect([temples.length, new Set(temples.map(({ name }) => name)).size]).toEqual([4_000, 4_000]);
});
