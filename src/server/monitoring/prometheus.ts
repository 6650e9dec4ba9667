import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { readDatabase } from "./storage";

/** What Prometheus reads of this process; the default metrics are Node's own. */
export type Exposition = {
  answered: (request: { method: string; route: string; status: number; seconds: number }) => void;
  type: string;
  text: () => Promise<string>;
};

/** Opens a registry of its own, so that two apps in one process do not meet. */
export function openExposition({ db, engine, env }: Pick<FastifyInstance, "db" | "engine" | "env">): Exposition {
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
  return {
    answered: ({ method, route, status, seconds: took }) => {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, took);
    },
    type: register?.contentType ?? "text/plain",
    text: async () => register?.metrics() ?? "",
  };
}
