import { setImmediate, setTimeout } from "node:timers/promises";
import type { Updateable } from "kysely";
import type { ImportTable } from "../db/importTables";
import type { OpenDatabase } from "../db/open";
import { AppError } from "../errors";
import type { ImportJob } from "./jobs";

/** Where a job is worked on, and by whom. */
export type Workplace = {
  database: OpenDatabase;
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

/** SQLite lets one write at a time, and those that wait look only now and then whether they may. */
const OTHERS_WRITE_MS = 5;

/** Lets others write between two steps that write one after the other. */
export async function letOthersWrite(place: Workplace): Promise<void> {
  if (place.database.engine === "sqlite") await setTimeout(OTHERS_WRITE_MS);
  await pause(place);
}

/** Lets others be answered between two steps of a job. */
export async function pause({ isStopping }: Workplace): Promise<void> {
  await setImmediate();
  if (isStopping()) throw new Stopped();
}

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
