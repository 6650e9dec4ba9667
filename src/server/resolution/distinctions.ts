import type { Db } from "../db/open";

/** How a pair is named, the smaller id first. */
export const pairName = (left: number, right: number): string => `${Math.min(left, right)}-${Math.max(left, right)}`;

/** The pairs that editors marked as different, by name: all of them, or those that one of `ids` is in. */
export async function distinctFrom(db: Db, ids?: readonly number[]): Promise<Set<string>> {
  const all = db.selectFrom("temple_distinctions").select(["left_id", "right_id"]);
  const wanted = ids ? all.where((eb) => eb.or([eb("left_id", "in", ids), eb("right_id", "in", ids)])) : all;
  const rows = await wanted.execute();
  return new Set(rows.map(({ left_id, right_id }) => pairName(left_id, right_id)));
}

/** Tells of two temples whether a curated list names both: each place of a list is a temple of its own. */
export async function listedApart(db: Db): Promise<(left: number, right: number) => boolean> {
  const rows = await db.selectFrom("temple_list_entries").select(["list_id", "temple_id"]).execute();
  const lists = new Map<number, Set<number>>();
  for (const { list_id, temple_id } of rows) {
    if (temple_id === null) continue;
    const own = lists.get(temple_id);
    if (own) own.add(list_id);
    else lists.set(temple_id, new Set([list_id]));
  }
  return (left, right) => [...(lists.get(left) ?? [])].some((list) => lists.get(right)?.has(list));
}
