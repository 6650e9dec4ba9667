import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { DegradedReason, UnreadyReason } from "../../contract/platform";
import { readOutbox, readReminders } from "./repository";
import { readDatabase } from "./storage";

/** What Prometheus reads of this process; the default metrics are Node's own. */
export type Exposition = {
  answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  type: string;
  text: () => Promise<string>;
};

/** Opens a registry of its own, so that two apps in one process do not meet. */
export function openExposition(
  app: Pick<FastifyInstance, "db" | "engine" | "env" | "now" | "readiness" | "searchCluster">,
): Exposition {
  const { db, engine, env } = app;
  const registers = [new Registry()];
  const [register] = registers;
  collectDefaultMetrics({ register });
  const labelNames = ["method", "route", "status"] as const;
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answered requests by method, route and status",
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to the answer by method and route",
    labelNames: ["method", "route"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Gauge({
    name: "database_size_bytes",
    help: "Size of the database",
    registers,
    async collect() {
      this.set((await readDatabase(db, engine, env)).size_bytes);
    },
  });
  new Gauge({
    name: "backup_last_timestamp_seconds",
    help: "When npm run backup last kept an archive; 0 when it never did",
    registers,
    async collect() {
      const last = (await readDatabase(db, engine, env)).last_backup;
      this.set(last ? Date.parse(last.at) / 1_000 : 0);
    },
  });
  new Gauge({
    name: "readiness_reason",
    help: "1 for what keeps this process from answering all that it should, as /readyz tells it",
    labelNames: ["reason"] as const,
    registers,
    async collect() {
      const { reasons } = await app.readiness();
      const all = [...UnreadyReason.options, ...DegradedReason.options];
      for (const reason of all) this.set({ reason }, reasons.includes(reason) ? 1 : 0);
    },
  });
  new Gauge({
    name: "outbox_letters",
    help: "Letters and text messages that wait, and those given up",
    labelNames: ["status"] as const,
    registers,
    async collect() {
      const { queued, failed } = await readOutbox(db);
      this.set({ status: "queued" }, queued);
      this.set({ status: "failed" }, failed);
    },
  });
  new Gauge({
    name: "reminders",
    help: "Messages of reminders that wait, and those of the last 24 hours that were sent or given up",
    labelNames: ["status"] as const,
    registers,
    async collect() {
      const counts = await readReminders(db, app.now());
      for (const status of ["queued", "sent", "failed"] as const) this.set({ status }, counts[status]);
    },
  });
  if (env.SEARCH_URL) exposeCluster(app, registers);
  return {
    answered: ({ method, route, status, seconds: took }) => {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
    },
    type: register?.contentType ?? "text/plain",
    text: async () => register?.metrics() ?? "",
  };
}

function exposeCluster(app: Pick<FastifyInstance, "db" | "searchCluster">, registers: Registry[]): void {
  new Gauge({
    name: "search_outbox_temples",
    help: "Temples whose change the search cluster does not have yet, and those of them that it refused",
    labelNames: ["status"] as const,
    registers,
    async collect() {
      const queued = await app.searchCluster?.queued(app.db);
      this.set({ status: "waiting" }, queued?.waiting ?? 0);
      this.set({ status: "refused" }, queued?.refused ?? 0);
    },
  });
  new Gauge({
    name: "search_answers",
    help: "Advanced searches since the start by the engine that answered them",
    labelNames: ["engine"] as const,
    registers,
    collect() {
      for (const [engine, count] of Object.entries(app.searchCluster?.answered ?? {})) this.set({ engine }, count);
    },
  });
}
