import { sql } from "kysely";
import { describe, expect, inject, test, vi } from "vitest";
import { foldWord } from "../../src/domain/spelling";
import type { Db } from "../../src/server/db/open";
import { draftsOf, indexedOf } from "../../src/server/temples/drafts";
import { finishRuns } from "../../src/server/temples/finishRuns";
import { firstPostings, type Wanted } from "../../src/server/temples/firstPostings";
import { GatheredPostings } from "../../src/server/temples/gatheredPostings";
import { idSetOf } from "../../src/server/temples/idSet";
import { openRun } from "../../src/server/temples/indexRuns";
import { changePostings, idsIn } from "../../src/server/temples/postingRows";
import { blankTemple, type TempleRecord } from "../../src/server/temples/record";
import { removeTemples } from "../../src/server/temples/removal";
import { RunPartsHere } from "../../src/server/temples/runParts";
import { eachPosting, isFieldRank, isPublicRank } from "../../src/server/temples/searchDocument";
import { insertDrafts } from "../../src/server/temples/write";
import { aTemple } from "../support/factories";
import { carriersOf, storedPostings } from "../support/storedPostings";
import { testApp } from "../support/testApp";

const deities = ["Shiva", "Vishnu (Narayana)", "Durga", null];
const names = ["Rama Temple", "Sri Rama Mandir", "Kailasanatha", "राम मंदिर", "Hill Cave Temple"];
const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** What the search tables should hold, told from the temples alone. */
async function expectedTables(db: Awaited<ReturnType<typeof testApp>>["db"]) {
  const rows = await db
    .selectFrom("temples")
    .innerJoin("temple_texts", "temple_texts.temple_id", "temples.id")
    .selectAll("temples")
    .select("search_text")
    .execute();
  const postings: string[] = [];
  const counts = new Map<string, { temples: number; mentions: number }>();
  for (const row of rows) {
    eachPosting(row, (term, rank) => {
      postings.push(`${term} ${rank} ${row.id}`);
      const count = counts.get(term) ?? { temples: 0, mentions: 0 };
      counts.set(term, count);
      if (!isPublicRank(rank)) return;
      count.mentions++;
      if (isFieldRank(rank)) count.temples++;
    });
  }
  return { postings: postings.sort(), counts };
}

async function expectTables(db: Awaited<ReturnType<typeof testApp>>["db"]): Promise<void> {
  const expected = await expectedTables(db);
  const postings = await storedPostings(db);
  expect(postings.map(({ term, rank, temple_id }) => `${term} ${rank} ${temple_id}`).sort()).toEqual(expected.postings);
  const vocabulary = await db.selectFrom("search_terms").selectAll().execute();
  for (const { term, temples, mentions } of vocabulary) {
    expect({ term, temples, mentions }).toEqual({
      term,
      ...(expected.counts.get(term) ?? { temples: 0, mentions: 0 }),
    });
  }
  for (const term of expected.counts.keys()) expect(vocabulary.map((each) => each.term)).toContain(term);
}

test("after many writes of every kind the search tables say what the temples say", async () => {
  const { as, db } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const ids: number[] = [];
  for (let step = 0; step < 60; step++) {
    const id = pick(ids, step * 7) ?? 0;
    const fields = {
      name: pick(names, step),
      deity: pick(deities, step * 3),
      description: `Words of step ${step} and more`,
    };
    const kind = step < 8 ? 0 : (step * 5) % 6;
    if (kind === 0) ids.push((await admin.post("/api/admin/temples", aTemple(fields))).json().id);
    if (kind === 1) await admin.put(`/api/admin/temples/${id}`, fields);
    if (kind === 2)
      await admin.put(`/api/admin/temples/${id}`, { isActive: step % 2 === 0, isVerified: step % 3 === 0 });
    if (kind === 3) await admin.delete(`/api/admin/temples/${id}`);
    if (kind === 4) await admin.post(`/api/admin/temples/${id}/restore`);
    if (kind === 5) {
      const csv = `id,deity,setting\n${id},${pick(deities, step) ?? "Surya"},${pick(["Hill", "Cave"], step)}`;
      await admin.post("/api/admin/temples/import.csv?dryRun=false", csv, { headers: { "content-type": "text/csv" } });
    }
  }
  await expectTables(db);
});

