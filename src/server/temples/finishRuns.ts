import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../db/schema";
import { promised } from "../promised";
import { ordersChanged } from "./keptOrders";
import { addPostings } from "./postingRows";
import { BEGUN, leftOf, type Run, type RunParts, RunPartsHere } from "./runParts";
import { updateVocabulary } from "./vocabulary";

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

/** What makes the rows ready, and the last of the runs; all unless said otherwise. */
type Runs = { parts?: RunParts | undefined; upTo?: number | undefined };

/** Thrown when somebody else goes on with a run. */
export class LostRun extends Error {
  override readonly name = "LostRun";
}

/**
 * Writes the postings of all temples that were left to runs, in the order of the terms and in short transactions that
 * each note how far they came, so that an interrupted run is gone on with where it stood.
 */
export async function finishRuns(
  db: Kysely<Tables>,
  steps: RunSteps,
  { parts = new RunPartsHere(db), upTo = Number.POSITIVE_INFINITY }: Runs = {},
): Promise<void> {
  for (;;) {
    const run = await beginRun(db, upTo);
    if (!run) return;
    await writeRun(db, run, steps, parts);
    parts.end();
    await steps.before();
    await db.transaction().execute(async (trx) => {
      await trx.deleteFrom("unindexed_temples").where("run", "=", run.id).execute();
      await trx.deleteFrom("index_runs").where("id", "=", run.id).execute();
      await steps.within(trx, 1);
    });
  }
}

async function beginRun(db: Kysely<Tables>, upTo: number): Promise<Run | undefined> {
  const run = await db.selectFrom("index_runs").selectAll().orderBy("id").executeTakeFirst();
  if (!run || run.id > upTo) return undefined;
  if (run.done_to !== "") return run;
  return db
    .updateTable("index_runs")
    .set({ done_to: BEGUN })
    .where("id", "=", run.id)
    .where("done_to", "=", "")
    .returningAll()
    .executeTakeFirstOrThrow(() => new LostRun());
}

async function writeRun(db: Kysely<Tables>, run: Run, steps: RunSteps, parts: RunParts) {
  const { before, within, postingsAtOnce = POSTINGS_AT_ONCE } = steps;
  // whoever finds the first of these temples finds them in the orders as well
  await updateVocabulary(db, [ordersChanged]);
  const postings = await parts.begin(run, postingsAtOnce);
  let { done_to } = run;
  let written = 0;
  let ready = promised(parts.part(0));
  for (let at = 0; ; at++) {
    const made = await ready;
    if (!made) return;
    ready = promised(parts.part(at + 1)); // goes on while these are written
    await before();
    written += made.postings;
    await db.transaction().execute(async (trx) => {
      const taken = await moveOn(trx, run.id, done_to, made.to);
      const isOld = taken !== made.taken;
      const { counts, values } = (isOld && (await parts.part(at, await leftOf(trx, run.id, taken)))) || made;
      await updateVocabulary(trx, counts);
      await addPostings(trx, values);
      await within(trx, written / postings);
    });
    done_to = made.to;
  }
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
