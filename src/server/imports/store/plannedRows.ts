import { type Selectable, sql } from "kysely";
import type { CellProblem } from "../../../domain/importPlan";
import { insertMany } from "../../db/bulk";
import { queryOfRows } from "../../db/givenRows";
import type { ImportRowTable } from "../../db/importTables";
import type { Db } from "../../db/open";
import { readProblems, readValues } from "./rowJson";

export type StoredRow = Selectable<ImportRowTable>;
export type NewImportRow = Omit<StoredRow, "replanned" | "import_id" | "name_key">;

/** Stores planned rows. */
export async function insertRows(db: Db, importId: number, rows: readonly NewImportRow[]): Promise<void> {
  const named = rows.map((row) => ({ import_id: importId, name_key: row.name.toLowerCase(), ...row }));
  await insertMany(db, "import_rows", named);
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
    select planned.* from wanted cross join import_rows planned
    where planned.import_id = wanted.import_id and planned.line = wanted.line`,
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

/** The records on file that rows of a plan are about. */
export async function recordsOfRows(db: Db, importId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("import_rows")
    .select("item_id")
    .where("import_id", "=", importId)
    .where("item_id", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ item_id }) => item_id ?? []));
}

/** The addresses that rows of new records ask for. */
export async function reservedSlugs(db: Db, importId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom("import_rows")
    .select("field_values")
    .where("import_id", "=", importId)
    .where("outcome", "=", "created")
    .where("field_values", "like", '%"slug":"%')
    .execute();
  return new Set(rows.map(({ field_values }) => String(readValues(field_values).slug ?? "")));
}

const setDoubts = queryOfRows(
  { import_id: "integer", line: "integer", doubts: "text" },
  () => sql`
    update import_rows set doubts = wanted.doubts from wanted
    where import_rows.import_id = wanted.import_id and import_rows.line = wanted.line`,
);

/** Adds something to be looked at to rows of a plan, by line; answers how many of them had nothing before. */
export async function addDoubts(db: Db, importId: number, added: ReadonlyMap<number, CellProblem>): Promise<number> {
  const rows = await rowsAt(db, importId, [...added.keys()]);
  const doubts = rows.flatMap(({ line, doubts }) => {
    const one = added.get(line);
    return one ? [importId, line, JSON.stringify([...(readProblems(doubts) ?? []), one])] : [];
  });
  await setDoubts(db, doubts);
  return rows.filter(({ doubts }) => doubts === null).length;
}

/** Writes what became of rows that had to be planned again. */
export async function rewriteRow(db: Db, importId: number, { line, name: _, ...changes }: NewImportRow): Promise<void> {
  await db
    .updateTable("import_rows")
    .set({ ...changes, replanned: 1 })
    .where("import_id", "=", importId)
    .where("line", "=", line)
    .execute();
}

/** True when rows that are going to be written have something in them to be looked at. */
export async function hasRemarks(db: Db, importId: number): Promise<boolean> {
  const row = await db
    .selectFrom("import_rows")
    .select("line")
    .where("import_id", "=", importId)
    .where("outcome", "in", ["created", "updated"])
    .where("doubts", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Rows of a plan by outcome. */
export async function countRows(db: Db, importId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*) as count from import_rows where import_id = ${importId} group by outcome`.execute(db);
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}
