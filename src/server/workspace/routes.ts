import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, IdParams } from "../../contract/common";
import { KnownDeities } from "../../contract/deities";
import { PlaceCheck, PlaceCheckQuery } from "../../contract/placeCheck";
import { Presence, TempleWorkspace, WorkspaceQuery } from "../../contract/workspace";
import { callerOf } from "../access";
import { notFound } from "../errors";
import { knownDeities } from "../temples/deityNames";
import { findTemple } from "../temples/repository";
import { checkPlace } from "./placeCheck";
import { leave, othersHere, saveOf, stay } from "./presence";
import { workspaceOf } from "./workspace";

/** `/api/admin/temples/:id/workspace`: what an editor sees of a record beside its fields; `…/presence`: who has it open. */
export const workspaceRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get(
    "/api/admin/temples/:id/workspace",
    { schema: { params: IdParams, querystring: WorkspaceQuery, response: { 200: TempleWorkspace } } },
    async (request) => {
      const row = await findTemple(db, request.params.id);
      return row ? workspaceOf(db, row, request.query) : notFound();
    },
  );
  app.get(
    "/api/admin/temples/place-check",
    { schema: { querystring: PlaceCheckQuery, response: { 200: PlaceCheck } } },
    ({ query }) => checkPlace(query),
  );
  app.get("/api/admin/temples/deities", { schema: { response: { 200: KnownDeities } } }, () => ({
    deities: knownDeities(),
  }));
  const presence = "/api/admin/temples/:id/presence";
  app.put(presence, { schema: { params: IdParams, response: { 200: Presence } } }, async (request) => {
    const here = { templeId: request.params.id, userId: callerOf(request).id };
    const { version } = (await findTemple(db, here.templeId)) ?? notFound();
    await stay(db, here, app.now());
    return { version, savedBy: await saveOf(db, here), others: await othersHere(db, here, app.now()) };
  });
  app.delete(presence, { schema: { params: IdParams, response: { 200: Done } } }, async (request) => {
    await leave(db, { templeId: request.params.id, userId: callerOf(request).id });
    return { ok: true };
  });
};
