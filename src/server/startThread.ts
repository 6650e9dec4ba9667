import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * Starts `name` beside the caller, whose `import.meta.dirname` is `folder`, in a thread of its own: as it was built
 * beside the server, or its source behind the loader that runs sources.
 */
export function startThread(
  folder: string,
  name: string,
  options: Pick<WorkerOptions, "workerData" | "resourceLimits">,
): Worker {
  const built = [".", ".."].map((path) => join(folder, path, `${name}.js`)).find(existsSync);
  if (built) return new Worker(built, options);
  const source = JSON.stringify(pathToFileURL(join(folder, `${name}.ts`)).href);
  const load = `import("tsx/esm/api").then(({ register }) => (register(), import(${source})))`;
  return new Worker(load, { ...options, eval: true });
}
