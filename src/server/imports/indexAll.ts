import type { Db } from "../db/open";
import { finishRuns, LostRun, type RunSteps } from "../temples/finishRuns";
import type { RunParts } from "../temples/runParts";
import { type ImportJob, keepLease, LostLease } from "./jobs";
import { type Progress, pause, type Workplace } from "./work";

/** Indexes what imports left to runs, and tells how far that is; the job can no longer be cancelled. */
export async function indexAll(place: Workplace, job: ImportJob, parts?: RunParts): Promise<void> {
  const { db } = place.database;
  if (!(await isAnyOpen(db))) return;
  await keepLease(db, job, { indexed_percent: 0 });
  const tell = (share: number) => ({ indexed_percent: Math.floor(share * 100) });
  await finish(place, job, { tell, parts });
  await keepLease(db, job, { indexed_percent: null });
}

/** Indexes runs up to one while the next one is filled. */
export const indexUpTo = (place: Workplace, job: ImportJob, parts: RunParts, upTo: number): Promise<void> =>
  finish(place, job, { tell: () => ({}), parts, upTo });

type Means = { tell: (share: number) => Progress; parts?: RunParts | undefined; upTo?: number };

/** The job stays its owner's meanwhile. */
async function finish(place: Workplace, job: ImportJob, { tell, parts, upTo }: Means): Promise<void> {
  const steps: RunSteps = {
    before: () => pause(place),
    within: async (trx, share) => void (await keepLease(trx, job, tell(share))),
  };
  try {
    await finishRuns(place.database.db, steps, { parts, upTo });
  } catch (error) {
    throw error instanceof LostRun ? new LostLease() : error;
  }
}

/** Postings of one transaction where requests are answered meanwhile. */
const FEW_POSTINGS = 5_000;

/** Indexes what imports left behind that nobody works on any more; answers whether there was anything. */
export async function indexLeft(place: Workplace): Promise<boolean> {
  const { db } = place.database;
  if (!(await isAnyOpen(db))) return false;
  const writing = await db.selectFrom("imports").select("id").where("state", "=", "applying").limit(1).execute();
  if (writing.length > 0) return false;
  const steps = { before: () => pause(place), within: async () => undefined, postingsAtOnce: FEW_POSTINGS };
  await finishRuns(db, steps).catch((error: unknown) => {
    if (!(error instanceof LostRun)) throw error;
  });
  return true;
}

const isAnyOpen = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("index_runs").select("id").limit(1).execute()).length > 0;
