import type { OpenDatabase } from "../db/open";
import { importFestivals } from "../festivals/importFestivals";
import { type ImportJob, importTemples } from "./importTemples";
import type { Imported } from "./report";

/** An import of temples, or of another noun that is named. */
export type AnyImportJob = ImportJob & { noun?: "festivals" };

/** Reads, plans and, unless it is a dry run, applies an import of whichever noun. */
export function importAny(database: OpenDatabase, job: AnyImportJob): Promise<Imported> {
  return job.noun === "festivals" ? importFestivals(database, job) : importTemples(database, job);
}
