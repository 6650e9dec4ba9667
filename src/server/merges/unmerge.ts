import { sameValue } from "../../domain/merge";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { templePatch } from "../history/putBack";
import { updateFigures } from "../temples/figures";
import { findMerge } from "../temples/mergedInto";
import { normalize } from "../temples/normalize";
import { recordOf, type TempleRecord, type TempleRow, type TempleStatus } from "../temples/record";
import { type Change, updateTemples } from "../temples/write";
import { giveEntriesBack } from "./listEntries";
import { lockBoth } from "./lockBoth";
import { giveBack, Moved } from "./moves";
import { sumVisits } from "./visitSums";

/**
 * Undoes a merge within the caller's transaction: the merged temple comes back with what hung on it; the kept one gets
 * its earlier values of those fields that nobody changed since. What came later stays with the kept one.
 */
export async function unmergeTemple(trx: Db, mergedId: number, back: TempleStatus, change: Change): Promise<void> {
  const merge = (await findMerge(trx, mergedId)) ?? notFound();
  const [merged, kept] = await lockBoth(trx, mergedId, merge.kept_id);
  // someone else was quicker
  if (!merged || !kept || merged.merged_into !== kept.id) throw new AppError("merged");
  if (kept.merged_into !== null) throw new AppError("mergedOn");
  const moved = Moved.parse(JSON.parse(merge.moved));
  await giveBack(trx, { from: merged, to: kept }, moved);
  await sumVisits(trx, [kept.id, merged.id]);
  const archive = { deleted_at: null, archived_from: null };
  await updateTemples(
    trx,
    [
      { before: kept, temple: asBefore(kept, moved.fields), action: "unmerge" },
      { before: merged, temple: { ...recordOf(merged), status: back }, archive, action: "unmerge" },
    ],
    change,
  );
  await trx.updateTable("temples").set({ merged_into: null }).where("id", "=", mergedId).execute();
  await trx
    .updateTable("temple_merges")
    .set({ undone_at: change.now.toISOString() })
    .where("id", "=", merge.id)
    .execute();
  await updateFigures(trx, [kept.id, mergedId]);
  await giveEntriesBack(trx, moved.listEntries, { from: merged, to: kept }, change);
}

function asBefore(kept: TempleRow, { before, after }: Moved["fields"]): TempleRecord {
  const record = recordOf(kept);
  const now = new Map<string, unknown>(Object.entries(record));
  const untouched = Object.entries(before).filter(([field]) => sameValue(now.get(field), after[field]));
  const patch = templePatch(kept, Object.fromEntries(untouched));
  if (!patch) return record;
  const { temple, errors } = normalize(patch, record);
  if (Object.keys(errors).length > 0) return record;
  return { ...temple, slug: kept.slug, status: kept.status === "archived" ? "archived" : temple.status };
}
