import type { Selectable } from "kysely";
import { chunks, insertValues } from "../../db/bulk";
import type { ImportItemTable } from "../../db/importTables";
import type { Db } from "../../db/open";
import type { ImportJob } from "./jobs";

/** A record that an import made (`made`) or changed, with the version it left. */
export type ImportItem = { line: number; id: number; version: number; made: boolean };
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
export async function madeAmong(db: Db, importId: number, ids: readonly number[]): Promise<Set<number>> {
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

/**
 * A record that was changed and taken back is as the import before left it: what that one wrote is still untouched,
 * though two versions on.
 */
export async function putVersionsBack(
  db: Db,
  { id, noun }: Pick<ImportJob, "id" | "noun">,
  taken: readonly ImportItem[],
): Promise<void> {
  const left = new Map(taken.map((item) => [item.id, item.version - 1]));
  for (const chunk of chunks([...left.keys()], ITEMS_AT_ONCE)) {
    const rows = await db
      .selectFrom("imports")
      .innerJoin("import_items as item", "item.import_id", "imports.id")
      .select(["item.import_id", "item.line", "item.item_id", "item.version"])
      .where("imports.noun", "=", noun)
      .where("imports.id", "<>", id)
      .where("item.item_id", "in", chunk)
      .where("item.undone", "is", null)
      .execute();
    for (const { import_id, line, item_id, version } of rows) {
      if (version !== left.get(item_id)) continue;
      await db
        .updateTable("import_items")
        .set({ version: version + 2 })
        .where("import_id", "=", import_id)
        .where("line", "=", line)
        .execute();
    }
  }
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
