import type { TestProject } from "vitest/node";
import { keptFolder } from "./folders";

declare module "vitest" {
  interface ProvidedContext {
    engine: "sqlite" | "postgres";
    /** A folder of this run alone: databases, templates, data folders. */
    folder: string;
    /** A database to connect to in order to create others; only with PostgreSQL. */
    postgresUrl: string;
    /** How the names of this run's databases begin. */
    databasePrefix: string;
  }
}

/** Makes the run's folder, and takes it away afterwards with all that tests left in it. */
export function setup(project: TestProject): () => Promise<void> {
  const { folder, remove } = keptFolder("tests");
  project.provide("folder", folder);
  return remove;
}
