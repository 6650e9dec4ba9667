import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../db/schema";
import { ordersChanged } from "./keptOrders";
import { addPostings } from "./postingRows";
import { Postings } from "./postings";
import { type TermCounts, updateVocabulary } from "./vocabulary";

/** Temples read at a time. */
const READ_AT_ONCE = 2_000;
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
export async function finishRuns(db: Kysely<Tables>, steps: RunSteps): Promise<void> {
  for (;;) {
    const run = await beginRun(db);
    if (!run) return;
    await writeRun(db, run, steps);
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

async function writeRun(db: Kysely<Tables>, run: Run, steps: RunSteps): Promise<void> {
  const { before, within, postingsAtOnce = POSTINGS_AT_ONCE } = steps;
  // whoever finds the first of these temples finds them in the orders as well
  await updateVocabulary(db, [ordersChanged]);
  const postings = await readPostings(db, run, before);
  let { done_to, taken } = run;
  let isLeft = (_id: number) => true;
  let written = 0;
  for (const terms of ranges(postings, postingsAtOnce)) {
    for (const term of terms) written += postings.sizeOf(term);
    await before();
    const to = terms.at(-1) ?? done_to;
    await db.transaction().execute(async (trx) => {
      const now = await moveOn(trx, run.id, done_to, to);
      if (now !== taken) {
        const left = await idsLeft(trx, run.id);
        [taken, isLeft] = [now, (id) => left.has(id)];
      }
      await writeTerms(trx, terms, postings, isLeft);
      await within(trx, written / postings.size());
    });
    done_to = to;
  }
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

async function idsLeft(trx: Transaction<Tables>, run: number): Promise<Set<number>> {
  const rows = await trx.selectFrom("unindexed_temples").select("temple_id").where("run", "=", run).execute();
  return new Set(rows.map(({ temple_id }) => temple_id));
}

async function readPostings(db: Kysely<Tables>, { id: run, done_to }: Run, before: RunSteps["before"]) {
  const postings = new Postings();
  for (let last = 0; ; ) {
    await before();
    const rows = await db
      .selectFrom("unindexed_temples")
      .innerJoin("temples", "temples.id", "unindexed_temples.temple_id")
      .innerJoin("temple_texts", "temple_texts.temple_id", "unindexed_temples.temple_id")
      .select(["id", "popularity", "status", "search_text"])
      .where("run", "=", run)
      .where("unindexed_temples.temple_id", ">", last)
      .orderBy("unindexed_temples.temple_id")
      .limit(READ_AT_ONCE)
      .execute();
    for (const row of rows) postings.add(row.id, row, done_to);
    const end = rows.at(-1);
    if (!end) return postings;
    last = end.id;
  }
}

async function writeTerms(
  trx: Transaction<Tables>,
  terms: readonly string[],
  postings: Postings,
  isLeft: (id: number) => boolean,
): Promise<void> {
  const values: (string | number)[] = [];
  const counts: TermCounts[] = [];
  for (const term of terms) {
    const count = postings.write(term, isLeft, values);
    if (!count.hasMoved) continue;
    counts.push(count);
  }
  await updateVocabulary(trx, counts);
  await addPostings(trx, values);
}
