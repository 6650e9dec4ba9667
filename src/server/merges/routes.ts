import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AdminTemple } from "../../contract/adminTemples";
import { Done, IdParams } from "../../contract/common";
import {
  ClusterPage,
  ClustersQuery,
  Distinction,
  DuplicatePage,
  DuplicatesQuery,
  MergeAllInput,
  Merged,
  MergeInput,
} from "../../contract/duplicates";
import { callerOf, consoleChange } from "../access";
import { tellApart } from "./distinctions";
import { listClusters, listDuplicates } from "./list";
import { mergeTemples } from "./merge";
import { mergeAllTemples } from "./mergeAll";
import { restoreTemple } from "./restore";

/** Temples that are on record twice: finding them, telling them apart, making them one. Undoing is `restore`, which brings
 * back what was archived, too. */
export const mergeRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get(
    "/api/admin/temples/duplicates",
    { schema: { querystring: DuplicatesQuery, response: { 200: DuplicatePage } } },
    (request) => listDuplicates(db, request.query),
  );
  app.get(
    "/api/admin/temples/duplicates/clusters",
    { schema: { querystring: ClustersQuery, response: { 200: ClusterPage } } },
    (request) => listClusters(db, request.query),
  );
  app.put(
    "/api/admin/temples/distinctions",
    { schema: { body: Distinction, response: { 200: Done } } },
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
  app.post(
    "/api/admin/temples/:id/restore",
    { schema: { params: IdParams, response: { 200: AdminTemple } } },
    (request) => restoreTemple(db, request.params.id, consoleChange(request)),
  );
  app.post(
    "/api/admin/temples/:id/merge-all",
    { schema: { params: IdParams, body: MergeAllInput, response: { 200: Merged } } },
    (request) => mergeAllTemples(db, request.params.id, request.body, consoleChange(request)),
  );
};
