import { setTimeout } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { troubleOf } from "./troubles";

const FIRST_REST_MS = 250;
const LONGEST_REST_MS = 5_000;

/**
 * Does the first work with the database: again and again, at longer intervals, while the database is away, as it may be
 * when both are started together. After `seconds` it fails with what went wrong last.
 */
export async function whenThere<T>(work: () => Promise<T>, seconds: number, log: FastifyBaseLogger): Promise<T> {
  const until = performance.now() + seconds * 1_000;
  for (let restMs = FIRST_REST_MS; ; restMs = Math.min(2 * restMs, LONGEST_REST_MS)) {
    try {
      return await work();
    } catch (error) {
      const isAway = troubleOf(error) === "unavailable";
      if (!isAway || performance.now() + restMs > until) throw error;
      log.warn({ why: String(error) }, "waiting for the database");
    }
    await setTimeout(restMs);
  }
}
