import type { Kysely } from "kysely";
import type { MergeAllInput, Merged } from "../../contract/duplicates";
import { type ChosenField, chosenFields, joinedFields } from "../../contract/templeFields";
import { choiceRows, isBlank } from "../../domain/mergeChoice";
import type { Tables } from "../db/schema";
import { AppError, invalid, notFound } from "../errors";
import { changeTemples } from "../temples/changes";
import { lockTemple } from "../temples/lockTemple";
import { adminTempleOf } from "../temples/present";
import type { TempleRow } from "../temples/record";
import { findTemple } from "../temples/repository";
import type { Change } from "../temples/write";
import { countsOf, mergeLocked } from "./merge";

/**
 * Makes one of several temples: the kept one takes over what hangs on each of the others in turn, and the values that
 * it lacks. All are merged or none; each merge can be undone for itself, the last one first.
 */
export function mergeAllTemples(
  db: Kysely<Tables>,
  keptId: number,
  { version, merged }: MergeAllInput,
  change: Change,
): Promise<Merged> {
  if (merged.some(({ id }) => id === keptId)) invalid({ merged: "errors.sameTemple" });
  const versions = new Map([[keptId, version], ...merged.map((one) => [one.id, one.version] as const)]);
  return changeTemples(db, async (trx) => {
    const locked = new Map<number, TempleRow>();
    // always the smaller id first, as all that lock several do
    for (const [id, expected] of [...versions].sort(([a], [b]) => a - b)) {
      const row = (await lockTemple(trx, id)) ?? notFound();
      if (row.status === "archived") throw new AppError("merged");
      if (row.version !== expected) throw new AppError("conflict");
      locked.set(id, row);
    }
    const moved: Record<string, number> = {};
    for (const { id } of merged) {
      const [kept, other] = [(await findTemple(trx, keptId)) ?? notFound(), locked.get(id) ?? notFound()];
      const came = await mergeLocked(trx, { kept, merged: other, take: lackingIn(kept, other) }, change);
      for (const [kind, count] of Object.entries(countsOf(came))) moved[kind] = (moved[kind] ?? 0) + count;
    }
    const now = (await findTemple(trx, keptId)) ?? notFound();
    return { temple: adminTempleOf(now), moved };
  });
}

const rows = choiceRows<ChosenField>(chosenFields, joinedFields);

/** Fields that say nothing in the kept record and something in the other; what belongs together is taken together. */
function lackingIn(keptRow: TempleRow, otherRow: TempleRow): ChosenField[] {
  const [kept, other] = [adminTempleOf(keptRow), adminTempleOf(otherRow)];
  return rows.flatMap(({ key, fields }) => (isBlank(kept[key]) && !isBlank(other[key]) ? fields : []));
}
