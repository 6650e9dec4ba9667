import type { ImportLayout } from "../../../contract/importLayout";
import type { ReadRow } from "../../../domain/importPlan";
import { readingAddresses } from "./addressColumns";
import { type Book, openBook } from "./bookTable";
import { fieldsByContent, fieldsOfHeadless } from "./byContent";
import { type ColumnValues, createColumnValues } from "./columnValues";
import { openCsv } from "./csvTable";
import { createHeadings } from "./headings";
import { htmlBook } from "./htmlTable";
import { openJson } from "./jsonTable";
import { openKml, openKmz } from "./kmlTable";
import { type ColumnMapping, columnNotes, isNamed, type MappedColumn, mapColumns } from "./mapColumns";
import { odsBook } from "./odsTable";
import { peeked } from "./peeked";
import { type ReadingChoices, rowReader } from "./readRows";
import { createRepeatMarks } from "./repeatMarks";
import { createRowFilter } from "./skippedRows";
import { createSpellings } from "./spellings";
import type { BookSheets, RawTable, SheetPreview, TableFormat, TableNote, TableRow, TableSource } from "./table";
import { asTagged } from "./taggedTable";
import { isTemplateSlug } from "./templateRows";
import { asWikidata } from "./wikidataTable";
import { xlsxBook } from "./xlsxTable";

/** What `openTable` is asked: how the file is written, which columns it may have, and what the editor chose. */
export type TableOptions = ReadingChoices & {
  format: TableFormat;
  /** the key of the list in a JSON object */
  noun: string;
  /** the one of a workbook to be read; else the first that is a list */
  sheet?: string | null;
  /** which rows are what, where an editor said so */
  layout?: ImportLayout | null;
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
  preview: SheetPreview | undefined;
  isNamed: boolean;
  /** false where the list says itself that something is missing from it */
  isWhole: boolean;
  rows: AsyncIterable<readonly ReadRow[]>;
  /** the values of each column in the rows that were read so far */
  values: () => ColumnValues[];
  /** Ends the reading, wherever it is. */
  close: () => Promise<unknown>;
};

/**
 * Opens a file. Refuses with 400 what is empty, broken or no list, with 413 what has too many rows (while they are
 * read).
 */
export async function openTable(source: TableSource, options: TableOptions): Promise<Table> {
  const raw = await asTagged(await asWikidata(await openRaw(source, options)), options.columns);
  const { mapping = {} } = options;
  const chosen = typeof mapping === "function" ? await mapping(raw.headers) : mapping;
  const { first, rows: all } = await peeked(raw.rows);
  const columns = readingAddresses(options.columns, raw.headers, first);
  const headers = mapColumns(raw.headers, columns, chosen, contentOf(raw, first, options));
  raw.notes.push(...columnNotes(headers, options.columns.noted !== undefined));
  const steps = {
    filter: createRowFilter(headers),
    headings: createHeadings(headers, options.columns.fields.includes("district")),
    respell: createSpellings(headers, options.repairs),
    values: createColumnValues(headers.length),
    read: rowReader(headers, options),
  };
  const rows = readAll({ ...raw, rows: all }, steps, options.layout?.last ?? Number.POSITIVE_INFINITY);
  return {
    headers,
    sheets: raw.sheets,
    notes: raw.notes,
    preview: raw.preview,
    isNamed: isNamed(headers),
    isWhole: raw.isPartial !== true,
    rows,
    values: steps.values.all,
    close: () => rows.return(undefined),
  };
}

async function openRaw(source: TableSource, { format, noun, columns, sheet, layout }: TableOptions): Promise<RawTable> {
  const book = bookOf[format];
  if (book) return openBook(await book(source), columns, { sheet, layout });
  if (format === "kml") return openKml(source);
  if (format === "kmz") return openKmz(source);
  return format === "json" ? openJson(source, noun) : openCsv(source, columns, layout);
}

const bookOf: Partial<Record<TableFormat, (source: TableSource) => Promise<Book>>> = {
  xlsx: xlsxBook,
  ods: odsBook,
  html: htmlBook,
};

const ROWS_LOOKED_AT = 50;
/** One cell is no proof of what a column is. */
const LEAST_ROWS = 2;

/** What the first rows say about the columns; a table of records names them all. */
function contentOf({ headers, preview, isHeadless }: RawTable, first: readonly TableRow[], { columns }: TableOptions) {
  if (!columns.noted || !preview) return [];
  const cells = first.slice(0, ROWS_LOOKED_AT).map((row) => row.cells);
  return isHeadless ? fieldsOfHeadless(cells, headers.length) : fieldsByContent(cells, headers.length, LEAST_ROWS);
}

type Steps = {
  filter: ReturnType<typeof createRowFilter>;
  headings: ReturnType<typeof createHeadings>;
  respell: ReturnType<typeof createSpellings>;
  values: ReturnType<typeof createColumnValues>;
  read: ReturnType<typeof rowReader>;
};

async function* readAll(
  { notes, rows }: RawTable,
  { filter, headings, respell, values, read }: Steps,
  last: number,
): AsyncGenerator<ReadRow[]> {
  const repeatMarks = createRepeatMarks();
  for await (const batch of rows) {
    const listed = batch
      .filter((row) => row.line <= last && filter.isListed(row))
      .flatMap((row) => headings.read(row) ?? [])
      .map(repeatMarks.read)
      .map(respell)
      .map(read)
      .filter((row) => !isTemplateSlug(row.values.slug) && filter.isRead(row));
    for (const { cells = [] } of listed) values.count(cells);
    yield listed;
    if ((batch.at(-1)?.line ?? 0) > last) break;
  }
  notes.push(...filter.notes(), ...headings.notes(), ...repeatMarks.notes());
}
