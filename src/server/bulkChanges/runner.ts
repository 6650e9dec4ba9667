import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { LostLease } from "../imports/store/jobs";
import { Stopped } from "../imports/store/work";
import { applyChange, planChange, undoChange } from "./steps";
import { type BulkRow, dropLease, endStep, takeLease, waitingChanges } from "./store";

declare module "fastify" {
  interface FastifyInstance {
    bulkChanges: {
      /** Goes on with a change in the background, after those that wait already. */
      begin: (id: number) => void;
      /** Goes on with all that nobody works on. */
      resume: () => Promise<void>;
    };
  }
}

const LOOK_AGAIN_MS = 5_000;
/** A change that met an error is tried again after this long, so many times. */
const REST_MS = 5_000;
const MOST_TRIES = 10;
const DAY_MS = 24 * 3_600_000;
/** As long as archived temples: after that nothing of it can be undone. */
const STORED_MS = 30 * DAY_MS;

/** Does changes of many temples one after the other, and those that a process before it left undone. */
export const bulkRunner = fp(async (app) => {
  const owner = `${hostname()}:${process.pid}:${randomUUID()}`;
  let last: Promise<unknown> = Promise.resolve();
  const run = (id: number) => {
    const next = last.catch(() => undefined).then(() => (app.isStopping() ? undefined : goOn(app, id, owner)));
    last = next;
    return next;
  };
  const resume = async () => {
    for (const { id } of await waitingChanges(app.db)) await run(id);
  };
  app.decorate("bulkChanges", { begin: (id) => app.background("a bulk change", () => run(id)), resume });
  app.addHook("onListen", async () => {
    app.repeat("resuming bulk changes", LOOK_AGAIN_MS, resume);
    app.repeat("forgetting old bulk changes", DAY_MS, () => forgetOld(app));
  });
});

async function goOn(app: FastifyInstance, id: number, owner: string): Promise<void> {
  const { db } = app;
  const row = await takeLease(db, id, owner);
  if (!row) return;
  try {
    if (row.tries > MOST_TRIES) {
      await endStep(db, row, "failed", { problem: "errors.bulkInterrupted", applied_at: appliedAt(app, row) });
      return;
    }
    await stepOf(row)(app, row);
  } catch (error) {
    if (error instanceof LostLease) return;
    if (error instanceof Stopped) return void (await dropLease(db, row));
    await dropLease(db, row, Date.now() + REST_MS).catch(() => undefined);
    throw error;
  }
}

const appliedAt = ({ now }: FastifyInstance, { state, applied_at }: BulkRow) =>
  applied_at ?? (state === "applying" ? now().toISOString() : null);

function stepOf({ state }: BulkRow) {
  if (state === "planning") return planChange;
  return state === "applying" ? applyChange : undoChange;
}

/** What was asked stays as long as it can be undone. */
async function forgetOld({ db, now }: FastifyInstance): Promise<void> {
  const until = new Date(now().getTime() - STORED_MS).toISOString();
  await db
    .deleteFrom("bulk_changes")
    .where("created_at", "<", until)
    .where(({ or, eb }) => or([eb("applied_at", "is", null), eb("applied_at", "<", until)]))
    .where("state", "not in", ["planning", "applying", "undoing"])
    .execute();
}
