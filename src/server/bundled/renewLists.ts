import type { CuratedListFields } from "../../contract/templeLists";
import type { Db } from "../db/open";
import { readSeedLists } from "../db/seed/readLists";
import { seedFolder } from "../db/seedFolder";
import { rewriteList } from "../lists/write";
import type { Change } from "../temples/write";
import { findListed, listOfSeed } from "./seedLists";
import { untouchedList } from "./untouched";

/**
 * Brings the bundled curated lists to what this version says, and gives their open places to the temples that it has for
 * them; lists that somebody has changed stay.
 */
export async function renewLists(trx: Db, change: Change): Promise<void> {
  const find = await findListed(trx);
  for (const seed of readSeedLists(seedFolder())) {
    const id = await untouchedList(trx, seed.slug);
    if (id === undefined) continue;
    const bundled = listOfSeed(seed, find);
    const renewed = ({ entries }: CuratedListFields) => ({ ...bundled, entries: withListed(bundled.entries, entries) });
    await rewriteList(trx, id, renewed, { ...change, touched: new Set() });
  }
}

type Entries = CuratedListFields["entries"];

/** The bundled entries with the temples that the list has in these places; only an open place gets another one. */
function withListed(bundled: Entries, stored: Entries): Entries {
  const listed = new Map(stored.map((entry) => [keyOf(entry), entry.templeId]));
  const keptIn = (entry: Entries[number]) => listed.get(keyOf(entry)) ?? null;
  const taken = new Set(bundled.map(keptIn));
  return bundled.map((entry) => {
    const templeId = keptIn(entry) ?? (taken.has(entry.templeId) ? null : entry.templeId);
    return { ...entry, templeId };
  });
}

const keyOf = ({ number, group, name }: Entries[number]) => `${group}|${number}|${name}`;
