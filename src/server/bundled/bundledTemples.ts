import { readSeedTemples } from "../db/seed/readTemples";
import { seedFolder } from "../db/seedFolder";
import type { TempleRecord } from "../temples/record";
import { templeOfSeed } from "../temples/seedTemple";

export type Bundled = Omit<TempleRecord, "slug">;
type Named = { name: string; state: string };
export type FindBundled = (stored: Named) => Bundled | undefined;

/**
 * The bundled temple that a stored one is, by its own name or by that of the list, which older versions stored. A name is
 * one temple's in its state; a town may have been spelled otherwise.
 */
export function bundledTemples(): FindBundled {
  const byName = new Map(
    readSeedTemples(seedFolder()).flatMap((seed) => {
      const temple = templeOfSeed(seed);
      return [seed.listed.name, temple.name].map((name) => [keyOf({ ...temple, name }), temple] as const);
    }),
  );
  return (stored) => byName.get(keyOf(stored));
}

const keyOf = ({ name, state }: Named) => `${name}|${state}`;
