import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { BusinessMetrics, CustomMetrics, HealthMetrics } from "../../contract/monitoring";
import { isSame } from "../callerKeys";
import { AppError, notFound } from "../errors";
import { round } from "./gauges";
import { megabytes, readHealth } from "./health";
import { answers, readBusiness, readOutbox, readReminders } from "./repository";
import { readDatabase } from "./storage";

/** `/api/metrics/*` for the console, and `/metrics` for Prometheus. */
export const monitoringRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/metrics/health", { schema: { response: { 200: HealthMetrics } } }, async () =>
    readHealth(app.gauges, await answers(app.db), await app.storage.reasons()),
  );
  app.get("/api/metrics/business", { schema: { response: { 200: BusinessMetrics } } }, () =>
    readBusiness(app.db, app.now()),
  );
  app.get("/api/metrics/custom", { schema: { response: { 200: CustomMetrics } } }, () => readCustom(app));
  app.get("/metrics", async (request, reply) => {
    const { exposition } = app;
    const { METRICS_TOKEN: token } = app.env;
    if (!exposition || !token) return notFound();
    if (!isSame(bearerOf(request.headers.authorization), token)) {
      throw new AppError("unauthorized");
    }
    return reply
      .type(exposition.type)
      .header("cache-control", "no-store")
      .send(await exposition.text());
  });
};

async function readCustom(app: FastifyInstance): Promise<CustomMetrics> {
  const { total, refused, failed, running, sumMs } = app.gauges.requests;
  return {
    process: {
      version: app.release,
      node: process.version,
      pid: process.pid,
      resident_mb: megabytes(process.memoryUsage.rss()),
    },
    event_loop: app.gauges.delay(),
    requests: { total, refused, failed, running, mean_ms: total === 0 ? 0 : round(sumMs / total) },
    database: await readDatabase(app.db, app.engine, app.env),
    outbox: { sends: app.env.SMTP_URL !== undefined, ...(await readOutbox(app.db)) },
    reminders: await readReminders(app.db, app.now()),
    search_cluster: (await app.searchCluster?.figures(app.db)) ?? null,
    background_running: app.working(),
  };
}

const bearerOf = (header = "") => /^Bearer (\S+)$/i.exec(header)?.[1] ?? "";
