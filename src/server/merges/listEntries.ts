import { z } from "zod";
import type { CuratedListFields } from "../../contract/templeLists";
import type { Db } from "../db/open";
import { changeEntries } from "../lists/write";
import type { Change } from "../temples/write";

/**
 * An entry of a list that named the merged temple, by what it is found again by when the list has been saved since:
 * rows are written anew then. `isShared`: the temple that stays has a place of its own in the list.
 */
export const MovedEntry = z.object({
  list: z.int(),
  number: z.int().nullable(),
  group: z.string().nullable(),
  name: z.string(),
  isShared: z.boolean(),
});
export type MovedEntry = z.infer<typeof MovedEntry>;

type Ends = { from: { id: number }; to: { id: number } };
type Entry = CuratedListFields["entries"][number];

/** The entries of lists that name a temple which is to be merged into another, by list. */
export async function findEntries(db: Db, { from, to }: Ends): Promise<MovedEntry[]> {
  const rows = await db
    .selectFrom("temple_list_entries")
    .select(["list_id", "number", "group_key", "name", "temple_id"])
    .where("temple_id", "in", [from.id, to.id])
    .orderBy("list_id")
    .execute();
  const shared = new Set(rows.filter(({ temple_id }) => temple_id === to.id).map(({ list_id }) => list_id));
  return rows
    .filter(({ temple_id }) => temple_id === from.id)
    .map(({ list_id: list, number, group_key, name }) => {
      return { list, number, group: group_key || null, name, isShared: shared.has(list) };
    });
}

/** Gives the places to the temple that stays; where it has one, the other place is not that of a temple on file. */
export async function moveEntries(trx: Db, moved: readonly MovedEntry[], { from, to }: Ends, change: Change) {
  const templeOf = new Map(moved.map(({ list, isShared }) => [list, isShared ? null : to.id]));
  for (const [list, templeId] of templeOf) {
    const given = (entry: Entry) => (entry.templeId === from.id ? { ...entry, templeId } : entry);
    await changeEntries(trx, list, (entries) => entries.map(given), noted(change));
  }
}

/** The other way round; a place that has another temple by now, or is gone, stays so. */
export async function giveEntriesBack(trx: Db, moved: readonly MovedEntry[], { from, to }: Ends, change: Change) {
  for (const entry of moved) {
    const left = entry.isShared ? null : to.id;
    await changeEntries(
      trx,
      entry.list,
      (entries) => {
        const places = entries.filter(({ templeId }) => templeId === left);
        const place = places.find((one) => isNumbered(one, entry)) ?? places.find(({ name }) => name === entry.name);
        if (entries.some(({ templeId }) => templeId === from.id)) return entries;
        return entries.map((one) => (one === place ? { ...one, templeId: from.id } : one));
      },
      noted(change),
    );
  }
}

const isNumbered = (one: Entry, { number, group }: MovedEntry) =>
  number !== null && one.number === number && one.group === group;

const noted = ({ now, by, touched = new Set() }: Change) => ({ now, by, touched });
