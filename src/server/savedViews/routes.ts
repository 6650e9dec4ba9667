import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done } from "../../contract/common";
import { can } from "../../contract/roles";
import {
  SavedViewInput,
  SavedViewParams,
  SavedViews,
  SavedViewsMove,
  SavedViewsQuery,
} from "../../contract/savedViews";
import { type ViewList, viewLists } from "../../contract/viewLimits";
import { callerOf } from "../access";
import { AppError, notFound } from "../errors";
import { moveViews, saveView } from "./actions";
import { deleteView, listShared, listViews, type OwnList } from "./repository";

/** `/api/admin/views`: filters and sorts of the console's lists that people saved under names, each for oneself or for all. */
export const savedViewRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, engine } = app;
  const root = "/api/admin/views";
  const viewsOf = async (own: OwnList) => ({ items: [...(await listViews(db, own)), ...(await listShared(db, own))] });

  app.get(root, { schema: { querystring: SavedViewsQuery, response: { 200: SavedViews } } }, (request) =>
    viewsOf(ownList(request, request.query.list)),
  );
  app.post(root, { schema: { body: SavedViewInput, response: { 201: SavedViews } } }, async (request, reply) => {
    const { list, ...view } = request.body;
    const own = ownList(request, list);
    await db.transaction().execute((trx) => saveView({ trx, engine }, own, view));
    return reply.code(201).send(await viewsOf(own));
  });
  app.put(root, { schema: { body: SavedViewsMove, response: { 200: SavedViews } } }, async (request) => {
    const { list, views } = request.body;
    const own = ownList(request, list);
    await db.transaction().execute((trx) => moveViews({ trx, engine }, own, views));
    return viewsOf(own);
  });
  app.delete(`${root}/:id`, { schema: { params: SavedViewParams, response: { 200: Done } } }, async (request) => {
    if (!(await deleteView(db, callerOf(request).id, request.params.id))) notFound();
    return { ok: true };
  });
};

/** Whose views of which list; nobody stores any of a list that is closed to them. */
function ownList(request: FastifyRequest, list: ViewList): OwnList {
  const { id, role } = callerOf(request);
  if (!can(role, viewLists[list])) throw new AppError("forbidden");
  return { userId: id, list };
}
