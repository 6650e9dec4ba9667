import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import { OwnSessions, SessionParams } from "../../contract/sessions";
import { callerOf, sessionOf } from "../access";
import { notFound } from "../errors";
import { endSession, hasSession, listSessions } from "./sessions";

/** `/api/users/me/sessions`: where the caller is logged in, and the end of one of them. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/users/me/sessions", { schema: { response: { 200: OwnSessions } } }, async (request) => ({
    sessions: await listSessions(app.db, callerOf(request).id, sessionOf(request), app.now()),
  }));
  app.delete(
    "/api/users/me/sessions/:id",
    { schema: { params: SessionParams, response: { 200: Done } } },
    async (request) => {
      const { id } = request.params;
      await app.db.transaction().execute(async (trx) => {
        if (!(await hasSession(trx, callerOf(request).id, id))) notFound();
        await endSession(trx, id, app.now());
      });
      return { ok: true };
    },
  );
};
