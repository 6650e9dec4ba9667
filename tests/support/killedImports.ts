import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { openDatabase } from "../../src/server/db/open";
import { runJob } from "../../src/server/imports/runJob";
import { isGoingOn } from "../../src/server/imports/store/jobs";
import { builtServer } from "./builtServer";
import { testNow } from "./clock";
import { type Kept, keep } from "./kept";
import { freshPlace } from "./places";
import { carriersOf } from "./storedPostings";

/** A place with one temple, imports of so many rows that wait there for a process, and processes that go on with them. */
export async function importsToKill(rows: number) {
  const place = await freshPlace("empty");
  const database = await openDatabase({ DATABASE_POOL: 2, ...place.variables });
  onTestFinished(async () => {
    await database.db.destroy();
    await place.remove();
  });
  const { db } = database;
  const folder = join(place.variables.DATA_DIR, "imports");
  mkdirSync(folder, { recursive: true });
  const created_at = testNow().toISOString();
  const bring = async (text: string) => {
    const { id } = await db
      .insertInto("imports")
      .values({
        ...{ noun: "temples", state: "reading", file_name: "a.csv", file_bytes: text.length, file_hash: "-" },
        ...{ file_format: "csv", blank: "leave", mapping: "{}", may_verify: 1, created_at },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    writeFileSync(join(folder, `${id}.csv`), text);
    return id;
  };
  const planned = async (id: number) => {
    const workplace = { database, folder, owner: "test", now: () => testNow(), isStopping: () => false };
    await runJob(workplace, id);
    return id;
  };
  const brought: number[] = [];
  /** A list of new temples, and of another deity for the first one, that waits to be read. */
  const next = async () => {
    const number = brought.length + 1;
    const lines = Array.from({ length: rows - 1 }, (_, line) => `Temple ${number} ${line},Hampi,Karnataka,Shiva`);
    const last = `The First,Hampi,Karnataka,Deity ${number}`;
    const id = await bring(["name,city,state,deity", ...lines, last].join("\n"));
    brought.push(id);
    return id;
  };
  /** Somebody has looked at the plan, and has it applied. */
  const confirm = async (id: number) => {
    await db
      .updateTable("imports")
      .set({ state: "applying", mode: "valid", rows_done: 0, starts: 0 })
      .where("id", "=", id)
      .execute();
    return id;
  };
  await planned(await bring("name,city,state,deity\nThe First,Hampi,Karnataka,Rama\n"))
    .then(confirm)
    .then(planned);
  return {
    ...{ db, rows, brought, next, confirm },
    nextPlanned: async () => confirm(await planned(await next())),
    jobOf: (id: number) => db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    cancel: (id: number) => db.updateTable("imports").set({ cancelled: 1 }).where("id", "=", id).execute(),
    /** The real process, which goes on with what waits. */
    start: async (): Promise<Kept> => {
      const production = { APP_MODE: "production", PUBLIC_URL: "https://temples.example", JWT_SECRET: "x".repeat(40) };
      const own = { PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info" };
      const env = { ...process.env, ...place.variables, ...production, ...own };
      return keep(process.execPath, [await builtServer()], { env });
    },
  };
}

export type ImportsToKill = Awaited<ReturnType<typeof importsToKill>>;

/** Nothing of the process goes on. */
export async function kill(server: Kept): Promise<void> {
  const gone = once(server.process, "close");
  server.signal("KILL");
  await gone;
}

/** How far an import is by its own word, and by what it has written, as of one moment. */
export const progressOf = ({ db }: ImportsToKill, id: number) =>
  db
    .selectFrom("imports")
    .select(["state", "rows_done"])
    .select(({ selectFrom, fn }) =>
      selectFrom("import_items").select(fn.countAll<number>().as("count")).where("import_id", "=", id).as("written"),
    )
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

export type Progress = Awaited<ReturnType<typeof progressOf>>;

const isOver = ({ state }: Progress) => !isGoingOn({ state });

/** Watches an import until it is so; while it is applied, all that is written is counted at any moment. */
export async function watch(imports: ImportsToKill, server: Kept, id: number, isSo: (now: Progress) => boolean) {
  for (let now = await progressOf(imports, id); !isSo(now); now = await progressOf(imports, id)) {
    if (now.state === "applying") expect(now.written).toBe(now.rows_done);
    if (isOver(now)) throw new Error(`Import ${id} is ${now.state} already`);
    const met = server
      .said()
      .split("\n")
      .filter((line) => line.includes('"level":50'));
    if (met.length > 0) throw new Error(`Import ${id} met an error: ${met.join("\n")}`);
    await setTimeout(2);
  }
}

/** Each row of an import, in the log and in the index, as often as it is in. */
async function tracesOf({ db, jobOf }: ImportsToKill, id: number) {
  const { audit_id } = await jobOf(id);
  const items = await db.selectFrom("import_items").select(["item_id", "made"]).where("import_id", "=", id).execute();
  const noted = await db.selectFrom("audit_log").select("item_id").where("part_of", "=", audit_id).execute();
  const counts = (ids: readonly (number | null)[]) => [ids.length, new Set(ids).size];
  return { items, rows: counts(items.map((item) => item.item_id)), log: counts(noted.map(({ item_id }) => item_id)) };
}

/** All lists are in, each row once, but for one that was stopped in the midst of it. */
export async function expectEachRowOnce(imports: ImportsToKill, stopped: number): Promise<void> {
  const { db, rows, brought, jobOf } = imports;
  const applied = brought.filter((id) => id !== stopped);
  for (const id of applied) {
    expect(await jobOf(id)).toMatchObject({
      ...{ state: "applied", rows, rows_done: rows },
      ...{ created: rows - 1, updated: 1, failed: 0 },
    });
    expect(await tracesOf(imports, id)).toMatchObject({ rows: [rows, rows], log: [rows, rows] });
  }
  const { state, rows_done } = await jobOf(stopped);
  expect(state).toBe("cancelled");
  expect(rows_done).toBeLessThan(rows);
  const traces = await tracesOf(imports, stopped);
  expect([traces.rows, traces.log]).toEqual([
    [rows_done, rows_done],
    [rows_done, rows_done],
  ]);

  const temples = await db.selectFrom("temples").select(["name", "version", "deity"]).execute();
  const made = traces.items.filter((item) => item.made).length;
  const there = 1 + applied.length * (rows - 1) + made;
  expect([temples.length, new Set(temples.map(({ name }) => name)).size]).toEqual([there, there]);
  expect(temples.filter(({ version }) => version !== 1)).toEqual([
    { name: "The First", version: 1 + applied.length + rows_done - made, deity: expect.any(String) },
  ]);
  const found = await carriersOf(db, "hampi");
  expect([found.length, new Set(found).size]).toEqual([temples.length, temples.length]);
}
