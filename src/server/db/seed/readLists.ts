import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { correctionsFor } from "./corrections";
import { readMoreTemples } from "./readMoreTemples";
import { readRows } from "./readRows";

type Texts = { en: string; hi: string; kn: string };
type Named = { name: string; city: string };

/** A curated list as it is bundled (`lists/*.json`), in the order of visit; a temple is named as the list of temples has it. */
export type SeedList = {
  slug: string;
  /** which edition of the bundled temples it came with, where that was not the first */
  edition?: number;
  region: string;
  name: Texts;
  description: Texts;
  aliases: string[];
  sources: { name: string; url: string | null }[];
  groups?: { key: string; name: Texts }[];
  entries: { number?: number; name: Texts; place?: Texts; group?: string; temple?: Named }[];
};

/** The bundled curated lists, by their addresses. `dir` is this folder. */
export const readSeedLists = (dir: string): SeedList[] =>
  readdirSync(join(dir, "lists"))
    .sort()
    .map((file): SeedList => JSON.parse(readFileSync(join(dir, "lists", file), "utf8")));

const keyOf = ({ name, city }: Named) => `${name}|${city}`;

/**
 * The name and town that a temple is stored with, by those that the list of temples gives it: of one that is there twice
 * the one that is loaded, and the town with its known errors put right. Temples beside that list are stored as they are.
 */
export function storedNames(dir: string): (temple: Named) => Named | undefined {
  const corrected = correctionsFor(dir);
  const stored = new Map(
    readRows(dir, "temples.csv.br").map((row) => {
      const { name, city } = { ...row, ...corrected(row) };
      return [keyOf({ name: row.name ?? "", city: row.city ?? "" }), { name: String(name), city: String(city) }];
    }),
  );
  for (const { name, city } of readMoreTemples(dir)) stored.set(keyOf({ name, city }), { name, city });
  return (temple) => stored.get(keyOf(temple));
}
