import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres";

/** One PostgreSQL for the run; each test has a database of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  project.provide("postgresUrl", cluster.url);
  return cluster.stop;
}
