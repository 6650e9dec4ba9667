import type { CompiledQuery } from "kysely";
import type { Db } from "./open";

/**
 * Queries that are asked for most, of several shapes: making a query's text costs as much as running it, so it is made
 * once for each shape and engine. What `build` binds only holds the places of the parameters given at each call.
 */
export function compiledQueries<Shape extends string | number, Row>(
  build: (shape: Shape, db: Db) => { compile: (db: Db) => CompiledQuery<Row> },
) {
  const made = new WeakMap<object, Map<Shape, CompiledQuery<Row>>>();
  return async (db: Db, shape: Shape, parameters: readonly unknown[]): Promise<Row[]> => {
    const { adapter } = db.getExecutor();
    const known = made.get(adapter) ?? new Map<Shape, CompiledQuery<Row>>();
    made.set(adapter, known);
    const query = known.get(shape) ?? build(shape, db).compile(db);
    known.set(shape, query);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
