import type { Selectable } from "kysely";
import { chunks, insertValues } from "../db/bulk";
import type { ImportItemTable } from "../db/importTables";
import type { Db } from "../db/open";
import type { ImportItem } from "./engine";

export type StoredItem = Selectable<ImportItemTable>;

const ITEMS_AT_ONCE = 400;

/** Notes what an import made or changed. */
export async function insertItems(db: Db, importId: number, items: readonly ImportItem[]): Promise<void> {
  const values = items.flatMap(({ line, id, version, made }) => [importId, line, id, version, made ? 1 : 0]);
  await insertValues(db, "import_items", ["import_id", "line", "item_id", "version", "made"], values);
}

/** The next records that an import made or changed and that are still to be taken back, by id from `from` on. */
export function nextItems(db: Db, importId: number, from: number, limit: number): Promise<StoredItem[]> {
  return db
    .selectFrom("import_items")
    .selectAll()
    .where("import_id", "=", importId)
    .where("item_id", ">=", from)
    .where("undone", "is", null)
    .orderBy("item_id")
    .limit(limit)
    .execute();
}

/** Which of these records the import itself made or changed. */
export async function ownAmong(db: Db, importId: number, ids: readonly number[]): Promise<Set<number>> {
  const own = new Set<number>();
  for (const chunk of chunks(ids, ITEMS_AT_ONCE)) {
    const rows = await db
      .selectFrom("import_items")
      .select("item_id")
      .where("import_id", "=", importId)
      .where("item_id", "in", chunk)
      .execute();
    for (const { item_id } of rows) own.add(item_id);
  }
  return own;
}

/** Notes of undone records whether they were taken back. */
export async function markUndone(
  db: Db,
  importId: number,
  lines: readonly number[],
  undone: "taken" | "left",
): Promise<void> {
  for (const chunk of chunks(lines, ITEMS_AT_ONCE)) {
    await db
      .updateTable("import_items")
      .set({ undone })
      .where("import_id", "=", importId)
      .where("line", "in", chunk)
      .execute();
  }
}
