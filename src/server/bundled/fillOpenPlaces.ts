import type { CuratedListFields } from "../../contract/templeLists";
import type { Db } from "../db/open";
import { readSeedLists } from "../db/seed/readLists";
import { seedFolder } from "../db/seedFolder";
import { changeEntries } from "../lists/write";
import type { Change } from "../temples/write";
import { findListed } from "./seedLists";
import { untouchedList } from "./untouched";

/** Gives open places of the curated lists to the temples that this version has for them; lists that somebody has changed stay. */
export async function fillOpenPlaces(trx: Db, change: Change): Promise<void> {
  const find = await findListed(trx);
  for (const { slug, entries: places } of readSeedLists(seedFolder())) {
    const list = await untouchedList(trx, slug);
    if (list === undefined) continue;
    const templeOf = new Map(
      places.map(({ number = null, group = null, name, temple }) => [
        placeOf({ number, group, name: name.en }),
        find(temple),
      ]),
    );
    const filled = (entries: CuratedListFields["entries"]) => {
      const listed = new Set(entries.map(({ templeId }) => templeId));
      return entries.map((entry) => {
        const templeId = templeOf.get(placeOf(entry)) ?? null;
        if (entry.templeId !== null || templeId === null || listed.has(templeId)) return entry;
        listed.add(templeId);
        return { ...entry, templeId };
      });
    };
    await changeEntries(trx, list, filled, { ...change, touched: new Set() });
  }
}

type Place = { number: number | null; group: string | null; name: string };
const placeOf = ({ number, group, name }: Place) => `${group}|${number}|${name}`;
