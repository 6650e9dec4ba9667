import { constants } from "node:fs";
import { access, statfs } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { StorageReason } from "../contract/platform";
import { storageReasonOf } from "./db/troubles";

declare module "fastify" {
  interface FastifyInstance {
    storage: {
      /** Notes an error; one that tells that nothing can be stored is remembered for a minute. */
      note: (error: unknown) => void;
      /** Why nothing can be stored at present; empty while it can be. */
      reasons: () => Promise<StorageReason[]>;
    };
  }
}

const REMEMBERED_MS = 60_000;
const TRIED_EVERY_MS = 5_000;
/** A write that waits for others says nothing about the disk. */
const PATIENCE_MS = 1_000;
/** Below this the next transactions may not fit any more. */
const LITTLE_BYTES = 32 * 1024 * 1024;
const FACT = "health.stored";

/** Knows whether what the server is told can be stored: by what failed last, by room on the disk, and by trying. */
export const storage = fp(async (app) => {
  let failed: { reason: StorageReason; at: number } | undefined;
  let tried: { at: number; done: Promise<void> } | undefined;
  const note = (error: unknown) => {
    const reason = storageReasonOf(error);
    if (!reason) return;
    if (!failed) app.log.error({ reason }, "nothing can be stored");
    failed = { reason, at: performance.now() };
  };
  const attempt = async () => {
    const at = performance.now();
    if (!tried || at - tried.at > TRIED_EVERY_MS) tried = { at, done: write(app).catch(note) };
    await Promise.race([tried.done, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
  };
  const reasons = async () => {
    await attempt();
    if (failed && performance.now() - failed.at > REMEMBERED_MS) {
      failed = undefined;
      app.log.info("what is told can be stored again");
    }
    const known = [failed?.reason, await reasonOfFolder(app.env.DATA_DIR)];
    return [...new Set(known.flatMap((reason) => reason ?? []))];
  };
  app.decorate("storage", { note, reasons });
});

async function write({ db, now }: FastifyInstance): Promise<void> {
  const value = now().toISOString();
  await db
    .insertInto("facts")
    .values({ name: FACT, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** The data folder holds pictures and files of imports, whatever the database. */
async function reasonOfFolder(path: string): Promise<StorageReason | undefined> {
  try {
    await access(path, constants.W_OK);
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize < LITTLE_BYTES ? "diskFull" : undefined;
  } catch (error) {
    return storageReasonOf(error); // one that is not there is made when it is needed
  }
}
