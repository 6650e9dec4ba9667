import { sql } from "kysely";
import { type AuditEntry, type By, writeAudits } from "../audit";
import type { Db } from "../db/open";
import { index } from "../search/search";
import { lockTemples } from "./lockTemple";
import type { TempleRow } from "./record";
import { moveBlocks } from "./resolvable";
import { leftByPeople } from "./templeTables";

/**
 * Removes temples for good with their search rows, those excepted that people left something on or that somebody has
 * changed since they were read; answers the ids of the removed. Runs in the transaction of the caller.
 */
export async function removeTemples(
  trx: Db,
  rows: readonly TempleRow[],
  { now, by }: { now: Date; by: By },
): Promise<number[]> {
  if (rows.length === 0) return [];
  const all = rows.map(({ id }) => id);
  const locked = new Map((await lockTemples(trx, all, { isRemoval: true })).map(({ id, version }) => [id, version]));
  const used = await findUsed(trx, all);
  const gone = rows.filter(({ id, version }) => locked.get(id) === version && !used.has(id));
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return [];
  await index(
    trx,
    gone.map((before) => ({ id: before.id, before })),
  );
  await moveBlocks(
    trx,
    gone.map((before) => ({ before })),
  );
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

/** Those of the temples that people left something on. */
async function findUsed(trx: Db, ids: readonly number[]): Promise<Set<number>> {
  const used = new Set<number>();
  for (const table of leftByPeople) {
    const { rows } = await sql<{ temple_id: number }>`
      select distinct temple_id from ${sql.table(table)} where temple_id in (${sql.join(ids)})`.execute(trx);
    for (const { temple_id } of rows) used.add(temple_id);
  }
  return used;
}
