import Papa from "papaparse";
import { importLimits } from "../../contract/importLimits";
import { unquoted } from "../../domain/csv";
import { AppError, invalid } from "../errors";
import { aboveNote, headAt } from "./headRow";
import type { ImportColumns } from "./readRows";
import { type RawTable, type TableNote, type TableRow, type TableSource, tableLimits } from "./table";
import { encodingOf, textOf } from "./textOf";

type Line = { line: number; cells: string[]; isBroken: boolean };

/** A CSV file with comma, semicolon or tab, read as a stream; one of its first rows names the columns. */
export async function openCsv(source: TableSource, columns: ImportColumns): Promise<RawTable> {
  const { encoding, notes } = await encodingOf(source);
  const lines = linesOf(textOf(source, encoding), notes);
  const { value, done } = await lines.next();
  const first: readonly Line[] = done ? [] : value;
  const texts = first.map(({ cells }) => cells);
  const at = headAt(texts, columns);
  const head = first[at];
  if (!head) return invalid({ file: "errors.importEmpty" });
  notes.push(...aboveNote(texts.slice(0, at)));
  if (head.cells.length > tableLimits.columns) return invalid({ file: "errors.importColumns" });
  const headers = withoutBlankEnd(head.cells);
  return { headers, notes, rows: rowsOf(first.slice(at + 1), lines, headers.length) };
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

function rowOf({ line, cells, isBroken }: Line, width: number): TableRow {
  const own = Array.from({ length: width }, (_, at) => unquoted(cells[at] ?? ""));
  if (isBroken) return { line, cells: own, trouble: "errors.importQuotes" };
  const isWide = cells.length > width && cells.slice(width).some((cell) => cell.trim() !== "");
  return isWide ? { line, cells: own, trouble: "errors.importCells" } : { line, cells: own };
}

/** Rows that say something, with their numbers, as they arrive. */
async function* linesOf(texts: AsyncIterable<string>, notes: TableNote[]): AsyncGenerator<Line[]> {
  let parser: Papa.Parser | undefined;
  let rest = "";
  let line = 0;
  const parsed = (isLast: boolean): Line[] => {
    parser ??= parserFor(rest, isLast);
    const { data, errors, meta }: Papa.ParseResult<string[]> = parser.parse(rest, 0, !isLast);
    rest = rest.slice(meta.cursor);
    if (rest.length > tableLimits.rowCharacters) return invalid({ file: "errors.importLongLine" });
    const unclosed = errors.some(({ code }) => code === "MissingQuotes") ? data.length - 1 : -1;
    if (unclosed >= 0) notes.push({ key: "unclosed", values: { line: line + unclosed + 1 } });
    return data.flatMap((cells, at) => {
      line++;
      return isBlank(cells) ? [] : [{ line, cells, isBroken: at === unclosed }];
    });
  };
  for await (const text of texts) {
    rest += text;
    const hint = parser ? undefined : delimiterLine.exec(rest);
    if (hint) [parser, rest] = [new Papa.Parser({ delimiter: hint[1] }), rest.slice(hint[0].length)];
    const lines = parsed(false);
    if (lines.length > 0) yield lines;
  }
  const lines = parsed(true);
  if (lines.length > 0) yield lines;
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/** Excel names the sign between cells in a line of its own, which it does not show. */
const delimiterLine = /^sep=([,;\t])\n/i;

const ROWS_LOOKED_AT = 20;

/** The sign that parts most of the first rows, and of two the one that parts them into more cells. */
function parserFor(text: string, isWhole: boolean): Papa.Parser {
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
  return new Papa.Parser({
    delimiter,
    fastMode: delimiter === "\t" && hasStrayQuotes(start, isWhole) ? true : undefined,
  });
}

/** A table copied from a page or a document has quotation marks only where its words have them. */
function hasStrayQuotes(text: string, isWhole: boolean): boolean {
  const { errors }: Papa.ParseResult<string[]> = new Papa.Parser({ delimiter: "\t" }).parse(text, 0, !isWhole);
  return errors.some(({ type }) => type === "Quotes");
}
