import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { reviewLimits } from "../../contract/reviewLimits";
import { ReviewPage, ReviewQuery, SubmittedReview } from "../../contract/reviews";
import { TempleParams } from "../../contract/temples";
import { refuseSpentToken } from "../access";
import { getPublicTemple } from "../temples/publicTemple";
import { submitReview } from "./actions";
import { listReviews } from "./repository";

/** `/api/temples/:id/reviews`: reading the approved ones, writing one. */
export const reviewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/temples/:id/reviews",
    { schema: { params: TempleParams, querystring: ReviewQuery, response: { 200: ReviewPage } } },
    async (request) => {
      const { page = 1, size = reviewLimits.pageSize, sort = "recent" } = request.query;
      const temple = await getPublicTemple(app.db, request.params.id);
      return listReviews(app.db, { templeId: temple.id, page, size, sort });
    },
  );
  // the body is a form or JSON: the action reads both with the contract's ReviewInput
  app.post(
    "/api/temples/:id/reviews",
    {
      config: { limit: "upload" },
      onRequest: refuseSpentToken,
      schema: { params: TempleParams, response: { 201: SubmittedReview } },
    },
    async (request, reply) => reply.code(201).send(await submitReview(request, request.params.id)),
  );
};
