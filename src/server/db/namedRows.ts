import type { QueryResult } from "kysely";
import type { Answer } from "./preparedStatements";

/** What SQLite answered, as Kysely takes it. */
export function resultOf<Row>(answer: Answer): QueryResult<Row> {
  if (answer.columns) {
    const blank = blankOf(answer.columns);
    return { rows: answer.rows.map((values) => rowOf(blank, values) as Row) };
  }
  return { numAffectedRows: BigInt(answer.changes), insertId: BigInt(answer.lastInsertRowid), rows: [] };
}

/** The columns of a result, and a row of it that says nothing. */
type BlankRow = { columns: readonly string[]; row: Readonly<Record<string, unknown>> };
const blanks = new WeakMap<readonly string[], BlankRow>();

function blankOf(columns: readonly string[]): BlankRow {
  const known = blanks.get(columns);
  if (known) return known;
  // parsed, since an object that is given dozens of fields one by one becomes a slow and large one, as do its copies
  const row = JSON.parse(`{${columns.map((name) => `${JSON.stringify(name)}:null`).join()}}`);
  const blank = { columns, row };
  blanks.set(columns, blank);
  return blank;
}

function rowOf({ columns, row: blank }: BlankRow, values: readonly unknown[]): Record<string, unknown> {
  const row = { ...blank };
  for (let at = 0; at < columns.length; at++) row[columns[at] ?? ""] = values[at];
  return row;
}
