import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Work } from "../../contract/work";
import { callerOf } from "../access";
import { waitingFor } from "./waiting";

/** `/api/admin/work`: what waits for whoever asks. */
export const workRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/admin/work", { schema: { response: { 200: Work } } }, async (request) => ({
    items: await waitingFor(app.db, callerOf(request), app.now()),
  }));
};
