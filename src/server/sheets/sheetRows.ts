import { AppError, invalid } from "../errors";
import { serialText } from "./serialDates";
import type { Workbook } from "./workbook";
import { type Attributes, parseXml, StringItem, withReturns } from "./xml";

/** A row of a sheet, its number as the program shows it; cells that are not there are undefined. */
export type SheetRow = { line: number; cells: unknown[] };

const LONGEST_ROW = 4_000_000;
/** What spreadsheet programs know. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** A hundred columns of the longest list. */
const MOST_CELLS = 10_000_000;

/** The rows of a sheet as its text arrives. */
export async function* sheetRows(texts: AsyncIterable<string>, book: Workbook): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(book);
  let unread = 0;
  for await (const length of parseXml(texts, reader)) {
    const rows = reader.take();
    unread = rows.length > 0 ? 0 : unread + length;
    if (reader.line > MOST_ROWS || reader.count > MOST_CELLS) throw new AppError("tooLarge");
    if (unread > LONGEST_ROW) invalid({ file: "errors.importLongLine" });
    if (rows.length > 0) yield rows;
  }
}

type Cell = { type: string | undefined; style: number; value?: string; hasFormula: boolean };

class RowReader {
  line = 0;
  count = 0;
  private rows: SheetRow[] = [];
  private cells: unknown[] = [];
  private column = 0;
  private cell: Cell = { type: undefined, style: 0, hasFormula: false };
  private isInValue = false;
  private readonly inline = new StringItem();

  constructor(private readonly book: Workbook) {}

  open = (name: string, attributes: Attributes): void => {
    switch (name) {
      case "row":
        this.line = Number(attributes.r) || this.line + 1;
        this.cells = [];
        this.column = 0;
        break;
      case "c":
        if (attributes.r) this.column = columnOf(attributes.r);
        this.cell = { type: attributes.t, style: Number(attributes.s ?? 0), hasFormula: false };
        break;
      case "v":
        this.cell.value = "";
        this.isInValue = true;
        break;
      case "f":
        this.cell.hasFormula = true;
        break;
      default:
        this.inline.open(name);
    }
  };
  text = (text: string): void => {
    if (this.isInValue) this.cell.value += text;
    else this.inline.text(text);
  };
  close = (name: string): void => {
    switch (name) {
      case "v":
        this.isInValue = false;
        break;
      case "c":
        this.put(this.valueOf(this.cell));
        break;
      case "row":
        this.count += this.cells.length;
        this.rows.push({ line: this.line, cells: this.cells });
        break;
      default:
        this.inline.close(name);
    }
  };
  take(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private put(value: unknown): void {
    if (this.column >= MOST_COLUMNS) return;
    while (this.cells.length < this.column) this.cells.push(undefined);
    this.cells[this.column++] = value;
  }
  private valueOf({ type, style, value, hasFormula }: Cell): unknown {
    const inline = this.inline.take();
    if (type === "inlineStr") return inline;
    const isText = type === "str" || type === "e" || type === "d";
    // a program that only writes files leaves its formulas to be worked out by others
    if (value === undefined || (value === "" && !isText)) return hasFormula ? "#FORMULA!" : undefined;
    if (isText) return withReturns(value);
    if (type === "s") return this.book.strings[Number(value)];
    if (type === "b") return value === "1";
    return this.book.dateStyles.has(style) ? serialText(Number(value), this.book.isFrom1904) : Number(value);
  }
}

/** The number of a column, from 0, of the place of a cell: `AB12`. */
function columnOf(place: string): number {
  let number = 0;
  for (let at = 0; at < place.length; at++) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    number = number * 26 + letter;
  }
  return number - 1;
}
