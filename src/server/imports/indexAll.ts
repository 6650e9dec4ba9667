import { finishRuns, LostRun } from "../temples/finishRuns";
import { openRun } from "../temples/indexRuns";
import { type ImportJob, keepLease, LostLease } from "./store";
import { letOthersWrite, type Workplace } from "./work";

/** The run that the new records of a large import are left to, where writing the index later is quicker. */
export async function runFor({ database: { db, engine } }: Workplace): Promise<number | undefined> {
  return engine === "sqlite" ? openRun(db) : undefined;
}

/** Indexes what imports left to runs; the job stays its owner's meanwhile, and can no longer be cancelled. */
export async function indexAll(place: Workplace, job: ImportJob): Promise<void> {
  try {
    await finishRuns(place.database.db, {
      before: () => letOthersWrite(place),
      within: async (trx) => void (await keepLease(trx, job)),
    });
  } catch (error) {
    throw error instanceof LostRun ? new LostLease() : error;
  }
}
