import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of the bundled lists: beside the sources, or beside the built server. */
export function seedFolder(): string {
  const candidates = ["seed", "../seed", "../../seed"].map((path) => join(import.meta.dirname, path));
  const found = candidates.find((path) => existsSync(join(path, "temples.csv.br")));
  if (!found) throw new Error(`The bundled lists are missing; looked in ${candidates.join(", ")}`);
  return found;
}
