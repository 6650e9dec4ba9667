import { type CompiledQuery, type Insertable, type QueryResult, type RawBuilder, type Selectable, sql } from "kysely";
import { promised } from "../promised";
import { listsOf } from "./binaryLists";
import { deleteOfLists, insertOfLists, type ListStatement } from "./columnLists";
import type { EachRow } from "./eachRow";
import { type Db, isPostgres } from "./open";
import type { Tables } from "./schema";

/** Of 32,766 that SQLite takes in one statement. */
const PARAMETERS = 3_000;
/** Rows in one statement of PostgreSQL, which takes them as lists. */
const LISTED = 5_000;

/** SQLite takes rows of so many columns quicker one by one; in a transaction they are written whole or not at all. */
const WIDE = 20;

/** What happens to a row that is there already, as the end of the statement. */
export type OnConflict = RawBuilder<unknown>;
const fail: OnConflict = sql``;
export const keepTheOld: OnConflict = sql`on conflict do nothing`;

type Kept<Statement> = WeakMap<object, WeakMap<OnConflict, Map<string, Statement>>>;
const statements: Kept<CompiledQuery> = new WeakMap();
const listStatements: Kept<ListStatement> = new WeakMap();

/** Inserts many rows in few statements. All rows have the columns of the first. */
export async function insertMany<T extends keyof Tables & string>(
  db: Db,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values: unknown[] = [];
  for (const row of rows) {
    const cells: Readonly<Record<string, unknown>> = row;
    for (const column of columns) values.push(cells[column] ?? null);
  }
  await insertValues(db, table, columns, values);
}

/** Inserts rows given as one list of values, row after row, in few statements whose text is made only once. */
export async function insertValues(
  db: Db,
  table: keyof Tables & string,
  columns: readonly string[],
  values: readonly unknown[],
  onConflict: OnConflict = fail,
): Promise<void> {
  await insertRows(db, table, columns, values, onConflict);
}

/** The same, and answers what the end of the statement says of each row. */
export async function insertRows<Row>(
  db: Db,
  table: keyof Tables & string,
  columns: readonly string[],
  values: readonly unknown[],
  ending: RawBuilder<Row>,
): Promise<Row[]> {
  if (columns.length === 0 || values.length === 0) return [];
  if (isPostgres(db)) return insertLists(db, table, columns, values, ending);
  if (columns.length >= WIDE && db.isTransaction) return insertEach(db, table, columns, values, ending);
  const perStatement = Math.max(1, Math.floor(PARAMETERS / columns.length));
  const written: Promise<QueryResult<Row>>[] = [];
  for (const parameters of chunks(values, perStatement * columns.length)) {
    const query = await insertOf(db, table, columns, parameters.length / columns.length, ending);
    written.push(promised(db.executeQuery<Row>({ ...query, parameters })));
  }
  return rowsOf(await Promise.all(written));
}

const rowsOf = <Row>(results: readonly QueryResult<Row>[]): Row[] => results.flatMap(({ rows }) => rows);

/** Makes the next lists ready while PostgreSQL writes the last ones. */
async function insertLists<Row>(
  db: Db,
  table: string,
  columns: readonly string[],
  values: readonly unknown[],
  ending: RawBuilder<Row>,
): Promise<Row[]> {
  const key = `${table} ${columns.join()}`;
  const { query, types } = await kept(listStatements, db, ending, key, () => insertOfLists(db, table, columns, ending));
  const written: Promise<QueryResult<Row>>[] = [];
  for (const chunk of chunks(values, LISTED * columns.length)) {
    const parameters = listsOf(chunk, types);
    await written.at(-1);
    written.push(db.executeQuery<Row>({ ...query, parameters }));
  }
  return rowsOf(await Promise.all(written));
}

async function insertEach<Row>(
  db: Db,
  table: string,
  columns: readonly string[],
  parameters: readonly unknown[],
  ending: RawBuilder<Row>,
): Promise<Row[]> {
  const each: EachRow = { rowLength: columns.length };
  const query = await insertOf(db, table, columns, 1, ending);
  return rowsOf([await db.executeQuery<Row>({ ...query, parameters, ...each })]);
}

/** Rows of SQLite deleted by one statement. */
const DELETED_AT_ONCE = 100;

/**
 * Deletes the rows whose keys are given as one list of values, key after key, and answers what they were. PostgreSQL
 * looks each up by its index; of keys to choose from it makes a way through the whole table where it may not put bitmaps
 * together.
 */
export async function deleteValues<T extends keyof Tables & string>(
  db: Db,
  table: T,
  keys: readonly string[],
  values: readonly unknown[],
): Promise<Selectable<Tables[T]>[]> {
  const deleted: Selectable<Tables[T]>[] = [];
  const run = async (query: CompiledQuery, parameters: readonly unknown[]) => {
    const { rows } = await db.executeQuery<Selectable<Tables[T]>>({ ...query, parameters });
    deleted.push(...rows);
  };
  if (isPostgres(db)) {
    const key = `delete ${table} ${keys.join()}`;
    const { query, types } = await kept(listStatements, db, fail, key, () => deleteOfLists(db, table, keys));
    for (const chunk of chunks(values, LISTED * keys.length)) await run(query, listsOf(chunk, types));
    return deleted;
  }
  for (const chunk of chunks(values, DELETED_AT_ONCE * keys.length))
    await run(await deleteOf(db, table, keys, chunk.length / keys.length), chunk);
  return deleted;
}

const deleteOf = (db: Db, table: string, keys: readonly string[], rows: number) =>
  kept(statements, db, fail, `delete ${table} ${rows} ${keys.join()}`, () => {
    const row = sql`(${sql.join(keys.map(() => null))})`;
    return sql`delete from ${sql.table(table)} where (${sql.join(keys.map((key) => sql.ref(key)))})
      in (${sql.join(Array.from({ length: rows }, () => row))}) returning *`.compile(db);
  });

/** Making a statement's text costs more than running it, so it is kept by its size. */
const insertOf = (db: Db, table: string, columns: readonly string[], rows: number, onConflict: OnConflict) =>
  kept(statements, db, onConflict, `${table} ${rows} ${columns.join()}`, () => {
    const row = sql`(${sql.join(columns.map(() => null))})`;
    return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(Array.from({ length: rows }, () => row))} ${onConflict}`.compile(db);
  });

async function kept<Statement>(
  all: Kept<Statement>,
  db: Db,
  onConflict: OnConflict,
  key: string,
  make: () => Statement | Promise<Statement>,
): Promise<Statement> {
  const { adapter } = db.getExecutor();
  const byConflict = all.get(adapter) ?? new WeakMap<OnConflict, Map<string, Statement>>();
  all.set(adapter, byConflict);
  const known = byConflict.get(onConflict) ?? new Map<string, Statement>();
  byConflict.set(onConflict, known);
  const query = known.get(key) ?? (await make());
  // full chunks repeat; remainders would fill the memory in the long run
  if (known.size > 100) known.clear();
  known.set(key, query);
  return query;
}

/** Slices of at most `size` items. */
export function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Slices of `size` items, and a last one of what is left, of items that arrive by the handful. */
export async function* piecesOf<Item>(batches: AsyncIterable<readonly Item[]>, size: number): AsyncGenerator<Item[]> {
  const held: Item[] = [];
  for await (const batch of batches) {
    held.push(...batch);
    while (held.length >= size) yield held.splice(0, size);
  }
  if (held.length > 0) yield held;
}
