/** A file's bytes, or where they are on disk: read as often as it takes, never held whole when they are on disk. */
export type TableSource = Uint8Array | { path: string };
export type TableFormat = "csv" | "json" | "xlsx";

/** What an editor should know about a file as a whole: `imports.notes.<key>` in every locale, with its values. */
export type TableNote = { key: string; values?: Readonly<Record<string, string | number>> };

/**
 * One row before its meaning is known. `line` is the row a spreadsheet shows (of JSON the record's number, from 1);
 * `cells` stand in the order of the headers, undefined where a record says nothing; `trouble`, an i18n key, keeps it
 * out, and so do `stray` cells, which open a quotation mark and do not close it.
 */
export type TableRow = { line: number; cells: readonly unknown[]; trouble?: string; stray?: readonly number[] };

/** The sheets of a workbook that can be read, by name, and the one that is. */
export type BookSheets = { names: readonly string[]; read: string };

/** A file as rows, some hundreds at a time. `notes` is whole once the rows were read to the end. */
export type RawTable = {
  headers: readonly string[];
  sheets?: BookSheets;
  notes: TableNote[];
  rows: AsyncIterable<readonly TableRow[]>;
};

/** Characters of one row or record, and columns, over which a file is no list of records. */
export const tableLimits = { rowCharacters: 1_000_000, columns: 500 } as const;
