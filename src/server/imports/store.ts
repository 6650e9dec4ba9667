import { type Selectable, sql, type Updateable } from "kysely";
import { chunks, insertValues } from "../db/bulk";
import { queryOfRows } from "../db/givenRows";
import type { ImportItemTable, ImportRowTable, ImportTable } from "../db/importTables";
import type { Db } from "../db/open";
import type { ImportItem } from "./engine";

export type ImportJob = Selectable<ImportTable>;
export type StoredRow = Selectable<ImportRowTable>;
export type StoredItem = Selectable<ImportItemTable>;

/** The import of this id, or undefined. */
export function findImport(db: Db, id: number): Promise<ImportJob | undefined> {
  return db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Thrown when another process has taken the job over, or it was changed meanwhile: whoever worked on it stops. */
export class LostLease extends Error {
  override readonly name = "LostLease";
}

/** How long a worker that says nothing keeps its job. */
export const LEASE_MS = 20_000;

/** Takes a job that nobody works on, to be the one who does; answers it, or undefined when somebody else does. */
export async function takeLease(db: Db, id: number, owner: string): Promise<ImportJob | undefined> {
  const now = Date.now();
  return db
    .updateTable("imports")
    .set(({ eb }) => ({ lease_owner: owner, lease_until: now + LEASE_MS, tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", ["reading", "applying", "undoing"])
    .where(({ or, eb }) => or([eb("lease_owner", "is", null), eb("lease_until", "<", now)]))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Writes how far a job is, within the transaction of what it did; answers whether it is to be cancelled. Throws when
 * the job is no longer this owner's, so that nothing is done twice.
 */
export async function keepLease(db: Db, job: ImportJob, changes: Updateable<ImportTable> = {}): Promise<boolean> {
  const row = await db
    .updateTable("imports")
    .set({ ...changes, lease_until: Date.now() + LEASE_MS, tries: 0 })
    .where("id", "=", job.id)
    .where("lease_owner", "=", job.lease_owner)
    .where("state", "=", job.state)
    .returning("cancelled")
    .executeTakeFirst();
  if (!row) throw new LostLease();
  return row.cancelled > 0;
}

/** Ends this owner's work in a state, and lets go of the job. */
export async function endWork(db: Db, job: ImportJob, state: string, changes: Updateable<ImportTable> = {}) {
  await keepLease(db, job, { ...changes, state, lease_owner: null, cancelled: 0 });
}

/** Lets go of a job that is not done, so that another may go on with it. */
export async function dropLease(db: Db, { id, lease_owner }: ImportJob, until = 0): Promise<void> {
  await db
    .updateTable("imports")
    .set({ lease_owner: until ? lease_owner : null, lease_until: until })
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .execute();
}

const rowColumns = ["import_id", "line", "outcome", "item_id", "version", "name", "name_key", "data"];
export type NewImportRow = Omit<StoredRow, "replanned" | "import_id" | "name_key">;

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
  for (const chunk of chunks(ids, IDS_AT_ONCE)) {
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
  for (const chunk of chunks(rows, IDS_AT_ONCE)) {
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

const IDS_AT_ONCE = 400;

/** Which of these records the import itself made or changed. */
export async function ownAmong(db: Db, importId: number, ids: readonly number[]): Promise<Set<number>> {
  const own = new Set<number>();
  for (const chunk of chunks(ids, IDS_AT_ONCE)) {
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
  for (const chunk of chunks(lines, IDS_AT_ONCE)) {
    await db
      .updateTable("import_items")
      .set({ undone })
      .where("import_id", "=", importId)
      .where("line", "in", chunk)
      .execute();
  }
}

/** Rows of a plan by outcome. */
export async function countRows(db: Db, importId: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ outcome: string; count: number }>`
    select outcome, count(*) as count from import_rows where import_id = ${importId} group by outcome`.execute(db);
  return new Map(rows.map(({ outcome, count }) => [outcome, Number(count)]));
}
