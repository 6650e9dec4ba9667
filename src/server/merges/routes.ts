import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, IdParams } from "../../contract/common";
import { Distinction, DuplicatePage, DuplicatesQuery, Merged, MergeInput } from "../../contract/duplicates";
import { callerOf, consoleChange } from "../access";
import { tellApart } from "./distinctions";
import { listDuplicates } from "./list";
import { mergeTemples } from "./merge";

/** Temples that are on record twice: finding them, telling them apart, making them one. Undoing is `restore`. */
export const mergeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get(
    "/api/admin/temples/duplicates",
    { schema: { querystring: DuplicatesQuery, response: { 200: DuplicatePage } } },
    (request) => listDuplicates(db, request.query),
  );
  app.put(
    "/api/admin/temples/distinctions",
    { config: { changesPages: false }, schema: { body: Distinction, response: { 200: Done } } },
    async (request) => {
      await tellApart(db, request.body, { userId: callerOf(request).id, at: app.now().toISOString() });
      return { ok: true };
    },
  );
  app.post(
    "/api/admin/temples/:id/merge",
    { schema: { params: IdParams, body: MergeInput, response: { 200: Merged } } },
    (request) => mergeTemples(db, request.params.id, request.body, consoleChange(request)),
  );
};
