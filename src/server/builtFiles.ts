import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder `dist/<part>` of this package, wherever the process was started and whether it is built or run by tsx. */
export function builtFiles(part: "site" | "admin" | "ssr" | "worker"): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json")) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, "dist", part);
}
