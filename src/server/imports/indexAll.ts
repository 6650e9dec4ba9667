import type { Db } from "../db/open";
import { finishRuns, LostRun, type RunSteps } from "../temples/finishRuns";
import type { GatheredPostings } from "../temples/gatheredPostings";
import { type ImportJob, keepLease, LostLease } from "./jobs";
import { letOthersWrite, type Workplace } from "./work";

/** Indexes what imports left to runs; the job stays its owner's meanwhile, and can no longer be cancelled. */
export async function indexAll(place: Workplace, job: ImportJob, gathered: GatheredPostings): Promise<void> {
  const { db } = place.database;
  if (!(await isAnyOpen(db))) return;
  await keepLease(db, job, { indexed_percent: 0 });
  try {
    const steps: RunSteps = {
      before: () => letOthersWrite(place),
      within: async (trx, share) => void (await keepLease(trx, job, { indexed_percent: Math.floor(share * 100) })),
    };
    await finishRuns(db, steps, gathered);
  } catch (error) {
    throw error instanceof LostRun ? new LostLease() : error;
  }
  await keepLease(db, job, { indexed_percent: null });
}

/** Postings of one transaction where requests are answered meanwhile. */
const FEW_POSTINGS = 5_000;

/** Indexes what imports left behind that nobody works on any more; answers whether there was anything. */
export async function indexLeft(place: Workplace): Promise<boolean> {
  const { db } = place.database;
  if (!(await isAnyOpen(db))) return false;
  const writing = await db.selectFrom("imports").select("id").where("state", "=", "applying").limit(1).execute();
  if (writing.length > 0) return false;
  const steps = { before: () => letOthersWrite(place), within: async () => undefined, postingsAtOnce: FEW_POSTINGS };
  await finishRuns(db, steps).catch((error: unknown) => {
    if (!(error instanceof LostRun)) throw error;
  });
  return true;
}

const isAnyOpen = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("index_runs").select("id").limit(1).execute()).length > 0;
