import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { civilDateOf } from "../../domain/dates";
import { network } from "../callerKeys";
import { queryKey } from "../search/search";
import { isRobot } from "../visits/reader";
import { MissedCounts } from "./counts";
import { forgetMissed, storeMissed } from "./store";

declare module "fastify" {
  interface FastifyInstance {
    searchLog: {
      /** Counts a query that was not found as typed. */
      missed: (request: FastifyRequest, q: string) => void;
      /** Counts the temple that was opened from its answer. */
      opened: (request: FastifyRequest, q: string, temple: number) => void;
      /** Stores what was counted; done every few seconds while the process listens, and when it stops. */
      store: () => Promise<void>;
      /** Forgets what is too old, and who counted already. */
      tidy: () => Promise<void>;
    };
  }
}

const STORED_EVERY_MS = 10_000;
const TIDIED_EVERY_MS = 60 * 60_000;

/** What may be of a person is not counted: an address of mail, a number that could be a telephone's. */
const isPersonal = (q: string) => q.includes("@") || (q.match(/\p{N}/gu) ?? []).length > 6;

/** Queries without an answer are counted in memory and written in batches; no search waits for it. */
export const searchLog = fp(async (app) => {
  const { db, now } = app;
  const counts = new MissedCounts();
  const keyOf = (request: FastifyRequest, q: string) =>
    isPersonal(q) || isRobot(String(request.headers["user-agent"] ?? "")) ? undefined : queryKey(q);
  const store = () => {
    const at = now();
    return storeMissed(db, counts.take(), { day: civilDateOf(at.getTime()), at: at.toISOString() });
  };
  app.decorate("searchLog", {
    missed: (request, q) => {
      const key = keyOf(request, q);
      if (key !== undefined) counts.ask(network(request.ip), key, q);
    },
    opened: (request, q, temple) => {
      const key = keyOf(request, q);
      if (key !== undefined) counts.open(network(request.ip), key, q, temple);
    },
    store,
    tidy: async () => {
      counts.forget();
      await forgetMissed(db, civilDateOf(now().getTime()));
    },
  });
  app.addHook("onListen", async () => {
    app.repeat("storing searches", STORED_EVERY_MS, store);
    app.repeat("tidying searches", TIDIED_EVERY_MS, app.searchLog.tidy);
  });
  app.addHook("onClose", () =>
    store().catch((error: unknown) => app.log.error({ err: error }, "searches could not be stored")),
  );
});
