import type { FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";
import { createPageCache, type PageCache } from "./pageCache";
import type { SentPage } from "./sentPage";

declare module "fastify" {
  interface FastifyInstance {
    /** Drawn pages, for whoever asks next. */
    keptPages: PageCache<SentPage>;
  }
  interface FastifyContextConfig {
    /** False for a write that changes nothing a page shows. */
    changesPages?: false;
  }
}

/** With the seconds other parts keep what another process may have changed, a page is never older than a minute. */
const LIFE_MS = 45_000;
const MAX_BYTES = 24 * 1024 * 1024;
/** Sent with each write: whoever made a change sees it at once, also from a process that does not know of it yet. */
const FRESH_COOKIE = "fresh=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax";

/** Keeps pages until something is written: what a change touches on which pages is not worth to be found out. */
export const keptPages = fp(async (app) => {
  const cache = createPageCache<SentPage>({
    now: () => app.now().getTime(),
    lifeMs: LIFE_MS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ status, bytes }) => (status === 200 ? bytes : undefined),
  });
  app.decorate("keptPages", cache);
  const forget = async (_: FastifyRequest, reply: FastifyReply) => {
    if (reply.statusCode >= 400) return;
    cache.clear();
    reply.header("set-cookie", FRESH_COOKIE);
  };
  app.addHook("onRoute", (route) => {
    if (isWrite(route)) route.onSend = [forget, ...[route.onSend ?? []].flat()];
  });
});

const isWrite = ({ method, config }: RouteOptions) =>
  config?.changesPages !== false && [method].flat().some((each) => !["GET", "HEAD", "OPTIONS"].includes(each));

/** True for a request of someone who changed something within the last minute. */
export const wantsFresh = ({ headers }: FastifyRequest): boolean =>
  /(?:^|;\s*)fresh=1(?:;|$)/.test(headers.cookie ?? "");
