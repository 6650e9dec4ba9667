import { AppError } from "../errors";
import { festivalEngine } from "../festivals/importEngine";
import { applyImportJob } from "./apply";
import type { ImportEngine } from "./engine";
import { dropLease, endWork, findImport, type ImportJob, LostLease, takeLease } from "./jobs";
import { planImportJob } from "./plan";
import { planRepaired } from "./planRepaired";
import { templeEngine } from "./templeEngine";
import { undoImportJob } from "./undo";
import { Stopped, type Workplace } from "./work";

const MOST_TRIES = 10;
/** A job that met an error is tried again after this long. */
const REST_MS = 5_000;

/**
 * Works on an import until it waits for a person or is over; answers what it was refused for. Does nothing for a job
 * that another works on. After an unknown error the job is left to be tried again, some times.
 */
export async function runJob(place: Workplace, id: number): Promise<AppError | undefined> {
  const { db } = place.database;
  for (;;) {
    const job = await takeLease(db, id, place.owner);
    if (!job) return undefined;
    try {
      if (job.tries > MOST_TRIES)
        return void (await endWork(db, job, "failed", { problem: "errors.importInterrupted" }));
      await workOn(place, job);
    } catch (error) {
      if (error instanceof LostLease) return undefined;
      if (error instanceof Stopped) return void (await dropLease(db, job));
      if (!(error instanceof AppError)) {
        await dropLease(db, job, Date.now() + REST_MS).catch(() => undefined);
        throw error;
      }
      await endWork(db, job, "failed", { problem: problemOf(error) });
      return error;
    }
    // an import of all or nothing goes from applying to undoing by itself
    const after = await findImport(db, id);
    if (after?.state !== "undoing" || after.lease_owner !== null) return undefined;
  }
}

const workOn = (place: Workplace, job: ImportJob): Promise<unknown> =>
  job.noun === "festivals" ? stepOf(place, job, festivalEngine) : stepOf(place, job, templeEngine);

async function stepOf<Value>(place: Workplace, job: ImportJob, make: () => ImportEngine<Value>) {
  if (job.state === "reading") return (await planRepaired(place, job, make)) || planImportJob(place, job, make());
  return job.state === "applying" ? applyImportJob(place, job, make) : undoImportJob(place, job, make);
}

/** The i18n key that tells why a file was refused. */
function problemOf({ code, errors }: AppError): string {
  const [field] = Object.values(errors ?? {});
  return field ?? `errors.${code}`;
}
