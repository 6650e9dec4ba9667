import type { CuratedListFields } from "../../contract/templeLists";
import type { Db } from "../db/open";
import { readSeedLists, type SeedList, storedNames } from "../db/seed/readLists";
import { seedFolder } from "../db/seedFolder";
import { templesOf } from "../lists/listedTemples";
import { insertList, replaceEntries } from "../lists/repository";
import { updateListWords } from "../temples/listWords";

type Find = (temple: { name: string; city: string } | undefined) => number | null;

/** Loads the bundled curated lists beside the temples that are there; a temple that is not on file leaves its place open. */
export const seedLists = (trx: Db, now: Date): Promise<void> => insertSeedLists(trx, readSeedLists(seedFolder()), now);

/** The same of some of them. */
export async function insertSeedLists(trx: Db, lists: readonly SeedList[], now: Date): Promise<void> {
  const find = await findListed(trx);
  const listed = new Set<number>();
  for (const list of lists.map((seed) => listOfSeed(seed, find))) {
    const listId = await insertList(trx, list, now.toISOString());
    await replaceEntries(trx, listId, list.entries);
    for (const id of templesOf(list)) listed.add(id);
  }
  await updateListWords(trx, [...listed]);
}

/** The temple on file that a bundled list names, which says what the list of temples says. */
export async function findListed(trx: Db): Promise<Find> {
  const temples = await trx
    .selectFrom("temples")
    .select(["id", "name", "city"])
    .where("status", "<>", "archived")
    .execute();
  const ids = new Map(temples.map(({ id, name, city }) => [`${name}|${city}`, id]));
  const storedName = storedNames(seedFolder());
  return (temple) => {
    const stored = temple && storedName(temple);
    return (stored && ids.get(`${stored.name}|${stored.city}`)) ?? null;
  };
}

/** A bundled list as an editor would write it, with the temples that are on file. */
export function listOfSeed(seed: SeedList, find: Find): CuratedListFields {
  const { slug, name, description, aliases, region, sources, groups = [] } = seed;
  return {
    slug,
    ...named(name),
    description: description.en,
    descriptionHi: description.hi,
    descriptionKn: description.kn,
    aliases,
    region,
    sources,
    groups: groups.map((group) => ({ key: group.key, ...named(group.name) })),
    entries: entriesOf(seed, find),
  };
}

const named = ({ en, hi, kn }: SeedList["name"]) => ({ name: en, nameHi: hi, nameKn: kn });

/** Names that are of one temple by now have it once. */
function entriesOf({ entries }: SeedList, find: Find): CuratedListFields["entries"] {
  const seen = new Set<number>();
  return entries.map(({ number, name, place, group, temple }) => {
    const found = find(temple);
    const isFirst = found !== null && !seen.has(found);
    if (found !== null) seen.add(found);
    return {
      number: number ?? null,
      group: group ?? null,
      ...named(name),
      place: place?.en ?? null,
      placeHi: place?.hi ?? null,
      placeKn: place?.kn ?? null,
      templeId: isFirst ? found : null,
    };
  });
}
