import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AdminStats, RecentTemples } from "../../contract/admin";
import { localeOf } from "../locale";
import { readRecentTemples, readStats } from "./stats";

/** The console's dashboard. */
export const adminRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/admin/stats", { schema: { response: { 200: AdminStats } } }, (request) =>
    readStats(app.db, app.now(), localeOf(request)),
  );
  app.get("/api/admin/recent-temples", { schema: { response: { 200: RecentTemples } } }, () =>
    readRecentTemples(app.db),
  );
};
