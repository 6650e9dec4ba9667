import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/server/db/open";
import { runJob } from "../../src/server/imports/runJob";
import { freePort } from "../support/freePort";
import { type Kept, keep } from "../support/kept";
import { freshPlace, type Place } from "../support/places";

const ROWS = 8_000;
/** The embedded database writes its log less strictly meanwhile, so that it is the one to be killed most. */
const KILLS = inject("engine") === "sqlite" ? 20 : 5;
const LONGEST_LIFE_MS = 250;
/** Each life starts the server from its sources. */
const MINUTES = 15;

/** The real process on a folder where an import waits to go on. */
async function start({ variables }: Place): Promise<Kept> {
  const env = { ...process.env, ...variables, PORT: String(await freePort()), LOG_LEVEL: "info", DEMO_PASSWORD: "" };
  const production = { APP_MODE: "production", PUBLIC_URL: "https://temples.example", JWT_SECRET: "x".repeat(40) };
  return keep(process.execPath, ["--import", "tsx", "src/server/main.ts"], {
    env: { ...env, ...production, HOST: "127.0.0.1" },
  });
}

/** A place with a temple, and an import that changes it and makes others, begun and not yet under way. */
async function withImport() {
  const place = await freshPlace("empty");
  const database = await openDatabase({ DATABASE_POOL: 2, ...place.variables });
  onTestFinished(async () => {
    await database.db.destroy();
    await place.remove();
  });
  const folder = join(place.variables.DATA_DIR, "imports");
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const workplace = { database, folder, owner: "test", now: () => new Date(), isStopping: () => false };
  const run = async (text: string) => {
    const { id } = await database.db
      .insertInto("imports")
      .values({
        ...{ noun: "temples", state: "reading", file_name: "a.csv", file_bytes: text.length, file_hash: "-" },
        ...{ file_format: "csv", blank: "leave", mapping: "{}", may_verify: 1, created_at: at },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    writeFileSync(join(folder, `${id}.csv`), text);
    await runJob(workplace, id);
    await database.db.updateTable("imports").set({ state: "applying", mode: "valid" }).where("id", "=", id).execute();
    return id;
  };
  await runJob(workplace, await run("name,city,state,deity\nThe First,Hampi,Karnataka,Rama\n"));
  const lines = Array.from({ length: ROWS - 1 }, (_, line) => `Temple ${line},Hampi,Karnataka,Shiva`);
  const id = await run(["name,city,state,deity", ...lines, "The First,Hampi,Karnataka,Sita"].join("\n"));
  return { place, db: database.db, id };
}

test("killed at random moments again and again, an import has done each row exactly once in the end", {
  timeout: MINUTES * 60_000,
}, async () => {
  const { place, db, id } = await withImport();
  let lives = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await start(place);
    await server.until(/an import goes on/, MINUTES * 60_000);
    await setTimeout(Math.random() * LONGEST_LIFE_MS); // the moment is to be any
    const gone = once(server.process, "close");
    server.signal("KILL");
    await gone;
    lives++;
    const { state } = await db.selectFrom("imports").select("state").where("id", "=", id).executeTakeFirstOrThrow();
    if (state === "applied") break;
    expect(state).toBe("applying");
  }
  expect(lives).toBeGreaterThan(1);
  const last = await start(place);
  onTestFinished(last.stop);
  await last.until(/Temples: https/);
  const ended = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  if (ended.state !== "applied") await last.until(/"state":"applied"/, MINUTES * 60_000);

  const job = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(job).toMatchObject({
    state: "applied",
    rows: ROWS,
    rows_done: ROWS,
    created: ROWS - 1,
    updated: 1,
    failed: 0,
  });
  const temples = await db.selectFrom("temples").select(["name", "version", "deity"]).execute();
  expect(temples).toHaveLength(ROWS);
  expect(new Set(temples.map(({ name }) => name)).size).toBe(ROWS);
  expect(temples.filter(({ version }) => version !== 1)).toEqual([{ name: "The First", version: 2, deity: "Sita" }]);
  const noted = await db.selectFrom("audit_log").select("item_id").where("part_of", "=", job.audit_id).execute();
  expect([noted.length, new Set(noted.map(({ item_id }) => item_id)).size]).toEqual([ROWS, ROWS]);
  const found = await db.selectFrom("temple_terms").select("temple_id").where("term", "=", "hampi").execute();
  expect([found.length, new Set(found.map(({ temple_id }) => temple_id)).size]).toEqual([ROWS, ROWS]);
  const items = await db.selectFrom("import_items").select("line").where("import_id", "=", id).execute();
  expect(items).toHaveLength(ROWS);
});
