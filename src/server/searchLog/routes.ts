import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import { OpenedFromSearch } from "../../contract/searchLog";

/** `POST /api/searches/opened`: which temple somebody meant by a query that was not found as typed. */
export const searchLogRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/api/searches/opened",
    { schema: { body: OpenedFromSearch, response: { 202: Done } }, config: { limit: "read" } },
    async (request, reply) => {
      app.searchLog.opened(request, request.body.q, request.body.temple);
      return reply.code(202).send({ ok: true });
    },
  );
};
