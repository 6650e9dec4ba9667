import { type TextStore, textsInMemory } from "../../domain/textStore";
import { AppError } from "../errors";
import { applyImportJob } from "./apply/apply";
import { festivalEngine } from "./apply/festivalEngine";
import { templeEngine } from "./apply/templeEngine";
import { undoImportJob } from "./apply/undo";
import { choicesFor, withChoices } from "./plan/choices";
import type { ImportEngine } from "./plan/engine";
import { noteOf } from "./plan/noteTexts";
import { isSmallFile, pathOf } from "./plan/openStored";
import { planImportJob } from "./plan/plan";
import { textsOnDisk } from "./plan/textsOnDisk";
import { dropLease, endWork, findImport, type ImportJob, LostLease, takeLease } from "./store/jobs";
import { Stopped, type Workplace } from "./store/work";

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
      await endWork(db, job, "failed", { problem: problemOf(error), ...placeOf(job, error) });
      return error;
    }
    // an import of all or nothing goes from applying to undoing by itself
    const after = await findImport(db, id);
    if (after?.state !== "undoing" || after.lease_owner !== null) return undefined;
  }
}

const workOn = (place: Workplace, job: ImportJob): Promise<unknown> =>
  job.noun === "festivals" ? stepOf(place, job, festivalEngine) : stepOf(place, job, templeEngine);

type Begin<Value> = (texts?: TextStore) => ImportEngine<Value>;

async function stepOf<Value extends object>(place: Workplace, job: ImportJob, begin: Begin<Value>) {
  const choices = choicesFor(job);
  const make = (texts?: TextStore) => withChoices(begin(texts), choices);
  if (job.state === "reading") return withTexts(place, job, (texts) => planImportJob(place, job, make(texts), texts));
  return job.state === "applying" ? applyImportJob(place, job, make) : undoImportJob(place, job, make);
}

/** What the rows of a large file say waits on the disk until another row is about the same. */
async function withTexts(place: Workplace, job: ImportJob, plan: (texts: TextStore) => Promise<unknown>) {
  if (isSmallFile(job)) return plan(textsInMemory());
  const texts = textsOnDisk(`${pathOf(place.folder, job)}.said`);
  try {
    await plan(texts);
  } finally {
    texts.end();
  }
}

/** A note of the line in which a file is broken, where that is known. */
function placeOf({ notes }: ImportJob, { details }: AppError): { notes?: string } {
  const line = details?.line;
  if (typeof line !== "number") return {};
  return { notes: JSON.stringify([...JSON.parse(notes), noteOf({ key: "brokenLine", values: { line } })]) };
}

/** The i18n key that tells why a file was refused. */
function problemOf({ code, errors }: AppError): string {
  const [field] = Object.values(errors ?? {});
  return field ?? `errors.${code}`;
}
