import type { BulkChangePage, BulkChangeQuery, BulkItemPage, BulkItemQuery } from "../../contract/bulkChanges";
import { bulkOutcomes } from "../../contract/bulkWords";
import type { Db } from "../db/open";
import { changesOf } from "./present";
import type { BulkRow } from "./store";

const PAGE_SIZE = 20;

/** One page of the changes, newest first. */
export async function listChanges(db: Db, { page = 1, size = PAGE_SIZE }: BulkChangeQuery): Promise<BulkChangePage> {
  const { count } = await db
    .selectFrom("bulk_changes")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("bulk_changes")
    .selectAll()
    .orderBy("id", "desc")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return { changes: await changesOf(db, rows), page, size, total, totalPages: Math.ceil(total / size) };
}

/** One page of the temples of a change, by id. */
export async function listItems(db: Db, { id }: BulkRow, query: BulkItemQuery): Promise<BulkItemPage> {
  const { page = 1, size = PAGE_SIZE, outcome } = query;
  let items = db.selectFrom("bulk_change_items").where("change_id", "=", id);
  if (outcome) items = items.where("outcome", "=", outcome);
  const { count } = await items.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  const rows = await items
    .leftJoin("temples", "temples.id", "temple_id")
    .select(["temple_id", "name", "city", "outcome", "reason"])
    .orderBy("temple_id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const total = Number(count);
  return {
    items: rows.map(({ temple_id, outcome: stored, ...row }) => ({
      ...row,
      id: temple_id,
      outcome: bulkOutcomes.find((one) => one === stored) ?? null,
    })),
    page,
    size,
    total,
    totalPages: Math.ceil(total / size),
  };
}
