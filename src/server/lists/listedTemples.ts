import type { CuratedListFields } from "../../contract/templeLists";
import type { Db } from "../db/open";
import { mergedIntoIds } from "../temples/mergedInto";

type Entries = CuratedListFields["entries"];

/** The temples that entries name. */
export const templesOf = ({ entries }: { entries: Entries }): number[] =>
  entries.flatMap(({ templeId }) => templeId ?? []);

/** Which of these temples are on record, whatever their status. */
export async function knownTemples(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("temples").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * The entries with the temples that others were merged into. A list has each temple once: where the one that stays is
 * in it already, the other place is not that of a temple on file, as after the merge itself.
 */
export async function withKept(db: Db, entries: Entries): Promise<Entries> {
  const ids = templesOf({ entries });
  const kept = await mergedIntoIds(db, ids);
  const taken = new Set(ids.filter((id) => !kept.has(id)));
  return entries.map((entry) => {
    const templeId = entry.templeId === null ? undefined : kept.get(entry.templeId);
    if (templeId === undefined) return entry;
    const isFree = !taken.has(templeId);
    taken.add(templeId);
    return { ...entry, templeId: isFree ? templeId : null };
  });
}
