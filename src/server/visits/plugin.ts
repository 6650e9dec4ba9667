import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { addDays, civilDateOf } from "../../domain/dates";
import { visitedAt } from "../../domain/sitePages";
import { network } from "../callerKeys";
import { longWork } from "../db/longWork";
import { storeBatch } from "./flush";
import { PendingVisits } from "./pending";
import { rankByVisits } from "./popularity";
import { Presence } from "./presence";
import { isOpened } from "./reader";
import { forgetVisitors } from "./salts";
import { rollWindows } from "./windows";

declare module "fastify" {
  interface FastifyInstance {
    visits: {
      /** Counts the page that was sent for this request, if somebody opened it. */
      opened: (request: FastifyRequest) => void;
      /** Counts the public page at `path`. */
      count: (request: FastifyRequest, path: string) => void;
      /** Stores what was counted; done every few seconds while the process listens, and when it stops. */
      store: () => Promise<void>;
      /** Forgets who came before today, takes old days off the sums, ranks temples by their visits. */
      tidy: () => Promise<void>;
    };
  }
}

const STORED_EVERY_MS = 4_000;
const TIDIED_EVERY_MS = 10 * 60_000;
const DAYS_KEPT = 400;
/** Beyond this visits are stored at once, and beyond ten times as many they are not counted: memory has an end. */
const MANY = 5_000;
const LONGEST_AGENT = 300;

/** Visits are counted in memory, so that reading a page never waits for them, and written in batches. */
export const visits = fp(async (app) => {
  const { db, now } = app;
  const pending = new PendingVisits();
  const presence = new Presence();
  let storing: Promise<void> = Promise.resolve();
  const storeNow = async () => {
    await presence.store(db);
    const batch = pending.take();
    try {
      await storeBatch(db, batch, now());
    } catch (error) {
      pending.putBack(batch);
      throw error;
    }
  };
  const store = () => {
    storing = storing.catch(() => undefined).then(storeNow);
    return storing;
  };
  const count = (request: FastifyRequest, path: string) => {
    const temple = visitedAt(path);
    if (temple === undefined || pending.size >= 10 * MANY) return;
    pending.add(network(request.ip), String(request.headers["user-agent"] ?? "").slice(0, LONGEST_AGENT), temple);
    if (pending.size === MANY) app.background("storing visits", store);
  };
  const opened = (request: FastifyRequest) => {
    if (request.method === "GET" && isOpened(request.headers)) count(request, request.url.split("?", 1)[0] ?? "/");
  };
  const tidy = () =>
    longWork(db, async (connection) => {
      const today = civilDateOf(now().getTime());
      await forgetVisitors(connection, today);
      await rollWindows(connection, today);
      await connection.deleteFrom("temple_visits").where("day", "<", addDays(today, -DAYS_KEPT)).execute();
      await rankByVisits(connection);
    });
  app.decorate("visits", { opened, count, store, tidy });
  app.addHook("onResponse", async ({ account }) => {
    if (account) presence.note(account.id, now().getTime());
  });
  app.addHook("onListen", async () => {
    app.repeat("storing visits", STORED_EVERY_MS, store);
    app.repeat("tidying visits", TIDIED_EVERY_MS, tidy);
  });
  app.addHook("onClose", () =>
    store().catch((error: unknown) => app.log.error({ err: error }, "visits could not be stored")),
  );
});
