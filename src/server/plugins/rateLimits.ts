import rateLimit from "@fastify/rate-limit";
import type { onRequestHookHandler } from "fastify";
import fp from "fastify-plugin";
import { AppError } from "../errors";

/** Calls one address may make in a minute, by the label of the route; many phones share one address in India. */
const perMinute = { read: 1_200, write: 120, auth: 30, upload: 40, bulk: 30, webhook: 12_000 } as const;
export type LimitLabel = keyof typeof perMinute;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which limit counts for this route; `read` for GET, `write` for the others unless said. */
    limit?: LimitLabel;
  }
}

export const rateLimits = fp(async (app) => {
  if (app.env.RATE_LIMITS === "off") return;
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    addHeaders: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeadersOnExceeding: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
    },
    errorResponseBuilder: () => new AppError("tooManyRequests"),
  });
  const guard = (max: number) => app.rateLimit({ max, timeWindow: 60_000 });
  const guards: Record<LimitLabel, onRequestHookHandler> = {
    read: guard(perMinute.read),
    write: guard(perMinute.write),
    auth: guard(perMinute.auth),
    upload: guard(perMinute.upload),
    bulk: guard(perMinute.bulk),
    webhook: guard(perMinute.webhook),
  };
  // one guard for all routes of a label, so that their calls count together
  app.addHook("onRoute", (route) => {
    const label = route.config?.limit ?? (route.method === "GET" || route.method === "HEAD" ? "read" : "write");
    route.onRequest = [guards[label], ...[route.onRequest ?? []].flat()];
  });
});
