import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { IdParams } from "../../contract/common";
import { Reverted, RevertInput, RevisionPage, RevisionQuery } from "../../contract/history";
import { findAccount } from "../accounts/repository";
import { findCard } from "../content/repository";
import type { Db } from "../db/open";
import { notFound } from "../errors";
import { findFestival } from "../festivals/repository";
import { findListRow } from "../lists/repository";
import { findProduct } from "../shop/products";
import { findTemple } from "../temples/repository";
import {
  revertBlock,
  revertFestivalTo,
  revertGuidance,
  revertListTo,
  revertProductTo,
  revertTemple,
  revertUser,
} from "./reverts";
import { listRevisions } from "./revisions";

const nouns = [
  { path: "temples", kind: "temple", find: findTemple, revert: revertTemple },
  { path: "festivals", kind: "festival", find: findFestival, revert: revertFestivalTo },
  { path: "lists", kind: "list", find: findListRow, revert: revertListTo },
  { path: "users", kind: "account", find: findAccount, revert: revertUser },
  { path: "content/guidance", kind: "guidance", find: findCard, revert: revertGuidance },
  { path: "products", kind: "product", find: findProduct, revert: revertProductTo },
] as const;

/** What happened to each record of the console, and the way back. */
export const historyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const listing = { querystring: RevisionQuery, response: { 200: RevisionPage } };
  const reverting = { body: RevertInput, response: { 200: Reverted } };

  for (const { path, kind, find, revert } of nouns) {
    app.get(
      `/api/admin/${path}/:id/revisions`,
      { schema: { ...listing, params: IdParams } },
      async ({ params: { id }, query }) => {
        await refuseAbsent(db, find, id);
        return listRevisions(db, { kind, itemId: id }, query);
      },
    );
    app.post(`/api/admin/${path}/:id/revert`, { schema: { ...reverting, params: IdParams } }, (request) =>
      revert(app, request.params.id, { request, input: request.body }),
    );
  }
  for (const kind of ["support", "banner"] as const) {
    app.get(`/api/admin/content/${kind}/revisions`, { schema: listing }, ({ query }) =>
      listRevisions(db, { kind, itemId: null }, query),
    );
    app.post(`/api/admin/content/${kind}/revert`, { schema: reverting }, (request) =>
      revertBlock(app, kind, { request, input: request.body }),
    );
  }
};

async function refuseAbsent(db: Db, find: (db: Db, id: number) => Promise<object | undefined>, id: number) {
  if (!(await find(db, id))) notFound();
}
