import { type RawBuilder, sql } from "kysely";
import { type ColumnType, listsOf } from "./binaryLists";
import { compiledQueries } from "./compiledQueries";
import { type Db, isPostgres } from "./open";

/**
 * A query that joins rows it is given to tables, as `wanted` with these columns; `build` makes what follows the `with`.
 * It is asked with the values of these rows, row after row: as lists on PostgreSQL, where the planner takes a long list
 * to choose from for a reason to read the whole table, and where thousands of parameters take long to read.
 */
export function queryOfRows<Row>(columns: Readonly<Record<string, ColumnType>>, build: () => RawBuilder<Row>) {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  const types = Object.values(columns);
  const lists = sql.join(types.map((type) => sql`${null}::${sql.raw(type)}[]`));
  const row = sql`(${sql.join(types.map((type) => sql`cast(${null} as ${sql.raw(type)})`))})`;
  const withRows = (rows: RawBuilder<unknown>) => sql<Row>`with wanted(${names}) as (${rows}) ${build()}`;
  const byLists = compiledQueries<string, Row>(() => withRows(sql`select * from unnest(${lists})`));
  const byValues = compiledQueries<number, Row>((count) =>
    withRows(sql`values ${sql.join(Array.from({ length: count }, () => row))}`),
  );
  // one list is read as quickly as values, and its statement is the same for every length
  const byList = compiledQueries<string, Row>(() => withRows(sql`select value from json_each(${null})`));
  return async (db: Db, values: readonly (string | number)[]): Promise<Row[]> => {
    if (values.length === 0) return [];
    if (isPostgres(db)) return byLists(db, "", listsOf(values, types));
    if (types.length === 1) return byList(db, "", [JSON.stringify(values)]);
    return byValues(db, values.length / types.length, values);
  };
}

/** Looks rows of a table up by values of a column: those that have one of them, and of them what `selected` names. */
export const queryByKey = <Row>(table: string, column: string, type: ColumnType, selected = "*") =>
  queryOfRows<Row>(
    { key: type },
    () => sql`
    select ${sql.raw(selected === "*" ? "held.*" : selected)} from wanted cross join ${sql.table(table)} held
    where held.${sql.ref(column)} = wanted.key`,
  );
