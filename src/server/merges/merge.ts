import type { Kysely } from "kysely";
import type { Merged, MergeInput } from "../../contract/duplicates";
import { differences } from "../../domain/revisions";
import type { Db } from "../db/open";
import type { Tables } from "../db/schema";
import { AppError, invalid, notFound } from "../errors";
import { changeTemples } from "../temples/changes";
import { updateFigures } from "../temples/figures";
import { adminTempleOf } from "../temples/present";
import { recordOf, type TempleRow } from "../temples/record";
import { findTemple } from "../temples/repository";
import { type Change, updateTemples } from "../temples/write";
import { combined } from "./combined";
import { findEntries, moveEntries } from "./listEntries";
import { lockBoth } from "./lockBoth";
import { type Moved, moveAll } from "./moves";
import { sumVisits } from "./visitSums";

/**
 * Makes one of two temples: the kept one takes over everything that hangs on the other, whose addresses lead to it
 * from then on. Of two merges at once that have a temple in common one goes through; the other is refused with 409.
 */
export function mergeTemples(db: Kysely<Tables>, keptId: number, input: MergeInput, change: Change): Promise<Merged> {
  if (keptId === input.mergedId) invalid({ mergedId: "errors.sameTemple" });
  return changeTemples(db, async (trx) => {
    const [kept, merged] = await lockBoth(trx, keptId, input.mergedId);
    if (!kept || !merged) return notFound();
    refuseStale(kept, merged, input);
    const moved = await mergeLocked(trx, { kept, merged, take: input.take }, change);
    const now = (await findTemple(trx, keptId)) ?? notFound();
    return { temple: adminTempleOf(now), moved: countsOf(moved) };
  });
}

function refuseStale(kept: TempleRow, merged: TempleRow, { version, mergedVersion }: MergeInput): void {
  if ([kept, merged].some(({ status }) => status === "archived")) throw new AppError("merged");
  if (kept.version !== version || merged.version !== mergedVersion) throw new AppError("conflict");
}

type Pair = { kept: TempleRow; merged: TempleRow; take: MergeInput["take"] };

/** Merges two temples that the caller's transaction has locked. */
export async function mergeLocked(trx: Db, { kept, merged, take }: Pair, change: Change): Promise<Moved> {
  const at = change.now.toISOString();
  const [old, other] = [recordOf(kept), recordOf(merged)];
  const temple = combined(old, other, take);
  const ends = { from: merged, to: kept };
  const listEntries = await findEntries(trx, ends);
  const moved = { ...(await moveAll(trx, ends)), listEntries, fields: differences(old, temple) };
  await sumVisits(trx, [kept.id, merged.id]);
  const named = ({ id, name, slug }: TempleRow) => ({ id, name, slug });
  const archive = { deleted_at: at, archived_from: merged.status };
  const facts = { merged: named(merged), moved: countsOf(moved) };
  await updateTemples(
    trx,
    [
      { before: kept, temple, action: "merge", facts },
      {
        before: merged,
        temple: { ...other, status: "archived" },
        archive,
        action: "merge",
        facts: { into: named(kept) },
      },
    ],
    change,
  );
  await trx.updateTable("temples").set({ merged_into: kept.id }).where("id", "=", merged.id).execute();
  await trx
    .insertInto("temple_merges")
    .values({ kept_id: kept.id, merged_id: merged.id, merged_at: at, moved: JSON.stringify(moved), undone_at: null })
    .execute();
  await updateFigures(trx, [kept.id, merged.id]);
  await moveEntries(trx, listEntries, ends, change);
  return moved;
}

/** How many of each kind came over, those of which there were none left out, and what people do not count. */
export function countsOf({ rows, listEntries, managers, visits }: Moved): Record<string, number> {
  const lengths = Object.entries(rows)
    .filter(([table]) => table !== "ledger_entries" && table !== "slot_holds")
    .map(([table, ids]) => [table, ids.length] as const);
  const counts = [
    ...lengths,
    ["temple_list_entries", listEntries.filter(({ isShared }) => !isShared).length] as const,
    ["managers", managers.moved.length] as const,
    ["visits", visits.reduce((sum, day) => sum + day.visits, 0)] as const,
  ];
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
