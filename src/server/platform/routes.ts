import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { PlatformStats } from "../../contract/platform";
import { FeaturedQuery, TempleList } from "../../contract/temples";
import { findCards, todayBy } from "../temples/cards";
import { featuredIds } from "./featured";
import { readPlatformStats } from "./stats";

const FEATURED = 6;

/** What the home page shows of the whole platform. */
export const platformRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get("/api/platform/stats", { schema: { response: { 200: PlatformStats } } }, async () =>
    readPlatformStats(db, await app.observances()),
  );
  app.get(
    "/api/platform/featured-temples",
    { schema: { querystring: FeaturedQuery, response: { 200: TempleList } } },
    async (request) => {
      const ids = await featuredIds(db, request.query.limit ?? FEATURED, now());
      const temples = await findCards(db, ids, todayBy(await app.observances()));
      return { temples, total: temples.length };
    },
  );
};
