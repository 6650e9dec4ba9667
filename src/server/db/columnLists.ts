import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import { type ColumnType, isColumnType } from "./binaryLists";
import type { Db } from "./open";

/** A statement whose parameters are lists of columns, and the types of these. */
export type ListStatement = { query: CompiledQuery; types: readonly ColumnType[] };

/**
 * The statement that inserts rows into a table of PostgreSQL with a list for each column: a statement of three
 * parameters is read and planned in no time, one of three thousand is not.
 */
export async function insertOfLists(
  db: Db,
  table: string,
  columns: readonly string[],
  onConflict: RawBuilder<unknown>,
): Promise<ListStatement> {
  const types = await typesOf(db, table, columns);
  // taken apart among what is selected: in `from` the rows would be stored once more before they are inserted
  const lists = types.map((type) => sql`unnest(${null}::${sql.raw(type)}[])`);
  const query = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(lists)} ${onConflict}`.compile(db);
  return { query, types };
}

/** The statement that deletes the rows of these keys, given as a list for each column of the key, and answers them. */
export async function deleteOfLists(db: Db, table: string, keys: readonly string[]): Promise<ListStatement> {
  const types = await typesOf(db, table, keys);
  const names = sql.join(keys.map((key) => sql.ref(key)));
  const lists = sql.join(types.map((type) => sql`${null}::${sql.raw(type)}[]`));
  const same = sql.join(
    keys.map((key) => sql`held.${sql.ref(key)} = gone.${sql.ref(key)}`),
    sql` and `,
  );
  const query = sql`delete from ${sql.table(table)} held using unnest(${lists}) as gone(${names})
    where ${same} returning held.*`.compile(db);
  return { query, types };
}

async function typesOf(db: Db, table: string, columns: readonly string[]): Promise<ColumnType[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(db);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  return columns.map((column) => {
    const type = types.get(column) ?? "";
    if (!isColumnType(type)) throw new Error(`No list can be made of ${table}.${column}`);
    return type;
  });
}
