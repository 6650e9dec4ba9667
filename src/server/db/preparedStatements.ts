import type Database from "better-sqlite3";

/** What is asked of SQLite; with `rowLength` the statement is run for each row of so many parameters. */
type Question = { sql: string; parameters: readonly unknown[]; rowLength?: number | undefined };
/** Rows as lists of what is in `columns`; of a statement that answers none, what it did. */
export type Answer =
  | { columns: readonly string[]; rows: unknown[][] }
  | { columns: undefined; changes: number; lastInsertRowid: number | bigint };

const STATEMENTS_KEPT = 500;

/** A connection whose statements are kept, since preparing one costs more than running a get by id. */
export class PreparedStatements {
  private readonly statements = new Map<string, Prepared>();
  constructor(readonly database: Database.Database) {}

  run({ sql, parameters, rowLength }: Question): Answer {
    const { statement, columns } = this.prepare(sql);
    if (rowLength !== undefined) {
      const rows: unknown[][] = [];
      for (let at = 0; at < parameters.length; at += rowLength) {
        const row = parameters.slice(at, at + rowLength);
        if (columns) rows.push(statement.get(row) as unknown[]);
        else statement.run(row);
      }
      return columns ? { columns, rows } : { columns, changes: parameters.length / rowLength, lastInsertRowid: 0 };
    }
    if (columns) return { columns, rows: statement.all(parameters) as unknown[][] };
    return { columns, ...statement.run(parameters) };
  }

  close(): void {
    this.statements.clear();
    this.database.pragma("busy_timeout = 5000");
    this.database.pragma("wal_checkpoint(TRUNCATE)");
    this.database.close();
  }

  private prepare(sql: string): Prepared {
    const known = this.statements.get(sql);
    if (known) return known;
    const statement = this.database.prepare(withoutReplanning(sql));
    // rows come as lists and are named elsewhere, which is quicker than having each property set from outside of V8
    const columns = statement.reader ? statement.columns().map(({ name }) => name) : undefined;
    if (columns) statement.raw(true);
    const prepared = { statement, columns };
    if (this.statements.size >= STATEMENTS_KEPT) {
      const oldest = this.statements.keys().next();
      if (!oldest.done) this.statements.delete(oldest.value);
    }
    this.statements.set(sql, prepared);
    return prepared;
  }
}

/**
 * SQLite plans a statement anew for each value of a limit that is a bare parameter, which takes ten times as long as
 * reading the first rows; within an expression it is a number like any other.
 */
const withoutReplanning = (sql: string) => sql.replace(/\blimit \?/g, "limit cast(? as integer)");

type Prepared = { statement: Database.Statement; columns: readonly string[] | undefined };
