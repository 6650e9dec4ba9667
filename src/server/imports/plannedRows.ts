import { type Selectable, sql } from "kysely";
import { chunks, insertValues } from "../db/bulk";
import { queryOfRows } from "../db/givenRows";
import type { ImportRowTable } from "../db/importTables";
import type { Db } from "../db/open";

export type StoredRow = Selectable<ImportRowTable>;
export type NewImportRow = Omit<StoredRow, "replanned" | "import_id" | "name_key">;

const ROWS_AT_ONCE = 400;
const rowColumns = ["import_id", "line", "outcome", "item_id", "version", "name", "name_key", "data"];

/** Keeps planned rows. */
export async function insertRows(db: Db, importId: number, rows: readonly NewImportRow[]): Promise<void> {
  const values: unknown[] = [];
  for (const { line, outcome, item_id, version, name, data } of rows) {
    values.push(importId, line, outcome, item_id, version, name, name.toLowerCase(), data);
  }
  await insertValues(db, "import_rows", rowColumns, values);
}

const DELETED_AT_ONCE = 5_000;

/** Forgets the rows of a plan, some thousands at a time. */
export async function deleteRows(db: Db, importId: number): Promise<void> {
  for (;;) {
    const { last } = await db
      .selectFrom(
        db
          .selectFrom("import_rows")
          .select("line")
          .where("import_id", "=", importId)
          .orderBy("line")
          .limit(DELETED_AT_ONCE)
          .as("first"),
      )
      .select((eb) => eb.fn.max("line").as("last"))
      .executeTakeFirstOrThrow();
    if (last === null) return;
    await db.deleteFrom("import_rows").where("import_id", "=", importId).where("line", "<=", last).execute();
  }
}

/**
 * The lines of a plan that are still to write something, in their order or that of their names. A row that is through
 * has an item, or is no longer one that writes.
 */
export async function linesLeft(db: Db, importId: number, order: "line" | "name_key"): Promise<number[]> {
  const rows = await db
    .selectFrom("import_rows as row")
    .select("line")
    .where("import_id", "=", importId)
    .where("outcome", "in", ["created", "updated"])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("import_items as item")
            .select("item.line")
            .whereRef("item.import_id", "=", "row.import_id")
            .whereRef("item.line", "=", "row.line"),
        ),
      ),
    )
    .orderBy(order)
    .orderBy("line")
    .execute();
  return rows.map(({ line }) => line);
}

const rowsOfLines = queryOfRows<StoredRow>(
  { import_id: "integer", line: "integer" },
  () => sql`
    select kept.* from wanted cross join import_rows kept
    where kept.import_id = wanted.import_id and kept.line = wanted.line`,
);

/** The rows of these lines, in their order. */
export async function rowsAt(db: Db, importId: number, lines: readonly number[]): Promise<StoredRow[]> {
  const rows = await rowsOfLines(
    db,
    lines.flatMap((line) => [importId, line]),
  );
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return lines.flatMap((line) => byLine.get(line) ?? []);
}

/** The lines of a plan that are about one of these records. */
export async function linesAbout(db: Db, importId: number, ids: readonly number[]): Promise<Set<number>> {
  const lines = new Set<number>();
  for (const chunk of chunks(ids, ROWS_AT_ONCE)) {
    const rows = await db
      .selectFrom("import_rows")
      .select("line")
      .where("import_id", "=", importId)
      .where("item_id", "in", chunk)
      .execute();
    for (const { line } of rows) lines.add(line);
  }
  return lines;
}

/** The lines of a plan that are about no record on file, with the names they say. */
export function namesOfNew(db: Db, importId: number): Promise<{ line: number; name: string }[]> {
  return db
    .selectFrom("import_rows")
    .select(["line", "name"])
    .where("import_id", "=", importId)
    .where("item_id", "is", null)
    .execute();
}

/** Rows of a plan whose data has one of these pieces. */
export function rowsSaying(db: Db, importId: number, pieces: readonly string[], limit: number): Promise<StoredRow[]> {
  return db
    .selectFrom("import_rows")
    .selectAll()
    .where("import_id", "=", importId)
    .where(({ or, eb }) => or(pieces.map((piece) => eb("data", "like", `%${piece}%`))))
    .limit(limit)
    .execute();
}

/** Puts rows that were planned anew in the place of what was kept of their lines. */
export async function replaceRows(db: Db, importId: number, rows: readonly NewImportRow[]): Promise<void> {
  for (const chunk of chunks(rows, ROWS_AT_ONCE)) {
    const lines = chunk.map(({ line }) => line);
    await db.deleteFrom("import_rows").where("import_id", "=", importId).where("line", "in", lines).execute();
    await insertRows(db, importId, chunk);
  }
}

/** The addresses that rows of new records ask for. */
export async function reservedSlugs(db: Db, importId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("import_rows")
    .select("data")
    .where("import_id", "=", importId)
    .where("outcome", "=", "created")
    .where("data", "like", '%"slug":"%')
    .execute();
  return new Set(rows.map(({ data }): string => String(JSON.parse(data ?? "{}").v?.slug ?? "")));
}

/** Writes what became of rows that had to be planned again. */
export async function rewriteRow(db: Db, importId: number, row: NewImportRow): Promise<void> {
  await db
    .updateTable("import_rows")
    .set({ outcome: row.outcome, item_id: row.item_id, version: row.version, data: row.data, replanned: 1 })
    .where("import_id", "=", importId)
    .where("line", "=", row.line)
    .execute();
}

/** Rows of a plan by outcome. */
export async function countRows(db: Db, importId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*) as count from import_rows where import_id = ${importId} group by outcome`.execute(db);
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}
