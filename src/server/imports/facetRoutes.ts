import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import {
  FacetParams,
  ImportClusterPage,
  ImportClusterQuery,
  ImportFacetPage,
  ImportFacetQuery,
  ImportFacets,
} from "../../contract/importFacets";
import { notFound } from "../errors";
import { listClusters, listFacets, listValues } from "./store/facets";
import type { ImportJob } from "./store/jobs";

type Options = { own: (request: FastifyRequest, id: number) => Promise<ImportJob> };

/** The values of the columns of a plan, and which of them may be spellings of one. */
export const facetRoutes: FastifyPluginAsyncZod<Options> = async (app, { own }) => {
  const { db } = app;
  app.get(
    "/api/admin/imports/:id/facets",
    { schema: { params: IdParams, response: { 200: ImportFacets } } },
    async (request) => ({ facets: await listFacets(db, await own(request, request.params.id)) }),
  );
  app.get(
    "/api/admin/imports/:id/facets/:at",
    { schema: { params: FacetParams, querystring: ImportFacetQuery, response: { 200: ImportFacetPage } } },
    async (request) => {
      const { id, at } = request.params;
      return (await listValues(db, await own(request, id), at, request.query)) ?? notFound();
    },
  );
  app.get(
    "/api/admin/imports/:id/facets/:at/clusters",
    { schema: { params: FacetParams, querystring: ImportClusterQuery, response: { 200: ImportClusterPage } } },
    async (request) => {
      const { id, at } = request.params;
      return (await listClusters(db, await own(request, id), at, request.query)) ?? notFound();
    },
  );
};
