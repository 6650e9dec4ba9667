import { setImmediate } from "node:timers/promises";
import type { Updateable } from "kysely";
import type { ImportTable } from "../db/importTables";
import type { DatabaseEnv, OpenDatabase } from "../db/open";
import { AppError } from "../errors";
import type { ImportJob } from "./jobs";

/** Where a job is worked on, and by whom. */
export type Workplace = {
  database: OpenDatabase;
  /** how other threads open it, where there may be some */
  beside?: DatabaseEnv;
  /** where the files are kept */
  folder: string;
  /** the name under which jobs are taken: of this process, and of this piece of its work */
  owner: string;
  now: () => Date;
  /** true when the process is going to stop: the job is left to the next one */
  isStopping: () => boolean;
};

/** Thrown between two steps when the process is going to stop. */
export class Stopped extends Error {
  override readonly name = "Stopped";
}

/** Lets others be answered between two steps of a job. */
export async function pause({ isStopping }: Workplace): Promise<void> {
  await setImmediate();
  if (isStopping()) throw new Stopped();
}

/** An import of more rows is written by threads of its own. */
export const SMALL_ROWS = 1_000;

export type Progress = Updateable<ImportTable>;
export type Step = { place: Workplace; job: ImportJob };

const AGAIN = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_BUSY", "23505", "40001", "40P01"];
const TRIES = 6;
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Runs a step in a transaction; again when somebody else wrote the same records at the same moment. */
export async function inTransaction<T>(
  { db }: OpenDatabase,
  step: (trx: Parameters<Parameters<ReturnType<OpenDatabase["db"]["transaction"]>["execute"]>[0]>[0]) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(step);
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === "conflict";
      if (tries >= TRIES || !(isConflict || AGAIN.includes(codeOf(error)))) throw error;
    }
  }
}
