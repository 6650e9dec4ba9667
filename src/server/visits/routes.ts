import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import { VisitInput } from "../../contract/visits";

/** `POST /api/visits`: pages that were opened without asking for their HTML. */
export const visitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/api/visits",
    {
      schema: { body: VisitInput, response: { 202: Done } },
      // counted with the reads it goes with; nothing that pages show changes at once
      config: { limit: "read" },
    },
    async (request, reply) => {
      app.visits.count(request, request.body.path);
      return reply.code(202).send({ ok: true });
    },
  );
};
