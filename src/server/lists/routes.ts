import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { CuratedListParams, CuratedLists, PublicCuratedList } from "../../contract/templeLists";
import { notFound } from "../errors";
import { todayBy } from "../temples/cards";
import { findListBySlug, listCounted, summaryOf } from "./repository";
import { publicListOf } from "./show";
import { findMovedSlug } from "./slugs";

/** `/api/lists`: the curated lists of temples as visitors read them. */
export const listRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  app.get("/api/lists", { schema: { response: { 200: CuratedLists } } }, async () => ({
    lists: (await listCounted(db)).map(summaryOf),
  }));
  app.get(
    "/api/lists/:slug",
    { schema: { params: CuratedListParams, response: { 200: PublicCuratedList } } },
    async ({ params: { slug } }, reply) => {
      const row = await findListBySlug(db, slug);
      if (row) return publicListOf(db, row, todayBy(await app.observances()));
      const moved = await findMovedSlug(db, slug);
      return moved ? reply.redirect(`/api/lists/${moved}`, 301) : notFound();
    },
  );
};
