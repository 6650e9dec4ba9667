import { renameSync, rmSync } from "node:fs";
import { extractTemples } from "../extract/extractTemples";
import { endWork, type ImportJob, keepLease } from "../store/jobs";
import { pause, type Workplace } from "../store/work";
import { pathOf } from "./openStored";

/** How often it is told how far the search is. */
const TOLD_EVERY_MS = 500;

/** Thrown out of the search when somebody cancelled the import. */
class Cancelled extends Error {
  override readonly name = "Cancelled";
}

/**
 * Puts the temples of an extract of OpenStreetMap in its place, as JSON: however often the import is planned again, the
 * extract is searched once. Answers false when the import was cancelled meanwhile.
 */
export async function searchExtract(place: Workplace, job: ImportJob): Promise<boolean> {
  const { folder, database } = place;
  const path = pathOf(folder, job);
  const found = pathOf(folder, { ...job, file_format: "json" });
  const part = `${found}.part`;
  let told = 0;
  const searched = async (share: number) => {
    await pause(place);
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    if (await keepLease(database.db, job, { searched_percent: Math.floor(share * 100) })) throw new Cancelled();
  };
  try {
    await extractTemples(path, part, searched);
    renameSync(part, found);
    Object.assign(job, { file_format: "json", searched_percent: 100 });
    await keepLease(database.db, job, { file_format: "json", searched_percent: 100 });
    rmSync(path, { force: true });
    return true;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    await endWork(database.db, job, "cancelled");
    return false;
  } finally {
    rmSync(part, { force: true });
  }
}
