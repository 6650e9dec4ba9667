import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { doInThread, LostThread } from "./importThreads";
import { isSmallFile, pathOf } from "./plan/openStored";
import { findImport, giveUp, type ImportJob, isGoingOn, statesGoingOn } from "./store/jobs";
import { countStart, uncountStart } from "./store/starts";
import { SMALL_ROWS } from "./store/work";
import { whileOthersCheckpoint } from "./tuneForBulk";

declare module "fastify" {
  interface FastifyInstance {
    imports: {
      /** Where the files are stored. */
      folder: string;
      /** Works on a job, after those that wait already; resolves when it waits for a person or is over. */
      run: (id: number) => Promise<AppError | undefined>;
      /** The same in the background. */
      begin: (id: number) => void;
      /** How long a job may make no progress before it is given up. */
      deadlineMs: number;
      /** Goes on with all that nobody works on: jobs, and what they left unfindable. */
      resume: () => Promise<void>;
    };
  }
}

const LOOK_AGAIN_MS = 5_000;
/** The longest step of the largest list is done in a tenth of it. */
const DEADLINE_MS = 60_000;
let jobsTaken = 0;

/** Does the jobs of imports in a thread, one at a time, and those that a process before it left undone. */
export const importRunner = fp(async (app) => {
  const folder = join(app.env.DATA_DIR, "imports");
  const stopping = { is: false };
  /** those that this process has begun, and are not over */
  const begun = new Set<number>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(job: () => Promise<T>) => {
    const next = last.catch(() => undefined).then(() => (stopping.is ? undefined : job()));
    last = next;
    return next;
  };
  /** Those whose work broke off, perhaps with the database, so that they could not let go of it. */
  const abandoned = new Set<string>();
  const run = (id: number) => inTurn(() => work(app, id, { begun, abandoned, stopping }));
  const begin = (id: number) => app.background("an import", () => run(id));
  const resume = async () => {
    await letGo(app.db, abandoned);
    for (const job of await waitingJobs(app)) {
      if (job.state !== "reading" || existsSync(pathOf(folder, job))) await run(job.id);
    }
  };
  app.decorate("imports", { folder, run, begin, resume, deadlineMs: DEADLINE_MS });
  app.addHook("onListen", async () => {
    await freeAbandoned(app);
    app.repeat("resuming imports", LOOK_AGAIN_MS, resume);
  });
  app.addHook("preClose", async () => {
    stopping.is = true;
  });
});

type Working = { begun: Set<number>; abandoned: Set<string>; stopping: { is: boolean } };

async function work(app: FastifyInstance, id: number, working: Working) {
  const { db } = app;
  const { begun, stopping } = working;
  const job = await findImport(db, id);
  if (!job || !isGoingOn(job)) return undefined;
  if (!begun.has(id) && (await countStart(db, id))) begun.add(id);
  app.log.info({ import: id, state: job.state, rows: job.rows, done: job.rows_done }, "an import goes on");
  try {
    return await doJob(app, job, working);
  } finally {
    app.festivalBook.changed();
    if (job.state !== "reading") app.contentVersions.touch(["everything"]);
    const after = await findImport(db, id);
    if (stopping.is) await uncountStart(db, id);
    if (!after || !isGoingOn(after)) begun.delete(id);
    app.log.info({ import: id, state: after?.state }, "an import rests");
  }
}

/** Does a job in a thread; one whose thread gives no answer is given up. */
async function doJob(app: FastifyInstance, job: ImportJob, working: Working): Promise<AppError | undefined> {
  const { db, engine, env, imports, now } = app;
  const owner = `${processName()}:${++jobsTaken}`;
  const isLarge = !isSmall(job);
  const { DATA_DIR, DATABASE_URL } = env;
  const database = { DATA_DIR, DATABASE_URL, DATABASE_POOL: 1 };
  const asked = { id: job.id, folder: imports.folder, owner, at: now().getTime(), isLarge, database };
  const inThread = () => doInThread(asked, { isStopping: () => working.stopping.is, deadlineMs: imports.deadlineMs });
  try {
    const { refused } = await (isLarge ? whileOthersCheckpoint({ db, engine }, inThread) : inThread());
    return refused && new AppError(refused.code, refused.message, refused.errors, refused.details);
  } catch (error) {
    if (!(error instanceof LostThread)) {
      working.abandoned.add(owner);
      throw error;
    }
    app.log.error({ err: error, import: job.id }, "an import was given up");
    const problem = error.reason === "stuck" ? "errors.importStuck" : "errors.importInterrupted";
    await giveUp(db, job.id, { owner, problem, now: now() });
    return new AppError("validation", undefined, { file: problem });
  }
}

const isSmall = (job: ImportJob) => isSmallFile(job) && (job.state === "reading" || job.rows <= SMALL_ROWS);

const processName = () => `${hostname()}:${process.pid}`;

/** Jobs that go on by themselves and that nobody works on. */
const waitingJobs = ({ db }: FastifyInstance): Promise<ImportJob[]> =>
  db
    .selectFrom("imports")
    .selectAll()
    .where("state", "in", statesGoingOn)
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
  await letGo(db, new Set(gone));
}

/** Jobs of owners that are no more are free for the next one who comes. */
async function letGo(db: Db, owners: Set<string>): Promise<void> {
  const gone = [...owners];
  if (gone.length === 0) return;
  const free = { lease_owner: null, lease_until: 0 };
  await db.updateTable("imports").set(free).where("lease_owner", "in", gone).execute();
  for (const owner of gone) owners.delete(owner);
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
