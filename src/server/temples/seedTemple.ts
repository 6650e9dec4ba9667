import { withPoojaIds } from "../../domain/poojas";
import type { SeedTemple } from "../db/seed/seedTemple";
import { completePlace } from "../places/completePlace";
import { blankTemple, plainPooja } from "./blankTemple";
import type { UnnamedTemple } from "./normalize";
import { seedSources } from "./seedSources";

/** A bundled temple as it is stored: public, and not verified by anyone yet; its district follows from its place, and each field says its source. */
export function templeOfSeed(given: SeedTemple): UnnamedTemple {
  const { imageUrl, poojaDetails, specialities, listed: _, written: __, edition: ___, position, ...seed } = given;
  const known = Object.fromEntries(Object.entries(seed).filter(([, value]) => value !== undefined));
  const temple: UnnamedTemple = {
    ...blankTemple,
    ...known,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    positionPrecision: position?.positionPrecision ?? null,
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
  return { ...temple, sources: seedSources(given, temple) };
}
