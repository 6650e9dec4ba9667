import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Health, Readiness } from "../../contract/platform";

const config = { limit: "none" } as const;

/**
 * `/healthz`: the process lives, whatever it depends on, since one that is started anew finds the database no sooner.
 * `/readyz`: it can answer; 503 when no requests should be sent to it, and 200 with reasons when it answers less than it
 * should, where others in its place would do no better.
 */
export const readinessRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/healthz", { config, schema: { response: { 200: Health } } }, async (_, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" as const, version: app.release };
  });
  app.get("/readyz", { config, schema: { response: { 200: Readiness, 503: Readiness } } }, async (_, reply) => {
    const readiness = await app.readiness();
    reply.header("cache-control", "no-store").code(readiness.status === "unready" ? 503 : 200);
    return readiness;
  });
};
