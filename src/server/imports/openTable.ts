import type { ReadRow } from "../../domain/importPlan";
import { openCsv } from "./csvTable";
import { createDitto } from "./ditto";
import { openJson } from "./jsonTable";
import { type ColumnMapping, columnNotes, isNamed, type MappedColumn, mapColumns } from "./mapColumns";
import { createPassedOver } from "./passedOver";
import { type ReadingChoices, rowReader } from "./readRows";
import type { BookSheets, RawTable, TableFormat, TableNote, TableSource } from "./table";
import { templateSlugs } from "./template";
import { openXlsx } from "./xlsxTable";

/** What `openTable` is asked: how the file is written, which columns it may have, and what the editor chose. */
export type TableOptions = ReadingChoices & {
  format: TableFormat;
  /** the key of the list in a JSON object */
  noun: string;
  /** the one of a workbook to be read; else the first that is a list */
  sheet?: string | null;
  /** what was chosen for the headers, also when that is looked up by them */
  mapping?: ColumnMapping | ((headers: readonly string[]) => Promise<ColumnMapping>);
};

/**
 * A file in the product's terms: its columns with the fields they fill, what should be known about it (whole once the
 * rows were read), and its rows as they are read, some hundreds at a time. `isNamed` is false for a file none of whose
 * columns tells which record a row is about: it has to be mapped before it can be planned.
 */
export type Table = {
  headers: readonly MappedColumn[];
  sheets: BookSheets | undefined;
  notes: readonly TableNote[];
  isNamed: boolean;
  rows: AsyncIterable<readonly ReadRow[]>;
  /** Ends the reading, wherever it is. */
  close: () => Promise<unknown>;
};

/**
 * Opens a file. Refuses with 400 what is empty, broken or no list, with 413 what has too many rows (while they are
 * read).
 */
export async function openTable(source: TableSource, options: TableOptions): Promise<Table> {
  const raw = await openRaw(source, options);
  const { mapping = {} } = options;
  const chosen = typeof mapping === "function" ? await mapping(raw.headers) : mapping;
  const headers = mapColumns(raw.headers, options.columns, chosen);
  raw.notes.push(...columnNotes(headers));
  const rows = readAll(raw, createPassedOver(headers), rowReader(headers, options));
  return {
    headers,
    sheets: raw.sheets,
    notes: raw.notes,
    isNamed: isNamed(headers),
    rows,
    close: () => rows.return(undefined),
  };
}

function openRaw(source: TableSource, { format, noun, columns, sheet }: TableOptions): Promise<RawTable> {
  if (format === "xlsx") return openXlsx(source, columns, sheet ?? undefined);
  return format === "json" ? openJson(source, noun) : openCsv(source, columns);
}

async function* readAll(
  { notes, rows }: RawTable,
  passedOver: ReturnType<typeof createPassedOver>,
  read: ReturnType<typeof rowReader>,
): AsyncGenerator<ReadRow[]> {
  const ditto = createDitto();
  for await (const batch of rows) {
    yield batch
      .filter(passedOver.isListed)
      .map(ditto.read)
      .map(read)
      .filter((row) => !templateSlugs.has(row.values.slug) && passedOver.isRead(row));
  }
  notes.push(...passedOver.notes(), ...ditto.notes());
}
