import { finishRuns, LostRun } from "../temples/finishRuns";
import { type ImportJob, keepLease, LostLease } from "./store";
import { letOthersWrite, type Workplace } from "./work";

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
