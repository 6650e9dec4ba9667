import type { ImportPreview } from "../../../contract/importLayout";
import type { CellProblem } from "../../../domain/importPlan";

/** A file's bytes, or where they are on disk: read as often as it takes, never held whole when they are on disk. */
export type TableSource = Uint8Array | { path: string };
export const tableFormats = ["csv", "json", "xlsx", "ods", "html", "kml", "kmz"] as const;
export type TableFormat = (typeof tableFormats)[number];
/** How a file that is brought is written: an extract of OpenStreetMap becomes JSON before it is read as a table. */
export type FileFormat = TableFormat | "pbf";

export type SheetPreview = ImportPreview;

/** What an editor should know about a file as a whole: `imports.notes.<key>` in every locale, with its values. */
export type TableNote = { key: string; values?: Readonly<Record<string, string | number>> };

/**
 * One row before its meaning is known. `line` is the row a spreadsheet shows (of JSON the record's number, from 1);
 * `cells` stand in the order of the headers, undefined where a record says nothing; `trouble`, an i18n key, keeps it
 * out, and so do `stray` cells, which open a quotation mark and do not close it.
 */
export type TableRow = {
  line: number;
  cells: readonly unknown[];
  trouble?: string;
  stray?: readonly number[];
  /** what headings above it say, by field */
  headings?: Readonly<Record<string, string>>;
  /** cells that are read in another spelling */
  respelled?: readonly CellProblem[];
  /** what other lines of the file say differently of the same thing */
  doubts?: readonly CellProblem[];
};

/** The sheets of a workbook that can be read, by name, and the one that is. */
export type BookSheets = { names: readonly string[]; read: string };

/** A file as rows, some hundreds at a time. `notes` is whole once the rows were read to the end. */
export type RawTable = {
  headers: readonly string[];
  sheets?: BookSheets;
  notes: TableNote[];
  /** the first rows of a sheet as they are; undefined for a file that is no sheet */
  preview?: SheetPreview;
  /** true where the list says itself that it is not whole */
  isPartial?: boolean;
  /** true where no row names the columns */
  isHeadless?: boolean;
  rows: AsyncIterable<readonly TableRow[]>;
};

/**
 * Characters of one row or record, columns, and lists and objects within each other, over which a file is no list of
 * records; characters of a cell, over which it is told that it is too long, and of a header, over which its column is
 * not known.
 */
export const tableLimits = {
  rowCharacters: 1_000_000,
  columns: 500,
  depth: 50,
  cellCharacters: 100_000,
  header: 500,
} as const;
