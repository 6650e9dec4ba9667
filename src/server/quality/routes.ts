import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Quality, QualityQuery } from "../../contract/quality";
import { countQuality } from "./counts";

/** `/api/admin/quality`: how whole the records are, place by place and field by field, and what was found in them. */
export const qualityRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/admin/quality", { schema: { querystring: QualityQuery, response: { 200: Quality } } }, (request) =>
    countQuality(app.db, request.query),
  );
};
