import type { Kysely } from "kysely";
import type { AdminTemple } from "../../contract/adminTemples";
import { TempleStatus } from "../../contract/temples";
import type { Tables } from "../db/schema";
import { notFound } from "../errors";
import { getTemple } from "../temples/actions";
import { changeTemples } from "../temples/changes";
import { adminTempleOf } from "../temples/present";
import { restorableSince } from "../temples/purge";
import { recordOf } from "../temples/record";
import { type Change, updateTemples } from "../temples/write";
import { unmergeTemple } from "./unmerge";

/** Brings an archived temple back to the status it had, out of a merge too, for 30 days; later it is as good as gone. */
export async function restoreTemple(db: Kysely<Tables>, id: number, change: Change): Promise<AdminTemple> {
  return changeTemples(db, async (trx) => {
    const before = await getTemple(trx, id);
    if (before.status === "archived") {
      if (before.deleted_at !== null && before.deleted_at < restorableSince(change.now)) return notFound();
      const status = TempleStatus.parse(before.archived_from ?? "inactive");
      if (before.merged_into !== null) {
        await unmergeTemple(trx, id, status, change);
        return adminTempleOf(await getTemple(trx, id));
      }
      const archive = { deleted_at: null, archived_from: null };
      const temple = { ...recordOf(before), status };
      await updateTemples(trx, [{ before, temple, archive, action: "restore" }], change);
    }
    return adminTempleOf(await getTemple(trx, id));
  });
}
