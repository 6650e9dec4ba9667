import { Parser } from "htmlparser2";
import { AppError, invalid } from "../errors";
import type { SheetRow } from "./sheetRows";

const most = { row: 4_000_000, columns: 16_384, cells: 10_000_000, span: 1_000 };

/** Rows of one table of a page; `table` is its number from 0 as they begin, `name` what it is called. */
export type TableRows = { table: number; name: string; rows: SheetRow[] };

/** The rows of a page's tables, and of the workbooks of 2003 in XML, as its text arrives. */
export async function* htmlRows(texts: AsyncIterable<string>): AsyncGenerator<TableRows> {
  const reader = new PageReader();
  const parser = new Parser(reader, { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true });
  let unread = 0;
  for await (const text of texts) {
    parser.write(text);
    const found = reader.take();
    unread = found.length > 0 ? 0 : unread + text.length;
    if (reader.count > most.cells) throw new AppError("tooLarge");
    if (reader.isInRow && unread > most.row) invalid({ file: "errors.importLongLine" });
    yield* found;
  }
  parser.end();
  yield* reader.take();
}

/** A cell that goes on over rows below. */
type Hanging = { value: string; rows: number };
type Open = { table: number; name: string; line: number; cells: unknown[] | undefined; hanging: Map<number, Hanging> };
type Attributes = Readonly<Record<string, string>>;

const blockEnds = new Set(["br", "p", "div", "li"]);

class PageReader {
  count = 0;
  private tables = 0;
  private name = "";
  private readonly open: Open[] = [];
  private found: TableRows[] = [];
  private cell: { text: string; across: number; down: number } | undefined;
  private isCaption = false;
  private isHidden = false;

  get isInRow(): boolean {
    return this.open.at(-1)?.cells !== undefined;
  }

  onopentag = (tag: string, attributes: Attributes): void => {
    if (tag === "style" || tag === "script") this.isHidden = true;
    else if (tag === "worksheet") this.name = attributes["ss:name"] ?? "";
    else if (tag === "caption") this.isCaption = true;
    else if (tag === "table") {
      this.endCell();
      this.open.push({ table: this.tables++, name: this.name, line: 0, cells: undefined, hanging: new Map() });
      this.name = "";
    } else if (tag === "tr" || tag === "row") this.beginRow(attributes);
    else if (tag === "td" || tag === "th" || tag === "cell") this.beginCell(attributes);
    else if (blockEnds.has(tag) && this.cell?.text) this.cell.text += "\n";
  };
  ontext = (text: string): void => {
    const table = this.open.at(-1);
    if (this.isHidden) return;
    if (this.isCaption && table) table.name += text;
    else if (this.cell) this.cell.text += text.replace(/\s+/g, " ");
  };
  onclosetag = (tag: string): void => {
    if (tag === "style" || tag === "script") this.isHidden = false;
    else if (tag === "caption") this.isCaption = false;
    else if (tag === "td" || tag === "th" || tag === "cell") this.endCell();
    else if (tag === "tr" || tag === "row") this.endRow();
    else if (tag === "table") {
      this.endRow();
      this.open.pop();
    }
  };
  take(): TableRows[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  private beginRow(attributes: Attributes): void {
    this.endRow();
    const table = this.open.at(-1);
    if (!table) return;
    table.line = Number(attributes["ss:index"]) || table.line + 1;
    table.cells = [];
  }
  private beginCell(attributes: Attributes): void {
    this.endCell();
    const table = this.open.at(-1);
    if (!table?.cells) return;
    this.hang(table);
    const index = Math.min(Number(attributes["ss:index"]) || 0, most.columns);
    while (table.cells.length < index - 1) table.cells.push(undefined);
    const across = spanOf(attributes.colspan) + spanOf(attributes["ss:mergeacross"], 0);
    this.cell = { text: "", across, down: spanOf(attributes.rowspan) + spanOf(attributes["ss:mergedown"], 0) };
  }
  private endCell(): void {
    const [table, cell] = [this.open.at(-1), this.cell];
    this.cell = undefined;
    if (!cell || !table?.cells || table.cells.length >= most.columns) return;
    const value = linesOf(cell.text);
    if (cell.down > 1 && value) table.hanging.set(table.cells.length, { value, rows: cell.down - 1 });
    table.cells.push(value);
    for (let more = 1; more < cell.across; more++) table.cells.push(undefined);
  }
  private endRow(): void {
    this.endCell();
    const table = this.open.at(-1);
    if (!table?.cells) return;
    this.hang(table);
    const { line, cells, name } = table;
    this.count += cells.length;
    const last = this.found.at(-1);
    if (last?.table === table.table) last.rows.push({ line, cells });
    else this.found.push({ table: table.table, name: name.trim(), rows: [{ line, cells }] });
    table.cells = undefined;
  }
  /** Puts what stands above and goes on here. */
  private hang({ cells = [], hanging }: Open): void {
    for (let here = hanging.get(cells.length); here && here.rows > 0; here = hanging.get(cells.length)) {
      here.rows--;
      cells.push(here.value);
    }
  }
}

const spanOf = (text: string | undefined, least = 1): number =>
  Math.min(most.span, Math.max(least, Number(text ?? least) || least));

/** Blanks around and within the lines of a cell are those of the page. */
const linesOf = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
