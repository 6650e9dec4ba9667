import { setImmediate } from "node:timers/promises";
import type { Updateable } from "kysely";
import { isEnded, isTaken, tryAgain } from "../../db/collisions";
import type { ImportTable } from "../../db/importTables";
import type { DatabaseEnv, OpenDatabase } from "../../db/open";
import { AppError } from "../../errors";
import type { ImportJob } from "./jobs";

/** Where a job is worked on, and by whom. */
export type Workplace = {
  database: OpenDatabase;
  /** how other threads open it, where there may be some */
  beside?: DatabaseEnv;
  /** where the files are stored */
  folder: string;
  /** the name under which jobs are taken: of this process, and of this piece of its work */
  owner: string;
  now: () => Date;
  /** true when the process is going to stop: the job is left to the next one */
  isStopping: () => boolean;
  /** told between two steps */
  progressed?: () => void;
};

/** Thrown between two steps when the process is going to stop. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Lets others be answered between two steps of a job. */
export async function pause({ isStopping, progressed }: Workplace): Promise<void> {
  progressed?.();
  await setImmediate();
  if (isStopping()) throw new Stopped();
}

/** An import of more rows is written by threads of its own. */
export const SMALL_ROWS = 1_000;

export type Progress = Updateable<ImportTable>;
export type Step = { place: Workplace; job: ImportJob };

const TRIES = 6;
const isConflict = (error: unknown) => error instanceof AppError && error.code === "conflict";
const isInTheWay = (error: unknown) => isConflict(error) || isTaken(error) || isEnded(error);

/** Runs a step in a transaction; again when somebody else wrote the same records at the same moment. */
export async function inTransaction<T>(
  { db }: OpenDatabase,
  step: (trx: Parameters<Parameters<ReturnType<OpenDatabase["db"]["transaction"]>["execute"]>[0]>[0]) => Promise<T>,
): Promise<T> {
  return tryAgain(() => db.transaction().execute(step), { tries: TRIES, when: isInTheWay });
}
