import { sql } from "kysely";
import { expect, inject, test, vi } from "vitest";
import { foldWord } from "../../src/domain/spelling";
import type { Db } from "../../src/server/db/open";
import { eachPosting, HIDDEN_RANKS_FROM, isFieldRank, isPublicRank } from "../../src/server/search/document";
import { updateIndex } from "../../src/server/search/indexing";
import { bestCarriers } from "../../src/server/search/relevance";
import { mainFields } from "../../src/server/search/terms";
import { removeTemples } from "../../src/server/temples/removal";
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
  const counts = new Map<string, { temples: number; mentions: number; best_rank: number }>();
  for (const row of rows) {
    eachPosting(row, (term, rank) => {
      postings.push(`${term} ${rank} ${row.id}`);
      const count = counts.get(term) ?? { temples: 0, mentions: 0, best_rank: HIDDEN_RANKS_FROM };
      counts.set(term, count);
      if (!isPublicRank(rank)) return;
      count.mentions++;
      count.best_rank = Math.min(count.best_rank, rank);
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
  for (const { term, temples, mentions, best_rank } of vocabulary) {
    expect({ term, temples, mentions, best_rank }).toEqual({
      term,
      ...(expected.counts.get(term) ?? { temples: 0, mentions: 0, best_rank: HIDDEN_RANKS_FROM }),
    });
  }
  for (const term of expected.counts.keys()) expect(vocabulary.map((each) => each.term)).toContain(term);
  if (inject("engine") === "sqlite") await expectWords(db, expected.postings);
}

/** The index of words knows for each term the temples of its postings, and no others. */
async function expectWords(db: Db, postings: readonly string[]): Promise<void> {
  const carriers = new Map<string, number[]>();
  for (const posting of postings) {
    const [term = "", , id] = posting.split(" ");
    carriers.set(term, [...(carriers.get(term) ?? []), Number(id)]);
  }
  for (const [term, ids] of carriers) {
    const { rows } = await sql<{ id: number }>`
      select rowid as id from temple_words where temple_words match ${`"${term}"`}`.execute(db);
    expect({ term, ids: rows.map(({ id }) => id).sort() }).toEqual({ term, ids: ids.sort() });
  }
  const { rows } = await sql<{ documents: number }>`select count(*) as documents from temple_words`.execute(db);
  const { count } = await db
    .selectFrom("temple_texts")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(rows).toEqual([{ documents: count }]);
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

test("the temples of a word come in the order of rank and id, as many as are wanted", async () => {
  const { db } = await testApp();
  const known = (popularity: number) => ({ popularity, status: "active", search_text: " lamp | # " });
  const ids = [700, 5, 256, 512];
  await updateIndex(
    db,
    ids.map((id, at) => ({ id, after: known(at < 2 ? 10 : 500_000) })),
  );
  const carriers = (term: string, limit: number) => bestCarriers(db, [{ term }], mainFields, limit);
  expect(await carriers("lamp", 99)).toEqual([256, 512, 5, 700]);
  expect(await carriers("lamp", 3)).toEqual([256, 512, 5]);
  await updateIndex(db, [
    { id: 5, before: known(10), after: known(900_000) },
    { id: 512, before: known(500_000), after: { ...known(500_000), status: "inactive" } },
  ]);
  expect(await carriers("lamp", 99)).toEqual([5, 256, 700]);
});

test("of several words come the best of each, every temple once, all by rank and id", async () => {
  const { db } = await testApp();
  const known = (search_text: string, popularity: number) => ({ popularity, status: "active", search_text });
  await updateIndex(db, [
    { id: 1, after: known(" lamp | # ", 10) },
    { id: 2, after: known(" lamp oil | # ", 500_000) },
    { id: 3, after: known(" oil | # ", 400_000) },
    { id: 4, after: known(" lamp | # ", 900_000) },
  ]);
  const terms = [{ term: "lamp" }, { term: "oil" }, { term: "wick" }];
  const carriers = (limit: number) => bestCarriers(db, terms, mainFields, limit);
  expect(await carriers(99)).toEqual([4, 2, 3, 1]);
  expect(await carriers(1)).toEqual([4, 2]);
  expect(await bestCarriers(db, [], mainFields, 99)).toEqual([]);
});

/** Somebody waits for what this transaction holds. */
async function expectWaiting(trx: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`.execute(trx);
  expect(rows).toHaveLength(1);
}
