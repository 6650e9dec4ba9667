import { type AuditEntry, type By, writeAudits } from "../audit";
import type { Db } from "../db/open";
import { updateIndex } from "./indexing";
import type { TempleRow } from "./record";

/** What people left on a temple; one that has any of these is not removed. */
const hanging = ["photos", "reviews", "corrections", "favourites"] as const;

/**
 * Removes temples for good with their search rows, those excepted that people left something on; answers the ids of
 * the removed. Runs in the transaction of the caller.
 */
export async function removeTemples(
  trx: Db,
  rows: readonly TempleRow[],
  { now, by }: { now: Date; by: By },
): Promise<number[]> {
  if (rows.length === 0) return [];
  const used = new Set<number>();
  const all = rows.map(({ id }) => id);
  for (const table of hanging) {
    const found = await trx.selectFrom(table).select("temple_id").where("temple_id", "in", all).execute();
    for (const { temple_id } of found) if (temple_id !== null) used.add(temple_id);
  }
  const gone = rows.filter(({ id }) => !used.has(id));
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return [];
  await updateIndex(
    trx,
    gone.map((before) => ({ id: before.id, before })),
  );
  await trx.deleteFrom("temple_texts").where("temple_id", "in", ids).execute();
  await trx.deleteFrom("temples").where("id", "in", ids).execute();
  const entry = ({ id, name, city }: TempleRow): AuditEntry => ({
    ...by,
    at: now.toISOString(),
    action: "temple.purge",
    kind: "temple",
    itemId: id,
    details: { name, city },
  });
  await writeAudits(trx, gone.map(entry));
  return ids;
}
