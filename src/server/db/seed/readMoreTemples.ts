import { readFileSync } from "node:fs";
import { join } from "node:path";
import { knownPositions } from "./readPositions";
import type { SeedTemple } from "./seedTemple";

type Added = Omit<SeedTemple, "listed" | "written" | "position">;

/** Temples that the bundled list does not have, nearly all of them of curated lists (`more-temples.json`). `dir` is this folder. */
export function readMoreTemples(dir: string): SeedTemple[] {
  const added: Added[] = JSON.parse(readFileSync(join(dir, "more-temples.json"), "utf8"));
  const known = knownPositions(dir);
  return added.map((temple) => ({
    ...temple,
    position: known(temple)?.position,
    listed: { name: temple.name, city: temple.city },
    written: Object.keys(temple).filter((key) => key !== "edition"),
  }));
}
