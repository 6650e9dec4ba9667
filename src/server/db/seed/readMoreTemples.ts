import { readFileSync } from "node:fs";
import { join } from "node:path";
import { distinctNames } from "./distinctNames";
import { knownPositions } from "./readPositions";
import { readStories } from "./readStories";
import type { SeedTemple } from "./seedTemple";

type Added = Omit<SeedTemple, "listed" | "written" | "position">;

/**
 * Temples that the bundled list does not have, nearly all of them of curated lists (`more-temples.json`), with what stories
 * tell of some. `dir` is this folder.
 */
export function readMoreTemples(dir: string): SeedTemple[] {
  const added: Added[] = JSON.parse(readFileSync(join(dir, "more-temples.json"), "utf8"));
  const known = knownPositions(dir);
  const stories = readStories(dir);
  return added.map((temple) => {
    const story = stories.find(({ name, city }) => name === temple.name && city === temple.city);
    const told = { ...temple, ...story, ...namesOf(temple, story) };
    return {
      ...told,
      position: known(temple)?.position,
      listed: { name: temple.name, city: temple.city },
      written: Object.keys(told).filter((key) => key !== "edition"),
    };
  });
}

/** The names of both, the temple's own first. */
function namesOf(temple: Added, story: Pick<Added, "names"> | undefined): Pick<Added, "names"> {
  const names = distinctNames([...(temple.names ?? []), ...(story?.names ?? [])]);
  return names.length > 0 ? { names } : {};
}
