import { insertMany } from "../db/bulk";
import type { Db } from "../db/open";
import { readSeedLists, type SeedList, storedNames } from "../db/seed/readLists";
import { seedFolder } from "../db/seedFolder";
import { updateListWords } from "../temples/listWords";

type Find = (temple: { name: string; city: string } | undefined) => number | null;

/** Loads the bundled curated lists beside the temples that are there; a temple that is not on file leaves its place open. */
export const seedLists = (trx: Db, now: Date): Promise<void> => insertSeedLists(trx, readSeedLists(seedFolder()), now);

/** The same of some of them. */
export async function insertSeedLists(trx: Db, lists: readonly SeedList[], now: Date): Promise<void> {
  const find = await findListed(trx);
  const listed = new Set<number>();
  for (const list of lists) {
    const listId = await insertSeedList(trx, list, now.toISOString());
    const entries = entriesOf(list, listId, find);
    await insertMany(trx, "temple_list_entries", entries);
    for (const { temple_id } of entries) if (temple_id !== null) listed.add(temple_id);
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

async function insertSeedList(trx: Db, list: SeedList, at: string): Promise<number> {
  const { slug, name, description, aliases, region, sources, groups = [] } = list;
  const headings = groups.map(({ key, name: { en, hi, kn } }) => ({ key, name: en, nameHi: hi, nameKn: kn }));
  const { id } = await trx
    .insertInto("temple_lists")
    .values({
      slug,
      name: name.en,
      name_hi: name.hi,
      name_kn: name.kn,
      description: description.en,
      description_hi: description.hi,
      description_kn: description.kn,
      aliases: JSON.stringify(aliases),
      region,
      sources: JSON.stringify(sources),
      headings: JSON.stringify(headings),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Names that are of one temple by now have it once. */
function entriesOf({ entries }: SeedList, listId: number, find: Find) {
  const seen = new Set<number>();
  return entries.map(({ number, name, place, group, temple }, at) => {
    const found = find(temple);
    const isFirst = found !== null && !seen.has(found);
    if (found !== null) seen.add(found);
    return {
      list_id: listId,
      position: at + 1,
      number: number ?? null,
      group_key: group ?? "",
      name: name.en,
      name_hi: name.hi,
      name_kn: name.kn,
      place: place ?? null,
      temple_id: isFirst ? found : null,
    };
  });
}
