import { withPoojaIds } from "../../domain/poojas";
import type { SeedTemple } from "../db/seed/readTemples";
import { blankTemple, plainPooja } from "./record";
import type { UnnamedTemple } from "./settle";

/** A bundled temple as it is stored: public, and not verified by anyone yet. */
export function templeOfSeed({ imageUrl, poojaDetails, specialities, ...seed }: SeedTemple): UnnamedTemple {
  const known = Object.fromEntries(Object.entries(seed).filter(([, value]) => value !== undefined));
  return {
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
}
