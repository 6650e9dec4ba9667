import fp from "fastify-plugin";
import { SearchCluster } from "./cluster";
import { connect } from "./connection";
import { drain } from "./drain";
import { unfollow } from "./follower";
import { aliasesOf } from "./indexes";

declare module "fastify" {
  interface FastifyInstance {
    /** The cluster that `SEARCH_URL` names, which answers Advanced search. */
    searchCluster: SearchCluster | undefined;
  }
}

const LOOK_MS = 1_000;
const DRAIN_MS = 1_000;

/** Keeps the index of a search cluster in line with the temples, a second or two behind them, where there is one. */
export const searchCluster = fp(async (app) => {
  const { db, env, now } = app;
  if (!env.SEARCH_URL) {
    app.decorate("searchCluster", undefined);
    app.addHook("onListen", async () => app.background("ending what a search cluster followed", () => unfollow(db)));
    return;
  }
  const connection = await connect(env.SEARCH_URL);
  const aliases = aliasesOf(env.SEARCH_INDEX);
  const cluster = new SearchCluster(connection, aliases, app.log);
  app.decorate("searchCluster", cluster);
  app.addHook("onReady", async () => {
    app.repeat("looking for the search cluster", LOOK_MS, () => cluster.look(db));
    const isStopping = () => app.isStopping() || cluster.state === "away";
    app.repeat("telling the search cluster of changes", DRAIN_MS, () =>
      drain({ db, connection, aliases, now, isStopping }).catch((error: unknown) => cluster.lose(error)),
    );
  });
  app.addHook("onClose", () => connection.close());
});
