import { readdir } from "node:fs/promises";
import { getHeapStatistics } from "node:v8";
import type { HealthMetrics } from "../../contract/monitoring";
import type { StorageReason } from "../../contract/platform";
import { type Gauges, round } from "./gauges";

const MB = 1024 * 1024;
/** From here on a person should look. */
const FULL_PERCENT = 90;
const LATE_MS = 200;

/** The process as it is now; `databaseAnswers` says whether the database did, `unstored` why nothing can be stored. */
export async function readHealth(
  gauges: Gauges,
  databaseAnswers: boolean,
  unstored: readonly StorageReason[] = [],
): Promise<HealthMetrics> {
  const heap = getHeapStatistics();
  const { external } = process.memoryUsage(); // array buffers are part of it
  const usage = (heap.used_heap_size / heap.heap_size_limit) * 100;
  const reasons = [
    ...(databaseAnswers ? [] : ["monitoring.reasons.database"]),
    ...unstored.map((reason) => `monitoring.reasons.${reason}`),
    ...(usage > FULL_PERCENT ? ["monitoring.reasons.memory"] : []),
    ...(gauges.delay().p99_ms > LATE_MS ? ["monitoring.reasons.late"] : []),
  ];
  return {
    status: reasons.length === 0 ? "UP" : "DEGRADED",
    reasons,
    uptime: Math.round(process.uptime() * 1000),
    thread_count: await countThreads(),
    memory_usage: {
      used_mb: megabytes(heap.used_heap_size),
      total_mb: megabytes(heap.total_heap_size),
      max_mb: megabytes(heap.heap_size_limit),
      free_mb: megabytes(heap.total_heap_size - heap.used_heap_size),
      usage_percentage: round(usage),
    },
    gc_info: {
      heap_used: heap.used_heap_size,
      heap_max: heap.heap_size_limit,
      non_heap_used: external,
      collections: gauges.collections.count,
      total_ms: round(gauges.collections.totalMs),
    },
  };
}

export const megabytes = (bytes: number): number => Math.round((bytes / MB) * 10) / 10;

/** Threads of this process as the Linux kernel lists them; null where it is another system. */
async function countThreads(): Promise<number | null> {
  const threads = await readdir("/proc/self/task").catch(() => undefined);
  return threads?.length ?? null;
}
