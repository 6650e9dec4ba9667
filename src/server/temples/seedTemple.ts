import { withPoojaIds } from "../../domain/poojas";
import type { SeedTemple } from "../db/seed/seedTemple";
import { completePlace } from "../places/completePlace";
import { blankTemple, plainPooja } from "./blankTemple";
import type { UnnamedTemple } from "./normalize";
import { seedSources } from "./seedSources";

/** A bundled temple as it is stored: public, and not verified by anyone yet; its district follows from its place, and each field says its source. */
export function templeOfSeed(given: SeedTemple): UnnamedTemple {
  const { imageUrl, poojaDetails, specialities, listedCity: _, written, ...seed } = given;
  const known = Object.fromEntries(Object.entries(seed).filter(([, value]) => value !== undefined));
  const temple: UnnamedTemple = {
    ...blankTemple,
    ...known,
    name: seed.name,
    city: seed.city,
    state: seed.state,
    image: imageUrl ?? null,
    specialities: specialities ?? [],
    poojaDetails: withPoojaIds(poojaDetails ?? []).map((pooja) => ({
      ...plainPooja,
      ...pooja,
      description: pooja.description || null,
    })),
  };
  completePlace(temple);
  return { ...temple, sources: seedSources({ written }, temple) };
}
