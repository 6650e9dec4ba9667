import { chunks } from "../../db/bulk";
import type { Db } from "../../db/open";
import { readDetails } from "../../history/entry";

const IDS_AT_ONCE = 400;

/** What an import's revisions say the fields of records were before, and the revision that each goes back behind. */
export async function beforeOf(db: Db, kind: "temple" | "festival", auditId: number, ids: readonly number[]) {
  const found = new Map<number, { revision: number; before: Record<string, unknown> }>();
  for (const chunk of chunks(ids, IDS_AT_ONCE)) {
    const rows = await db
      .selectFrom("audit_log")
      .select(["id", "item_id", "details"])
      .where("kind", "=", kind)
      .where("item_id", "in", chunk)
      .where("part_of", "=", auditId)
      .execute();
    for (const { id, item_id, details } of rows) {
      if (item_id !== null) found.set(item_id, { revision: id, before: readDetails(details).before });
    }
  }
  return found;
}
