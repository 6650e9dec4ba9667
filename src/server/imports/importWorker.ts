import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "../db/open";
import { AppError } from "../errors";
import { importAny } from "./importAny";
import type { WorkerAnswer, WorkerInput } from "./runImport";

/** One import with a connection of its own; says the result, or why it was refused. */
async function run({ job, database: variables }: WorkerInput): Promise<WorkerAnswer> {
  const database = await openDatabase(variables);
  try {
    return { result: await importAny(database, job) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, message: error.message, errors: error.errors } };
  } finally {
    await database.db.destroy();
  }
}

const input: WorkerInput = workerData;
parentPort?.postMessage(await run(input));
