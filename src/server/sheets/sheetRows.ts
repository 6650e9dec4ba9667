import { AppError, invalid } from "../errors";
import { itemText, nextElement, plainXml, serialText } from "./sheetText";
import { type Workbook, withoutPrefix } from "./workbook";

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
  let rest = "";
  let line = 0;
  let count = 0;
  for await (const text of texts) {
    rest = withoutPrefix(rest + text);
    const rows: SheetRow[] = [];
    let at = 0;
    for (let next = nextElement(rest, "row", at); next; next = nextElement(rest, "row", at)) {
      line = Number(/\sr="(\d+)"/.exec(next.tag)?.[1] ?? line + 1);
      const cells = cellsIn(next.xml, book);
      count += cells.length;
      rows.push({ line, cells });
      at = next.end;
    }
    rest = rest.slice(at);
    if (line > MOST_ROWS || count > MOST_CELLS) throw new AppError("tooLarge");
    if (rest.length > LONGEST_ROW) invalid({ file: "errors.importLongLine" });
    if (rows.length > 0) yield rows;
  }
}

function cellsIn(xml: string, book: Workbook): unknown[] {
  const cells: unknown[] = [];
  let column = 0;
  for (let cell = nextElement(xml, "c", 0); cell; cell = nextElement(xml, "c", cell.end)) {
    const { tag, xml: content } = cell;
    const letters = /\sr="([A-Z]+)/.exec(tag)?.[1];
    if (letters) column = columnOf(letters);
    if (column >= MOST_COLUMNS) break;
    const value = content ? cellValue(tag, content, book) : undefined;
    while (cells.length < column) cells.push(undefined);
    cells[column++] = value;
  }
  return cells;
}

function columnOf(letters: string): number {
  let number = 0;
  for (let at = 0; at < letters.length; at++) number = number * 26 + letters.charCodeAt(at) - 64;
  return number - 1;
}

function cellValue(tag: string, content: string, book: Workbook): unknown {
  const type = /\st="(\w+)"/.exec(tag)?.[1];
  if (type === "inlineStr") return itemText(content);
  const text = nextElement(content, "v", 0)?.xml;
  const isText = type === "str" || type === "e" || type === "d";
  // a program that only writes files leaves its formulas to be worked out by others
  if (text === undefined || (text === "" && !isText)) return nextElement(content, "f", 0) ? "#FORMULA!" : undefined;
  switch (type) {
    case "s":
      return book.strings[Number(text)];
    case "b":
      return text === "1";
    case "str":
    case "e":
    case "d":
      return plainXml(text);
    default: {
      const number = Number(text);
      const style = Number(/\ss="(\d+)"/.exec(tag)?.[1] ?? 0);
      return book.dateStyles.has(style) ? serialText(number, book.isFrom1904) : number;
    }
  }
}
