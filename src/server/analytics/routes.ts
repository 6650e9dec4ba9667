import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AnalyticsMetrics,
  AnalyticsQuery,
  AnalyticsReviews,
  OwnMetrics,
  OwnTemples,
  TopTemples,
} from "../../contract/analytics";
import { callerOf } from "../access";
import { openRange, ownMetrics, platformMetrics } from "./metrics";
import { listNewReviews, listOwnTemples, listTopTemples } from "./repository";

/** `/api/admin/analytics`: the platform's figures, and under `my` those of the temples one manages. */
export const analyticsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const root = "/api/admin/analytics";
  const querystring = AnalyticsQuery;

  app.get(`${root}/metrics`, { schema: { querystring, response: { 200: AnalyticsMetrics } } }, async (request) =>
    platformMetrics(db, await openRange(db, request.query.range, now())),
  );
  app.get(`${root}/top-temples`, { schema: { querystring, response: { 200: TopTemples } } }, async (request) => {
    const { range } = await openRange(db, request.query.range, now());
    return { items: await listTopTemples(db, range) };
  });
  app.get(`${root}/reviews`, { schema: { querystring, response: { 200: AnalyticsReviews } } }, async (request) => {
    const { period } = await openRange(db, request.query.range, now());
    return { items: await listNewReviews(db, period) };
  });
  app.get(`${root}/my/metrics`, { schema: { querystring, response: { 200: OwnMetrics } } }, async (request) =>
    ownMetrics(db, callerOf(request).id, await openRange(db, request.query.range, now())),
  );
  app.get(`${root}/my/temples`, { schema: { querystring, response: { 200: OwnTemples } } }, async (request) => {
    const { range } = await openRange(db, request.query.range, now());
    return listOwnTemples(db, callerOf(request).id, range);
  });
  app.get(`${root}/my/reviews`, { schema: { querystring, response: { 200: AnalyticsReviews } } }, async (request) => {
    const { period } = await openRange(db, request.query.range, now());
    return { items: await listNewReviews(db, period, callerOf(request).id) };
  });
};
