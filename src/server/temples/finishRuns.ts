import { setImmediate } from "node:timers/promises";
import type { Kysely, Transaction } from "kysely";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { promised } from "../promised";
import type { GatheredPostings } from "./gatheredPostings";
import { ordersChanged } from "./keptOrders";
import { addPostings } from "./postingRows";
import { Postings } from "./postings";
import { type TermCounts, updateVocabulary } from "./vocabulary";

/** Temples read at a time. */
const READ_AT_ONCE = 2_000;
/** Postings made ready between two looks at what the database says: about a millisecond. */
const READY_AT_ONCE = 1_000;
/** Postings written in one transaction: some hundredths of a second. */
const POSTINGS_AT_ONCE = 40_000;

/**
 * What is done before each transaction, and in it: others get their turn, and the job stays whose it is. `share` is the
 * part of the run's postings that is written with it, up to 1.
 */
export type RunSteps = {
  before: () => Promise<void>;
  within: (trx: Transaction<Tables>, share: number) => Promise<void>;
  postingsAtOnce?: number;
};
type Run = { id: number; done_to: string; taken: number };

/** Thrown when somebody else goes on with a run. */
export class LostRun extends Error {
  override readonly name = "LostRun";
}

/**
 * Writes the postings of all temples that were left to runs, in the order of the terms and in short transactions that
 * each note how far they came, so that an interrupted run is gone on with where it stood.
 */
export async function finishRuns(db: Kysely<Tables>, steps: RunSteps, gathered?: GatheredPostings): Promise<void> {
  for (;;) {
    const run = await beginRun(db);
    if (!run) return;
    await writeRun(db, run, steps, gathered);
    await steps.before();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("unindexed_temples").where("run", "=", run.id).execute();
      await trx.deleteFrom("index_runs").where("id", "=", run.id).execute();
      await steps.within(trx, 1);
    });
  }
}

/** Before every term: a run that is here is being written, and takes no more temples. */
const BEGUN = " ";

async function beginRun(db: Kysely<Tables>): Promise<Run | undefined> {
  const run = await db.selectFrom("index_runs").selectAll().orderBy("id").executeTakeFirst();
  if (run?.done_to !== "") return run;
  return db
    .updateTable("index_runs")
    .set({ done_to: BEGUN })
    .where("id", "=", run.id)
    .where("done_to", "=", "")
    .returningAll()
    .executeTakeFirstOrThrow(() => new LostRun());
}

async function writeRun(db: Kysely<Tables>, run: Run, steps: RunSteps, gathered?: GatheredPostings) {
  const { before, within, postingsAtOnce = POSTINGS_AT_ONCE } = steps;
  // whoever finds the first of these temples finds them in the orders as well
  await updateVocabulary(db, [ordersChanged]);
  let left = await leftOf(db, run.id, run.taken);
  const postings = (run.done_to === BEGUN && gathered?.takeOut(run.id)) || new Postings();
  await readInto(postings, db, run, left, before);
  const parts = [...ranges(postings, postingsAtOnce)];
  let { done_to } = run;
  let written = 0;
  const begin = (part: number) => promised(rowsOf(postings, parts[part] ?? [], left));
  let ready = begin(0);
  for (const [part, terms] of parts.entries()) {
    await before();
    const rows = await ready;
    ready = begin(part + 1); // goes on while these are written
    const to = terms.at(-1) ?? done_to;
    written += rows.postings;
    await db.transaction().execute(async (trx) => {
      const taken = await moveOn(trx, run.id, done_to, to);
      if (taken !== left.taken) left = await leftOf(trx, run.id, taken);
      const { counts, values } = rows.left === left ? rows : await rowsOf(postings, terms, left);
      await updateVocabulary(trx, counts);
      await addPostings(trx, values);
      await within(trx, written / postings.size());
    });
    done_to = to;
  }
}

/** The temples that nobody else has indexed meanwhile, and how many were. */
type Left = { taken: number; ids: ReadonlySet<number>; has: (id: number) => boolean };
/** What is written of some terms, which are so many postings, for the temples that are left. */
type Rows = { left: Left; postings: number; counts: TermCounts[]; values: (string | number)[] };

/** Makes the rows of terms ready, some at a time: meanwhile the database stores others, and what it says is heard. */
async function rowsOf(postings: Postings, terms: readonly string[], left: Left): Promise<Rows> {
  const rows: Rows = { left, postings: 0, counts: [], values: [] };
  let madeReady = 0;
  for (const term of terms) {
    const size = postings.sizeOf(term);
    rows.postings += size;
    madeReady += size;
    if (madeReady > READY_AT_ONCE) {
      madeReady = 0;
      await setImmediate();
    }
    const count = postings.write(term, left.has, rows.values);
    if (count.hasMoved) rows.counts.push(count);
  }
  return rows;
}

/** Terms in order, some thousands of postings at a time. */
function* ranges(postings: Postings, atOnce: number): Generator<string[]> {
  let range: string[] = [];
  let size = 0;
  for (const term of postings.terms()) {
    range.push(term);
    size += postings.sizeOf(term);
    if (size < atOnce) continue;
    yield range;
    [range, size] = [[], 0];
  }
  if (range.length > 0) yield range;
}

/** Notes the last term of this transaction; answers how many temples others have indexed so far. */
async function moveOn(trx: Transaction<Tables>, run: number, from: string, to: string): Promise<number> {
  const row = await trx
    .updateTable("index_runs")
    .set({ done_to: to })
    .where("id", "=", run)
    .where("done_to", "=", from)
    .returning("taken")
    .executeTakeFirst();
  if (!row) throw new LostRun();
  return row.taken;
}

async function leftOf(trx: Db, run: number, taken: number): Promise<Left> {
  const rows = await trx.selectFrom("unindexed_temples").select("temple_id").where("run", "=", run).execute();
  const ids = new Set(rows.map(({ temple_id }) => temple_id));
  return { taken, ids, has: taken === 0 ? () => true : (id) => ids.has(id) };
}

/** Adds the postings of those that nobody gathered, from their words on file. */
async function readInto(postings: Postings, db: Kysely<Tables>, run: Run, left: Left, before: RunSteps["before"]) {
  const unread = [...left.ids].filter((id) => !postings.has(id));
  if (unread.length === 0) return;
  let reading = readSome(db, run.id, unread.reduce((a, b) => Math.min(a, b)) - 1);
  for (;;) {
    const [rows] = await Promise.all([reading, before()]);
    const end = rows.at(-1);
    if (!end) return;
    reading = promised(readSome(db, run.id, end.id));
    for (const row of rows) if (!postings.has(row.id)) postings.add(row.id, row, run.done_to);
  }
}

const readSome = (db: Kysely<Tables>, run: number, after: number) =>
  db
    .selectFrom("unindexed_temples")
    .innerJoin("temples", "temples.id", "unindexed_temples.temple_id")
    .innerJoin("temple_texts", "temple_texts.temple_id", "unindexed_temples.temple_id")
    .select(["id", "popularity", "status", "search_text"])
    .where("run", "=", run)
    .where("unindexed_temples.temple_id", ">", after)
    .orderBy("unindexed_temples.temple_id")
    .limit(READ_AT_ONCE)
    .execute();
