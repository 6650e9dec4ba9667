import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AdminTemple,
  AdminTempleList,
  AdminTempleQuery,
  AdminTempleRecord,
  TempleCreate,
  TemplePatch,
} from "../../contract/adminTemples";
import { IdParams } from "../../contract/common";
import { consoleChange } from "../access";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { archiveTemple, changeTemple, createTemple } from "./actions";
import { LIST_CAP, listAllTemples, listTemples } from "./adminList";
import { adminTempleOf } from "./present";
import type { TempleRow } from "./record";
import { findTemple } from "./repository";
import { formerSlugs } from "./slugs";

async function recordWith(db: Db, row: TempleRow) {
  const into = row.merged_into === null ? undefined : await findTemple(db, row.merged_into);
  return {
    ...adminTempleOf(row),
    formerSlugs: await formerSlugs(db, row.id),
    mergedInto: into ? { id: into.id, name: into.name } : null,
  };
}

/** `/api/admin/temples`: the console's view, whatever the status. */
export const adminTempleRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const one = { params: IdParams, response: { 200: AdminTemple } };

  app.get(
    "/api/admin/temples",
    { schema: { querystring: AdminTempleQuery, response: { 200: AdminTempleList } } },
    async (request, reply) => {
      if (request.query.page !== undefined) return listTemples(db, request.query);
      const { temples, total } = await listAllTemples(db, request.query);
      reply.header("x-total-count", total).header("x-list-capped", String(total > LIST_CAP));
      return temples;
    },
  );
  app.get("/api/admin/temples/:id", { schema: { ...one, response: { 200: AdminTempleRecord } } }, async (request) => {
    const row = await findTemple(db, request.params.id);
    return row ? recordWith(db, row) : notFound();
  });
  app.post(
    "/api/admin/temples",
    { schema: { body: TempleCreate, response: { 201: AdminTemple } } },
    async (request, reply) => reply.code(201).send(await createTemple(db, request.body, consoleChange(request))),
  );
  app.put("/api/admin/temples/:id", { schema: { ...one, body: TemplePatch } }, (request) =>
    changeTemple(db, request.params.id, request.body, consoleChange(request)),
  );
  app.delete("/api/admin/temples/:id", { schema: one }, (request) =>
    archiveTemple(db, request.params.id, consoleChange(request)),
  );
};
