import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Db } from "./open";

/**
 * The statement that inserts rows into a table of PostgreSQL with a list for each column: a statement of three
 * parameters is read and planned in no time, one of three thousand is not.
 */
export async function insertOfLists(
  db: Db,
  table: string,
  columns: readonly string[],
  onConflict: RawBuilder<unknown>,
): Promise<CompiledQuery> {
  const types = await typesOf(db, table);
  // taken apart among what is selected: in `from` the rows would be stored once more before they are inserted
  const lists = columns.map((column) => sql`unnest(${null}::${sql.raw(types.get(column) ?? "text")}[])`);
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(lists)} ${onConflict}`.compile(db);
}

/** The statement that deletes the rows of these keys, given as a list for each column of the key, and answers them. */
export async function deleteOfLists(db: Db, table: string, keys: readonly string[]): Promise<CompiledQuery> {
  const types = await typesOf(db, table);
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const lists = sql.join(keys.map((key) => sql`${null}::${sql.raw(types.get(key) ?? "text")}[]`));
  const same = sql.join(
    keys.map((key) => sql`held.${sql.ref(key)} = gone.${sql.ref(key)}`),
    sql` and `,
  );
  return sql`delete from ${sql.table(table)} held using unnest(${lists}) as gone(${names})
    where ${same} returning held.*`.compile(db);
}

async function typesOf(db: Db, table: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** The lists of so many columns from one list of values, row after row, as PostgreSQL writes lists. */
export const listsOf = (values: readonly unknown[], columns: number): string[] =>
  Array.from({ length: columns }, (_, from) => {
    let text = "{";
    for (let at = from; at < values.length; at += columns) text += `${at > from ? "," : ""}${element(values[at])}`;
    return `${text}}`;
  });

function element(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number") return String(value);
  const text = String(value);
  return /["\\]/.test(text) ? `"${text.replace(/["\\]/g, "\\$&")}"` : `"${text}"`;
}
