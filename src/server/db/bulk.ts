import { type CompiledQuery, type Insertable, type RawBuilder, sql } from "kysely";
import type { Db } from "./open";
import type { Tables } from "./schema";

const PARAMETERS = 3_000; // of 32,766 that SQLite and 65,535 that PostgreSQL take in one statement

/** What happens to a row that is there already, as the end of the statement. */
export type OnConflict = RawBuilder<unknown>;
const fail: OnConflict = sql``;
export const keepTheOld: OnConflict = sql`on conflict do nothing`;

const statements = new WeakMap<object, WeakMap<OnConflict, Map<string, CompiledQuery>>>();

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
  onConflict = fail,
): Promise<void> {
  if (columns.length === 0) return;
  const perStatement = Math.max(1, Math.floor(PARAMETERS / columns.length)) * columns.length;
  for (const parameters of chunks(values, perStatement)) {
    const query = statementFor(db, table, columns, parameters.length / columns.length, onConflict);
    await db.executeQuery({ ...query, parameters });
  }
}

/** Making a statement's text costs more than running it, so it is kept by its size. */
function statementFor(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: number,
  onConflict: OnConflict,
): CompiledQuery {
  const { adapter } = db.getExecutor();
  const byConflict = statements.get(adapter) ?? new WeakMap<OnConflict, Map<string, CompiledQuery>>();
  statements.set(adapter, byConflict);
  const known = byConflict.get(onConflict) ?? new Map<string, CompiledQuery>();
  byConflict.set(onConflict, known);
  const key = `${table} ${rows} ${columns.join()}`;
  const kept = known.get(key);
  if (kept) return kept;
  // full chunks repeat; remainders would fill the memory in the long run
  if (known.size > 100) known.clear();
  const row = sql`(${sql.join(columns.map(() => null))})`;
  const made = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(Array.from({ length: rows }, () => row))} ${onConflict}`.compile(db);
  known.set(key, made);
  return made;
}

/** Slices of at most `size` items. */
export function* chunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}
