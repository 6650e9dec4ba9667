import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { CorrectionInput, SubmittedCorrection } from "../../contract/corrections";
import { TempleParams } from "../../contract/temples";
import { refuseSpentToken } from "../access";
import { submitCorrection } from "./actions";

/** `/api/temples/:id/corrections`: a visitor says what is wrong. */
export const correctionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    "/api/temples/:id/corrections",
    {
      onRequest: refuseSpentToken,
      schema: { params: TempleParams, body: CorrectionInput, response: { 201: SubmittedCorrection } },
    },
    async (request, reply) => reply.code(201).send(await submitCorrection(request, request.params.id, request.body)),
  );
};
