import { parentPort } from "node:worker_threads";
import { openForBulk } from "../db/open";
import type { ThreadJob, ThreadMessage, WorkerAnswer } from "./importThreads";
import { runJob } from "./runJob";
import { tuneForBulk } from "./tuneForBulk";

const stopping = { is: false };
/** More often it need not be said. */
const TOLD_EVERY_MS = 200;
let told = 0;

const say = (message: ThreadMessage) => parentPort?.postMessage(message);

function progressed(): void {
  if (performance.now() - told < TOLD_EVERY_MS) return;
  told = performance.now();
  say("progress");
}

/** One job with a connection of its own; answers why it was refused. */
async function work({ id, folder, owner, database: variables, at, isLarge }: ThreadJob): Promise<WorkerAnswer> {
  const database = await openForBulk(variables);
  const offset = at - Date.now(); // tests choose the day
  const now = () => new Date(Date.now() + offset);
  const place = { database, folder, owner, now, progressed, isStopping: () => stopping.is };
  try {
    if (isLarge) await tuneForBulk(database);
    const refused = await runJob(isLarge ? { ...place, beside: variables } : place, id);
    return refused
      ? { refused: { code: refused.code, message: refused.message, errors: refused.errors, details: refused.details } }
      : {};
  } finally {
    await database.db.destroy();
  }
}

async function answerTo(job: ThreadJob): Promise<ThreadMessage> {
  stopping.is = false;
  try {
    return { answer: await work(job) };
  } catch (broke) {
    return { broke };
  }
}

parentPort?.on("message", async (message: ThreadJob | "stop") => {
  if (message === "stop") stopping.is = true;
  else say(await answerTo(message));
});
