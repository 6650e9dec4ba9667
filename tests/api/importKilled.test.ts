import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/server/db/open";
import { runJob } from "../../src/server/imports/runJob";
import { testNow } from "../support/clock";
import { freePort } from "../support/freePort";
import { type Kept, keep } from "../support/kept";
import { freshPlace, type Place } from "../support/places";
import { carriersOf } from "../support/storedPostings";

/** Several transactions of a list are to fall to a kill; there are as many lists as the kills need. */
const ROWS = 6_000;
/** The embedded database writes its log less strictly meanwhile, so that it is the one to be killed most. */
const KILLS = inject("engine") === "sqlite" ? 10 : 5;
const MINUTES = 5;

/** The server as it is shipped, so that none of its lives begins with reading its sources. */
async function build(): Promise<string> {
  const root = join(import.meta.dirname, "..", "..");
  // beside the packages that it loads
  const folder = mkdtempSync(join(root, "node_modules", ".killed-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const options = ["--mode", "server", "--outDir", join(folder, "server"), "--logLevel", "error"];
  await promisify(execFile)(process.execPath, [vite, "build", ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return join(folder, "server", "main.js");
}

/** The real process on a folder where an import waits to go on. */
async function start(main: string, { variables }: Place): Promise<Kept> {
  const env = { ...process.env, ...variables, PORT: String(await freePort()), LOG_LEVEL: "info", DEMO_PASSWORD: "" };
  const production = { APP_MODE: "production", PUBLIC_URL: "https://temples.example", JWT_SECRET: "x".repeat(40) };
  return keep(process.execPath, [main], { env: { ...env, ...production, HOST: "127.0.0.1" } });
}

/** A place with a temple, and a way to begin imports there that wait for a process to go on with them. */
async function withImports() {
  const place = await freshPlace("empty");
  const database = await openDatabase({ DATABASE_POOL: 2, ...place.variables });
  onTestFinished(async () => {
    await database.db.destroy();
    await place.remove();
  });
  const { db } = database;
  const folder = join(place.variables.DATA_DIR, "imports");
  mkdirSync(folder, { recursive: true });
  const at = testNow().toISOString();
  const workplace = { database, folder, owner: "test", now: () => testNow(), isStopping: () => false };
  const begin = async (text: string) => {
    const { id } = await db
      .insertInto("imports")
      .values({
        ...{ noun: "temples", state: "reading", file_name: "a.csv", file_bytes: text.length, file_hash: "-" },
        ...{ file_format: "csv", blank: "leave", mapping: "{}", may_verify: 1, created_at: at },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    writeFileSync(join(folder, `${id}.csv`), text);
    await runJob(workplace, id);
    await db
      .updateTable("imports")
      .set({ state: "applying", mode: "valid", rows_done: 0 })
      .where("id", "=", id)
      .execute();
    return id;
  };
  const deities: string[] = [];
  /** An import of new temples, and of another deity for the first one. */
  const next = () => {
    const number = deities.push(`Deity ${deities.length + 1}`);
    const lines = Array.from({ length: ROWS - 1 }, (_, line) => `Temple ${number} ${line},Hampi,Karnataka,Shiva`);
    return begin(["name,city,state,deity", ...lines, `The First,Hampi,Karnataka,Deity ${number}`].join("\n"));
  };
  const jobOf = (id: number) => db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await runJob(workplace, await begin("name,city,state,deity\nThe First,Hampi,Karnataka,Rama\n"));
  return { place, db, next, jobOf, deities };
}

type Imports = Awaited<ReturnType<typeof withImports>>;

/** Kills the process so many steps into its import, or somewhere in the next one; true when it was under way then. */
async function killedWithin({ jobOf }: Imports, server: Kept, id: number, steps: number, share = Math.random()) {
  await server.until(/an import goes on/, MINUTES * 60_000);
  let [seen, taken, since] = [await jobOf(id), 0, performance.now()];
  let stepMs = 0;
  while (taken < steps && seen.state === "applying") {
    const now = await jobOf(id);
    if (now.rows_done === seen.rows_done) {
      await setTimeout(1);
    } else {
      taken++;
      [stepMs, since] = [performance.now() - since, performance.now()];
    }
    seen = now;
  }
  await setTimeout(share * (stepMs || 100));
  const gone = once(server.process, "close");
  server.signal("KILL");
  await gone;
  const left = await jobOf(id);
  expect(left.rows_done).toBeGreaterThanOrEqual(seen.rows_done);
  return left.state === "applying";
}

/** Each row of an import, in the log and in the index, as often as it is in. */
async function tracesOf({ db, jobOf }: Imports, id: number) {
  const { audit_id } = await jobOf(id);
  const items = await db.selectFrom("import_items").select(["item_id", "made"]).where("import_id", "=", id).execute();
  const noted = await db.selectFrom("audit_log").select("item_id").where("part_of", "=", audit_id).execute();
  const once = (ids: readonly (number | null)[]) => [ids.length, new Set(ids).size];
  return { items, rows: once(items.map((item) => item.item_id)), log: once(noted.map(({ item_id }) => item_id)) };
}

test("killed at random moments again and again, an import has done each row exactly once in the end", {
  timeout: MINUTES * 60_000,
}, async () => {
  const [main, imports] = await Promise.all([build(), withImports()]);
  const { place, db, next, jobOf, deities } = imports;
  const run = () => start(main, place);
  const applied: number[] = [];
  let under: number | undefined;
  for (let kills = 0; kills < KILLS; ) {
    under ??= await next();
    // an import that is interrupted ten times before it gets anywhere is given up
    if (await killedWithin(imports, await run(), under, kills % 3)) {
      kills++;
      continue;
    }
    applied.push(under);
    under = undefined;
  }
  if (under !== undefined) {
    const last = await run();
    await last.until(/"state":"applied"/, MINUTES * 60_000);
    await last.stop();
    applied.push(under);
  }
  for (const id of applied) {
    expect(await jobOf(id)).toMatchObject({
      ...{ state: "applied", rows: ROWS, rows_done: ROWS },
      ...{ created: ROWS - 1, updated: 1, failed: 0 },
    });
    expect(await tracesOf(imports, id)).toMatchObject({ rows: [ROWS, ROWS], log: [ROWS, ROWS] });
  }

  // one that was stopped before the process was gone does not go on
  let stopped = await next();
  const isPartlyDone = async (id: number) =>
    (await killedWithin(imports, await run(), id, 1, 0)) && (await jobOf(id)).rows_done < ROWS;
  while (!(await isPartlyDone(stopped))) stopped = await next();
  await db.updateTable("imports").set({ cancelled: 1 }).where("id", "=", stopped).execute();
  const server = await run();
  onTestFinished(server.stop);
  await server.until(/"state":"cancelled"/, MINUTES * 60_000);
  const { rows_done } = await jobOf(stopped);
  expect(rows_done).toBeLessThan(ROWS);
  const { items, rows, log } = await tracesOf(imports, stopped);
  expect([rows, log]).toEqual([
    [rows_done, rows_done],
    [rows_done, rows_done],
  ]);

  const temples = await db.selectFrom("temples").select(["name", "version", "deity"]).execute();
  const made = items.filter((item) => item.made).length;
  const before = 1 + (deities.length - 1) * (ROWS - 1);
  expect([temples.length, new Set(temples.map(({ name }) => name)).size]).toEqual([before + made, before + made]);
  expect(temples.filter(({ version }) => version !== 1)).toEqual([
    { name: "The First", version: deities.length + rows_done - made, deity: expect.any(String) },
  ]);
  const found = await carriersOf(db, "hampi");
  expect([found.length, new Set(found).size]).toEqual([temples.length, temples.length]);
});
