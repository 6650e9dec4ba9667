import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { FastifyInstance } from "fastify";
import type { ErrorCode } from "../../contract/errors";
import type { ImportResult } from "../../contract/importResults";
import { AppError } from "../errors";
import { forgetTotals } from "../temples/totals";
import { type AnyImportJob, importAny } from "./importAny";

/** A file up to here is read and applied in the time of an ordinary request. */
const SMALL_BYTES = 256 * 1024;

export type WorkerInput = {
  job: AnyImportJob;
  database: { DATA_DIR: string; DATABASE_URL?: string; DATABASE_POOL: number };
};
export type WorkerAnswer =
  | { result: ImportResult }
  | { refused: { code: ErrorCode; message: string; errors?: Record<string, string> } };

const waiting = new WeakMap<FastifyInstance, Promise<unknown>>();

/**
 * Runs an import and answers when it is applied. Large files are read, planned and written by a worker thread with its
 * own connection, so that other requests go on being answered. One at a time: a plan is never overtaken by another.
 */
export function runImport(app: FastifyInstance, job: AnyImportJob): Promise<ImportResult> {
  const before = waiting.get(app) ?? Promise.resolve();
  const run = before
    .catch(() => undefined)
    .then(() =>
      job.bytes.length <= SMALL_BYTES ? importAny({ db: app.db, engine: app.engine }, job) : inWorker(app, job),
    )
    .finally(() => forgetTotals(app.db));
  waiting.set(app, run);
  return run;
}

async function inWorker(app: FastifyInstance, job: AnyImportJob): Promise<ImportResult> {
  const { DATA_DIR, DATABASE_URL } = app.env;
  const input: WorkerInput = { job, database: { DATA_DIR, DATABASE_URL, DATABASE_POOL: 1 } };
  const answer = await answerOf(startWorker(input));
  if ("result" in answer) return answer.result;
  const { code, message, errors } = answer.refused;
  throw new AppError(code, message, errors);
}

/** The worker's file: built beside the server, or its source behind the loader that runs sources. */
function startWorker(workerData: WorkerInput): Worker {
  const built = [".", ".."].map((path) => join(import.meta.dirname, path, "importWorker.js")).find(existsSync);
  if (built) return new Worker(built, { workerData });
  const source = JSON.stringify(pathToFileURL(join(import.meta.dirname, "importWorker.ts")).href);
  const load = `import("tsx/esm/api").then(({ register }) => (register(), import(${source})))`;
  return new Worker(load, { eval: true, workerData });
}

function answerOf(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The import ended with code ${code} and no answer`)));
  });
}
