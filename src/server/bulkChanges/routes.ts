import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  BulkChange,
  BulkChangePage,
  BulkChangeQuery,
  BulkItemPage,
  BulkItemQuery,
  BulkStart,
} from "../../contract/bulkChanges";
import { IdParams } from "../../contract/common";
import { actorOf } from "../access";
import { notFound } from "../errors";
import { enterChange, startApply, startUndo, stopChange } from "./actions";
import { listChanges, listItems } from "./lists";
import { changeOf } from "./present";
import { findChange } from "./store";

/** `/api/admin/temples/bulk-changes`: many temples changed at once; looked through first, made in the background, undone as a whole. */
export const bulkChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const root = "/api/admin/temples/bulk-changes";
  const one = { params: IdParams, response: { 200: BulkChange } };
  const find = async (id: number) => (await findChange(db, id)) ?? notFound();
  const view = async (id: number) => changeOf(db, await find(id));
  /** Has it go on in the background and answers how it stands. */
  const begun = async (id: number) => {
    const answer = await view(id);
    app.bulkChanges.begin(id);
    return answer;
  };

  app.get(root, { schema: { querystring: BulkChangeQuery, response: { 200: BulkChangePage } } }, (request) =>
    listChanges(db, request.query),
  );
  app.post(
    root,
    { config: { limit: "bulk" }, schema: { body: BulkStart, response: { 202: BulkChange } } },
    async (request, reply) => {
      const id = await enterChange(app, request.body, actorOf(request));
      return reply.code(202).send(await begun(id));
    },
  );
  app.get(`${root}/:id`, { schema: one }, (request) => view(request.params.id));
  app.get(
    `${root}/:id/items`,
    { schema: { params: IdParams, querystring: BulkItemQuery, response: { 200: BulkItemPage } } },
    async (request) => listItems(db, await find(request.params.id), request.query),
  );
  app.post(`${root}/:id/apply`, { schema: one }, async (request) => {
    const row = await find(request.params.id);
    await startApply(db, row, actorOf(request));
    return begun(row.id);
  });
  app.post(`${root}/:id/cancel`, { schema: one }, async (request) => {
    const row = await find(request.params.id);
    await stopChange(db, row, actorOf(request));
    return view(row.id);
  });
  app.post(`${root}/:id/undo`, { schema: one }, async (request) => {
    const row = await find(request.params.id);
    await startUndo(db, row, actorOf(request), app.now());
    return begun(row.id);
  });
};
