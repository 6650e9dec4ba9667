import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SeedTemple } from "./seedTemple";

type Added = Omit<SeedTemple, "listedCity" | "written" | "latitude" | "longitude"> &
  Partial<Pick<SeedTemple, "latitude" | "longitude">>;

/**
 * Temples that the bundled list does not have, nearly all of them of curated lists (`more-temples.json`). Two places after the point
 * say that a position is that of the village; without any, only the village and its district are known. `dir` is
 * this folder.
 */
export function readMoreTemples(dir: string): SeedTemple[] {
  const added: Added[] = JSON.parse(readFileSync(join(dir, "more-temples.json"), "utf8"));
  return added.map((temple) => ({
    ...temple,
    latitude: temple.latitude ?? null,
    longitude: temple.longitude ?? null,
    listedCity: temple.city,
    written: Object.keys(temple),
  }));
}