test.each([
  { known: 0, whose: "those of an earlier process" },
  { known: 24, whose: "its own" },
  { known: 10, whose: "some of its own" },
])("temples left to a run are indexed as any other, also those that change meanwhile: $whose", async ({ known }) => {
  const { as, db } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const temples = Array.from({ length: 24 }, (_, at): TempleRecord => {
    const told = { deity: pick(deities, at), tradition: "Hindu", description: `Words of temple ${at}` };
    return { ...blankTemple, ...told, slug: `left-${at}`, name: pick(names, at), city: "Hampi", state: "Karnataka" };
  });
  const by = { actor: null, origin: "import" } as const;
  const gathered = new GatheredPostings();
  const leave = (some: TempleRecord[]) =>
    db.transaction().execute(async (trx) => {
      const indexRun = await openRun(trx);
      const drafts = draftsOf(some, { now: new Date(0) });
      const slugs = some.map(({ slug }) => slug);
      const ids = await insertDrafts(trx, drafts, slugs, { by, indexRun });
      if (ids.length === known) gathered.add(indexRun.id, indexedOf(drafts), ids);
      return ids;
    });
  const ids =
    known === 10 ? [...(await leave(temples.slice(0, 14))), ...(await leave(temples.slice(14)))] : await leave(temples);
  const found = async (word: string) => (await carriersOf(db, word)).length;
  expect(await found("hampi")).toBe(0);
  const change = (at: number, fields: object) => admin.put(`/api/admin/temples/${ids[at]}`, fields);
  await change(0, { deity: "Surya", description: "Changed before" });

  let steps = 0;
  const between = async () => {
    steps++;
    if (steps % 9 === 0) throw new Error("interrupted");
    if (steps % 3 === 0) await change(steps, { name: `Changed ${steps}`, isActive: steps % 2 === 0 });
    if (steps % 5 === 0) await change(steps, { isVerified: true });
  };
  let meanwhile: Promise<unknown> | undefined;
  const within = async (trx: Db) => {
    if (steps !== 4) return;
    meanwhile ??= change(20, { name: "Changed within", description: "Other words" });
    if (inject("engine") === "postgres") await vi.waitFor(() => expectWaiting(trx));
  };
  let lives = 0;
  for (let isDone = false; !isDone && lives < 100; lives++) {
    const parts = new RunPartsHere(db, gathered, between);
    await finishRuns(db, { before: between, within, postingsAtOnce: 10 }, { parts }).then(
      () => (isDone = true),
      (error: Error) => expect(error.message).toBe("interrupted"),
    );
    if (lives === 1) await admin.delete(`/api/admin/temples/${ids[23]}`);
  }
  await meanwhile;
  expect(meanwhile).toBeDefined();
  expect(lives).toBeGreaterThan(2);
  expect(await found("hampi")).toBe(24);
  expect(await db.selectFrom("unindexed_temples").selectAll().execute()).toEqual([]);
  await expectTables(db);
});

test("two who change temples of the same words at the same time take nothing from each other", async () => {
  const { as, db } = await testApp();
  const admin = as("TEMPLE_ADMIN");
  const make = async () => (await admin.post("/api/admin/temples", aTemple({ name: "Rama Temple" }))).json().id;
  const [first, second, third] = [await make(), await make(), await make()];
  const row = await db.selectFrom("temples").selectAll().where("id", "=", first).executeTakeFirstOrThrow();
  let other: Promise<unknown> | undefined;
  await db.transaction().execute(async (trx) => {
    await removeTemples(trx, [row], { now: new Date(0), by: { actor: null, origin: "console" } });
    other = admin.put(`/api/admin/temples/${second}`, { name: "Rama Hill", isVerified: true });
    if (inject("engine") === "postgres") await vi.waitFor(() => expectWaiting(trx));
  });
  expect(await other).toMatchObject({ statusCode: 200 });
  expect(await carriersOf(db, foldWord("Rama"))).toEqual([second, third].sort());
  expect(await carriersOf(db, foldWord("Hill"))).toEqual([second]);
  await expectTables(db);
});

describe("the postings of a term", () => {
  const ranked = (rank: number, ...ids: number[]) => ids.flatMap((id) => [rank, id]);
  const everyone = { audience: "public", fields: "main" } as const;
  const few = { removed: [], added: [...ranked(20, 700, 5, 256), ...ranked(10, 512, 255, 7, 200)] };

  test("share a row for each rank and chapter of ids, of which an empty one goes", async () => {
    const { db } = await testApp();
    const change = (what: { removed: number[]; added: number[] }) => changePostings(db, [{ term: "lamp", ...what }]);
    const rows = async () =>
      (await db.selectFrom("postings").selectAll().orderBy("rank").orderBy("chapter").execute()).map(
        ({ rank, chapter, ids }) => [rank, chapter, idsIn(ids)],
      );
    await change(few);
    expect(await rows()).toEqual([
      [10, 0, [7, 200, 255]],
      [10, 2, [512]],
      [20, 0, [5]],
      [20, 1, [256]],
      [20, 2, [700]],
    ]);
    await change({ removed: ranked(10, 200, 512), added: ranked(20, 200, 512) });
    await change({ removed: [], added: ranked(10, 3) });
    expect(await rows()).toEqual([
      [10, 0, [3, 7, 255]],
      [20, 0, [5, 200]],
      [20, 1, [256]],
      [20, 2, [512, 700]],
    ]);
  });

  test("are read in the order of rank and id, as many as are wanted of those that are looked for", async () => {
    const { db } = await testApp();
    await changePostings(db, [{ term: "lamp", ...few }]);
    const first = async (term: string, wanted: Wanted) =>
      (await firstPostings(db, term, everyone, wanted)).map(({ id }) => id);
    expect(await first("lamp", { limit: 99 })).toEqual([7, 200, 255, 512, 5, 256, 700]);
    expect(await first("lamp", { limit: 5 })).toEqual([7, 200, 255, 512, 5]);
    expect(await first("lamp", { limit: 2, inside: idSetOf("5,6,255,700") })).toEqual([255, 5]);
    const spread = Array.from({ length: 60 }, (_, at) => ranked(100 + at, 70 - at)).flat();
    await changePostings(db, [{ term: "gate", removed: [], added: spread }]);
    expect(await first("gate", { limit: 3, inside: idSetOf("11,12,13,14") })).toEqual([14, 13, 12]);
  });
});

/** Somebody waits for what this transaction holds. */
async function expectWaiting(trx: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(trx);
  expect(rows).toHaveLength(1);
}
