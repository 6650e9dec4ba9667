import { parentPort, workerData } from "node:worker_threads";
import { openForBulk } from "../db/open";
import { runJob } from "./runJob";
import type { WorkerAnswer, WorkerInput } from "./runner";
import { tuneForBulk } from "./tuneForBulk";

/** One job with a connection of its own; says when it is through, or why it was refused. */
async function run({ id, folder, owner, database: variables, at }: WorkerInput): Promise<WorkerAnswer> {
  const database = await openForBulk(variables);
  let isStopping = false;
  parentPort?.once("message", () => {
    isStopping = true;
  });
  const offset = at - Date.now(); // tests choose the day
  const now = () => new Date(Date.now() + offset);
  try {
    await tuneForBulk(database);
    const refused = await runJob({ database, beside: variables, folder, owner, now, isStopping: () => isStopping }, id);
    return refused ? { refused: { code: refused.code, message: refused.message, errors: refused.errors } } : {};
  } finally {
    await database.db.destroy();
    parentPort?.unref();
  }
}

const input: WorkerInput = workerData;
parentPort?.postMessage(await run(input));
