import { z } from "zod";

/** Megabytes (2^20 bytes) with one decimal. */
const Megabytes = z.number();
const Bytes = z.number();

/**
 * `GET /api/metrics/health`: the process that answers. `memory_usage` is the JavaScript heap as V8 counts it: in use,
 * taken from the system, its limit, taken but free; the percentage is of the limit. `thread_count` is null on systems
 * that do not tell. `non_heap_used` is memory outside of the heap: external and array buffers.
 */
export const HealthMetrics = z.object({
  status: z.enum(["UP", "DEGRADED"]),
  /** what is wrong, as i18n keys; empty while the status is UP */
  reasons: z.array(z.string()),
  /** milliseconds since the process started */
  uptime: z.int(),
  thread_count: z.int().nullable(),
  memory_usage: z.object({
    used_mb: Megabytes,
    total_mb: Megabytes,
    max_mb: Megabytes,
    free_mb: Megabytes,
    usage_percentage: z.number(),
  }),
  gc_info: z.object({
    heap_used: Bytes,
    heap_max: Bytes,
    non_heap_used: Bytes,
    /** collections since the start and the milliseconds they took in all */
    collections: z.int(),
    total_ms: z.number(),
  }),
});
export type HealthMetrics = z.infer<typeof HealthMetrics>;

/**
 * `GET /api/metrics/business`, over all processes, in the last 30 minutes: accounts that made a call, and browsers
 * that opened a public page.
 */
export const BusinessMetrics = z.object({ active_users: z.int(), active_sessions: z.int() });
export type BusinessMetrics = z.infer<typeof BusinessMetrics>;

/** `GET /api/metrics/custom`: what else this product knows of itself. Instants are ISO UTC. */
export const CustomMetrics = z.object({
  process: z.object({ version: z.string(), node: z.string(), pid: z.int(), resident_mb: Megabytes }),
  /** milliseconds the event loop was late within the last seconds, beyond what it waits for by itself */
  event_loop: z.object({ mean_ms: z.number(), p99_ms: z.number(), max_ms: z.number() }),
  requests: z.object({
    total: z.int(),
    /** answered with a status from 400 and from 500 on */
    refused: z.int(),
    failed: z.int(),
    running: z.int(),
    mean_ms: z.number(),
  }),
  database: z.object({
    engine: z.enum(["sqlite", "postgres"]),
    size_bytes: Bytes,
    /** the newest copy that `npm run backup` made; null where there is none, or where others make them */
    last_backup: z.object({ at: z.string(), size_bytes: Bytes }).nullable(),
  }),
  outbox: z.object({
    /** false while letters only wait, because no mail server is set up */
    sends: z.boolean(),
    queued: z.int(),
    failed: z.int(),
    oldest_queued_at: z.string().nullable(),
  }),
  /** messages of reminders within the last 24 hours, and those that wait */
  reminders: z.object({ queued: z.int(), sent: z.int(), failed: z.int() }),
  /** the cluster that answers Advanced search; null where none is set up */
  search_cluster: z
    .object({
      /** does not answer, has no index of this database and this version, answers searches */
      state: z.enum(["away", "unbuilt", "ready"]),
      health: z.enum(["green", "yellow", "red"]).nullable(),
      /** temples whose change it does not have yet, and those of them that it refused */
      waiting: z.int(),
      refused: z.int(),
      /** searches since the start that it answered, and those that the embedded engine did in its place */
      answered: z.object({ cluster: z.int(), embedded: z.int() }),
    })
    .nullable(),
  /** pieces of work that go on after their answers, in this process */
  background_running: z.int(),
});
export type CustomMetrics = z.infer<typeof CustomMetrics>;
