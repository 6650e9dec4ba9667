import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, IdParams } from "../../contract/common";
import {
  AdminCuratedList,
  CuratedListChange,
  CuratedListCreate,
  CuratedListPage,
  CuratedListQuery,
} from "../../contract/templeLists";
import { consoleChange } from "../access";
import { changeAddressed } from "../addressed";
import { notFound } from "../errors";
import { onceWithin } from "../idempotency";
import { listCounted, matching } from "./repository";
import { findAdminList, listRowOf } from "./show";
import { changeList, createList, deleteList } from "./write";

const PAGE_SIZE = 20;

/** `/api/admin/lists`: the curated lists of temples for whoever keeps the temples. */
export const adminListRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const one = { params: IdParams, response: { 200: AdminCuratedList } };

  app.get(
    "/api/admin/lists",
    { schema: { querystring: CuratedListQuery, response: { 200: CuratedListPage } } },
    async ({ query }) => {
      const { page = 1, size = PAGE_SIZE } = query;
      const rows = matching(await listCounted(db), query);
      const lists = rows.slice((page - 1) * size, page * size).map(listRowOf);
      return { lists, page, size, total: rows.length, totalPages: Math.ceil(rows.length / size) };
    },
  );
  app.get(
    "/api/admin/lists/:id",
    { schema: one },
    async ({ params: { id } }) => (await findAdminList(db, id)) ?? notFound(),
  );
  app.post(
    "/api/admin/lists",
    { schema: { body: CuratedListCreate, response: { 201: AdminCuratedList } } },
    async (request, reply) => {
      const created = await changeAddressed(db, (trx) =>
        onceWithin(trx, request, request.body, async () => {
          const id = await createList(trx, request.body, consoleChange(request));
          return (await findAdminList(trx, id)) ?? notFound();
        }),
      );
      return reply.code(201).send(created);
    },
  );
  app.put("/api/admin/lists/:id", { schema: { ...one, body: CuratedListChange } }, (request) => {
    const { id } = request.params;
    return changeAddressed(db, async (trx) => {
      await changeList(trx, id, request.body, consoleChange(request));
      return (await findAdminList(trx, id)) ?? notFound();
    });
  });
  app.delete("/api/admin/lists/:id", { schema: { params: IdParams, response: { 200: Done } } }, async (request) => {
    await db.transaction().execute((trx) => deleteList(trx, request.params.id, consoleChange(request)));
    return { ok: true };
  });
};
