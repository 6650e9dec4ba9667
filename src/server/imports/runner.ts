import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { ErrorCode } from "../../contract/errors";
import { AppError } from "../errors";
import { startThread } from "../startThread";
import { forgetTotals } from "../temples/totals";
import { indexLeft } from "./indexAll";
import { findImport, type ImportJob } from "./jobs";
import { isSmallFile, pathOf } from "./openKept";
import { runJob } from "./runJob";
import { whileOthersCheckpoint } from "./tuneForBulk";
import { SMALL_ROWS } from "./work";

export type WorkerInput = {
  id: number;
  folder: string;
  owner: string;
  at: number;
  database: { DATA_DIR: string; DATABASE_URL?: string; DATABASE_POOL: number };
};
export type WorkerAnswer = { refused?: { code: ErrorCode; message: string; errors?: Record<string, string> } };

declare module "fastify" {
  interface FastifyInstance {
    imports: {
      /** Where the files are kept. */
      folder: string;
      /** Works on a job, after those that wait already; resolves when it waits for a person or is over. */
      run: (id: number) => Promise<AppError | undefined>;
      /** The same in the background. */
      begin: (id: number) => void;
      /** Goes on with all that nobody works on: jobs, and what they left unfindable. */
      resume: () => Promise<void>;
    };
  }
}

const LOOK_AGAIN_MS = 5_000;
let jobsTaken = 0;

/** Does the jobs of imports, one at a time, and those that a process before it left undone. */
export const importRunner = fp(async (app) => {
  const folder = join(app.env.DATA_DIR, "imports");
  const stopping = { is: false };
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>) => {
    const next = last.catch(() => undefined).then(() => (stopping.is ? undefined : job()));
    last = next;
    return next;
  };
  const run = (id: number) => inTurn(() => work(app, id, folder, stopping));
  const begin = (id: number) => app.background("an import", () => run(id));
  const resume = async () => {
    for (const job of await waitingJobs(app)) {
      if (job.state !== "reading" || existsSync(pathOf(folder, job))) await run(job.id);
    }
    await inTurn(() => finishLeft(app, folder, stopping));
  };
  app.decorate("imports", { folder, run, begin, resume });
  app.addHook("onListen", async () => {
    await freeAbandoned(app);
    app.background("resuming imports", resume);
    app.repeat("resuming imports", LOOK_AGAIN_MS, resume);
  });
  app.addHook("preClose", async () => {
    stopping.is = true;
  });
});

async function work(app: FastifyInstance, id: number, folder: string, stopping: { is: boolean }) {
  const { db, engine, now } = app;
  const job = await findImport(db, id);
  if (!job) return undefined;
  const owner = `${processName()}:${++jobsTaken}`;
  app.log.info({ import: id, state: job.state, rows: job.rows, done: job.rows_done }, "an import goes on");
  try {
    if (isSmall(job)) {
      return await runJob({ database: { db, engine }, folder, owner, now, isStopping: () => stopping.is }, id);
    }
    const { DATA_DIR, DATABASE_URL } = app.env;
    const database = { DATA_DIR, DATABASE_URL, DATABASE_POOL: 1 };
    const input = { id, folder, owner, at: now().getTime(), database };
    return await whileOthersCheckpoint({ db, engine }, () => inWorker(input, stopping));
  } finally {
    forgetTotals(db);
    app.festivalBook.changed();
    const after = await findImport(db, id);
    app.log.info({ import: id, state: after?.state }, "an import rests");
  }
}

/** What a job left to be indexed that was then given up. */
async function finishLeft({ db, engine, now, log }: FastifyInstance, folder: string, stopping: { is: boolean }) {
  const place = { database: { db, engine }, folder, owner: processName(), now, isStopping: () => stopping.is };
  if (!(await indexLeft(place))) return;
  forgetTotals(db);
  log.info("what imports had left was indexed");
}

const isSmall = (job: ImportJob) => isSmallFile(job) && (job.state === "reading" || job.rows <= SMALL_ROWS);

const processName = () => `${hostname()}:${process.pid}`;

/** Jobs that go on by themselves and that nobody works on. */
const waitingJobs = ({ db }: FastifyInstance): Promise<ImportJob[]> =>
  db
    .selectFrom("imports")
    .selectAll()
    .where("state", "in", ["reading", "applying", "undoing"])
    .where(({ or, eb }) => or([eb("lease_owner", "is", null), eb("lease_until", "<", Date.now())]))
    .orderBy("id")
    .execute();

/** Jobs of processes of this machine that are no longer there need not wait for their lease to end. */
async function freeAbandoned({ db }: FastifyInstance): Promise<void> {
  const held = await db
    .selectFrom("imports")
    .select("lease_owner")
    .distinct()
    .where("lease_owner", "is not", null)
    .execute();
  const gone = held.flatMap(({ lease_owner }) => (lease_owner && isOver(lease_owner) ? lease_owner : []));
  if (gone.length === 0) return;
  await db.updateTable("imports").set({ lease_owner: null, lease_until: 0 }).where("lease_owner", "in", gone).execute();
}

function isOver(owner: string): boolean {
  const [host, pid] = owner.split(":");
  if (host !== hostname()) return false;
  // in a container every life of the process has the same number
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

async function inWorker(input: WorkerInput, stopping: { is: boolean }): Promise<AppError | undefined> {
  const worker = startThread(import.meta.dirname, "importWorker", { workerData: input, resourceLimits });
  const watch = setInterval(() => {
    if (stopping.is) worker.postMessage("stop");
  }, 50).unref();
  try {
    const { refused } = await answerOf(worker);
    return refused && new AppError(refused.code, refused.message, refused.errors);
  } finally {
    clearInterval(watch);
  }
}

/** Rows are short-lived: they need little room at a time. */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1024 };

function answerOf(worker: Worker): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The import ended with code ${code} and no answer`)));
  });
}
