import Papa from "papaparse";
import type { ImportLayout } from "../../../contract/importLayout";
import { importLimits } from "../../../contract/importLimits";
import { unquoted } from "../../../domain/csv";
import { AppError, invalid } from "../../errors";
import { type CsvReader, type CsvRow, type CsvRules, createCsvReader } from "./csvReader";
import type { ImportColumns } from "./importColumns";
import { openingOf } from "./sheetLayout";
import { type RawTable, type TableNote, type TableRow, type TableSource, tableLimits } from "./table";
import { encodingOf, textOf } from "./textOf";

type Line = CsvRow & { line: number };

/** A CSV file with comma, semicolon or tab, read as a stream; one of its first rows names the columns. */
export async function openCsv(
  source: TableSource,
  columns: ImportColumns,
  layout: ImportLayout | null = null,
): Promise<RawTable> {
  const { encoding, notes } = await encodingOf(source);
  const lines = linesOf(textOf(source, encoding), notes);
  const { value, done } = await lines.next();
  const first: readonly Line[] = done ? [] : value;
  if (first.length === 0) return invalid({ file: "errors.importEmpty" });
  const { rest, notes: above, preview, isHeadless, ...opening } = openingOf(first, columns, layout);
  notes.push(...above);
  if (opening.headers.length > tableLimits.columns) return invalid({ file: "errors.importColumns" });
  const headers = withoutBlankEnd(opening.headers);
  return { headers, notes, preview, isHeadless, rows: rowsOf(rest, lines, headers.length) };
}

/** Spreadsheets write their empty columns at the right as well. */
const withoutBlankEnd = (headers: readonly string[]) =>
  headers.slice(0, headers.findLastIndex((header) => header.trim() !== "") + 1);

async function* rowsOf(
  first: readonly Line[],
  rest: AsyncGenerator<readonly Line[]>,
  width: number,
): AsyncGenerator<TableRow[]> {
  let count = first.length;
  if (count > importLimits.rows) throw new AppError("tooLarge");
  if (count > 0) yield first.map((line) => rowOf(line, width));
  for await (const lines of rest) {
    count += lines.length;
    if (count > importLimits.rows) throw new AppError("tooLarge");
    yield lines.map((line) => rowOf(line, width));
  }
}

function rowOf({ line, cells, stray, isOpen }: Line, width: number): TableRow {
  const own: string[] = [];
  for (let at = 0; at < width; at++) own.push(unquoted(cells[at] ?? ""));
  if (isOpen) return { line, cells: own, trouble: "errors.importQuotes" };
  const isWide = cells.length > width && cells.slice(width).some((cell) => cell.trim() !== "");
  // in a row of another width the cells are not where they belong
  if (stray && (isWide || cells.length < width)) return { line, cells: own, trouble: "errors.strayQuote" };
  if (isWide) return { line, cells: own, trouble: "errors.importCells" };
  return stray ? { line, cells: own, stray } : { line, cells: own };
}

/** Rows that say something, with their numbers, as they arrive. */
async function* linesOf(texts: AsyncIterable<string>, notes: TableNote[]): AsyncGenerator<Line[]> {
  let reader: CsvReader | undefined;
  let rest = "";
  let line = 0;
  const stray: number[] = [];
  const read = (isLast: boolean): Line[] => {
    reader ??= createCsvReader(rulesFor(rest, isLast));
    const { rows, used } = reader(rest, isLast);
    rest = rest.slice(used);
    if (rest.length > tableLimits.rowCharacters) return invalid({ file: "errors.importLongLine" });
    const lines: Line[] = [];
    for (const { cells, stray: odd, isOpen } of rows) {
      line++;
      if (isOpen) notes.push({ key: "unclosed", values: { line } });
      if (odd) stray.push(line);
      if (!isBlank(cells)) lines.push({ line, cells, stray: odd, isOpen });
    }
    return lines;
  };
  for await (const text of texts) {
    rest += text;
    const hint = reader ? undefined : delimiterLine.exec(rest);
    if (hint) {
      rest = rest.slice(hint[0].length);
      reader = createCsvReader({ delimiter: hint[1] ?? "," });
    }
    const lines = read(false);
    if (lines.length > 0) yield lines;
  }
  const lines = read(true);
  if (lines.length > 0) yield lines;
  const [first] = stray;
  if (first !== undefined) notes.push({ key: "strayQuotes", values: { count: stray.length, line: first } });
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** Excel names the sign between cells in a line of its own, which it does not show. */
const delimiterLine = /^sep=([,;\t])\n/i;

const ROWS_LOOKED_AT = 20;

/** The sign that parts most of the first rows, and of two the one that parts them into more cells. */
function rulesFor(text: string, isWhole: boolean): CsvRules {
  const start = text.slice(text.search(/[^\n]|$/));
  const parted = [",", ";", "\t"].map((delimiter) => {
    const sample = new Papa.Parser({ delimiter, preview: ROWS_LOOKED_AT });
    const { data }: Papa.ParseResult<string[]> = sample.parse(start, 0, false);
    const widths = data.map((cells) => cells.length).filter((width) => width > 1);
    return { delimiter, rows: widths.length, width: widths.sort((a, b) => a - b)[(widths.length - 1) >> 1] ?? 0 };
  });
  const { delimiter } = parted.reduce((best, each) =>
    each.rows > best.rows || (each.rows === best.rows && each.width > best.width) ? each : best,
  );
  return { delimiter, ...(delimiter === "\t" && hasStrayQuotes(start, isWhole) && { fastMode: true }) };
}

/** A table copied from a page or a document has quotation marks only where its words have them. */
function hasStrayQuotes(text: string, isWhole: boolean): boolean {
  const { errors }: Papa.ParseResult<string[]> = new Papa.Parser({ delimiter: "\t" }).parse(text, 0, !isWhole);
  return errors.some(({ type }) => type === "Quotes");
}
