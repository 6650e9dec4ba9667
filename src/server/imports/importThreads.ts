import type { Worker } from "node:worker_threads";
import type { ErrorCode } from "../../contract/errors";
import type { DatabaseEnv } from "../db/open";
import { startThread } from "../startThread";

/** A job as a thread is given it; a large one has threads of its own for reading and for new records. */
export type ThreadJob = {
  id: number;
  folder: string;
  owner: string;
  at: number;
  isLarge: boolean;
  database: DatabaseEnv;
};
export type WorkerAnswer = {
  refused?: { code: ErrorCode; message: string; errors?: Record<string, string>; details?: Record<string, unknown> };
};
/** What a thread says: that it gets on, how its job ended, or what it could not go on for. */
export type ThreadMessage = "progress" | { answer: WorkerAnswer } | { broke: unknown };

/** Why a thread gave no answer: it got nowhere for too long, or it ended (for want of memory, most often). */
export class LostThread extends Error {
  override readonly name = "LostThread";
  constructor(
    readonly reason: "stuck" | "ended",
    cause?: unknown,
  ) {
    super(`The thread of an import ${reason === "stuck" ? "made no progress" : "ended with no answer"}`, { cause });
  }
}

type Watch = {
  isStopping: () => boolean;
  /** how long nothing may be heard of it */
  deadlineMs: number;
};

const LOOK_MS = 50;
/** A thread that only waits for the disk cannot be ended before the disk answers: nobody waits for it. */
const END_MS = 5_000;
/** To start one takes longer than most lists: it waits so long for the next. */
const IDLE_MS = 60_000;

/** Rows are short-lived: they need little room at a time. */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 };

let waiting: { worker: Worker; until: NodeJS.Timeout } | undefined;

/** Has a job done in a thread. Throws `LostThread` when that gives no answer, else what kept it from going on. */
export async function doInThread(job: ThreadJob, watch: Watch): Promise<WorkerAnswer> {
  const worker = takeWaiting() ?? startThread(import.meta.dirname, "importWorker", { resourceLimits });
  worker.ref();
  try {
    const message = await answerOf(worker, job, watch);
    if (!job.isLarge && !waiting) keepWaiting(worker);
    else await end(worker);
    if ("broke" in message) throw message.broke;
    return message.answer;
  } catch (error) {
    if (error instanceof LostThread) await end(worker);
    throw error;
  }
}

function takeWaiting(): Worker | undefined {
  if (!waiting) return undefined;
  const { worker, until } = waiting;
  clearTimeout(until);
  forget();
  return worker;
}

function keepWaiting(worker: Worker): void {
  worker.unref();
  const until = setTimeout(() => {
    forget();
    void end(worker);
  }, IDLE_MS).unref();
  waiting = { worker, until };
  worker.once("exit", forget);
  worker.once("error", forget);
}

function forget(): void {
  waiting?.worker.removeListener("exit", forget);
  waiting?.worker.removeListener("error", forget);
  waiting = undefined;
}

async function end(worker: Worker): Promise<void> {
  worker.once("error", () => undefined);
  const patience = new Promise((resolve) => setTimeout(resolve, END_MS).unref());
  await Promise.race([worker.terminate(), patience]);
}

/** The deadline counts looks, not the clock: what this thread sleeps through is no other's delay. */
function answerOf(worker: Worker, job: ThreadJob, watch: Watch): Promise<Exclude<ThreadMessage, "progress">> {
  return new Promise((resolve, reject) => {
    let quietMs = 0;
    const look = setInterval(() => {
      if (watch.isStopping()) worker.postMessage("stop");
      quietMs += LOOK_MS;
      if (quietMs > watch.deadlineMs) over(() => reject(new LostThread("stuck")));
    }, LOOK_MS);
    const hear = (message: ThreadMessage) => {
      quietMs = 0;
      if (message !== "progress") over(() => resolve(message));
    };
    const broke = (cause: unknown) => over(() => reject(new LostThread("ended", cause)));
    const over = (tell: () => void) => {
      clearInterval(look);
      worker.off("message", hear).off("error", broke).off("exit", broke);
      tell();
    };
    worker.on("message", hear).on("error", broke).on("exit", broke);
    worker.postMessage(job);
  });
}
