import { AppError, invalid } from "../errors";
import type { SheetRow } from "./sheetRows";
import { type Attributes, attribute, parseXml } from "./xml";

const LONGEST_ROW = 4_000_000;
const most = { rows: 1_048_576, columns: 16_384, cells: 10_000_000, repeats: 1_000 };

/** The rows of the sheet at this place of an OpenDocument file, as its text arrives. */
export async function* odsRows(texts: AsyncIterable<string>, sheet: number): AsyncGenerator<SheetRow[]> {
  const reader = new OdsReader(sheet);
  let unread = 0;
  for await (const length of parseXml(texts, reader)) {
    const rows = reader.take();
    unread = rows.length > 0 || !reader.isHere ? 0 : unread + length;
    if (reader.line > most.rows || reader.count > most.cells) throw new AppError("tooLarge");
    if (unread > LONGEST_ROW) invalid({ file: "errors.importLongLine" });
    if (rows.length > 0) yield rows;
    if (reader.isOver) return;
  }
}

type Cell = { value: unknown; text: string; across: number; down: number };
/** A cell that goes on over rows below: what it says, and over how many more. */
type Hanging = { value: unknown; rows: number };

class OdsReader {
  line = 0;
  count = 0;
  private table = -1;
  private rows: SheetRow[] = [];
  private cells: unknown[] = [];
  private blanks = 0;
  private repeats = 1;
  private cell: Cell | undefined;
  private isNote = false;
  private paragraphs = 0;
  private readonly hanging = new Map<number, Hanging>();

  constructor(private readonly sheet: number) {}

  get isHere(): boolean {
    return this.table === this.sheet;
  }
  get isOver(): boolean {
    return this.table > this.sheet;
  }

  open = (name: string, attributes: Attributes): void => {
    if (name === "table") this.table++;
    if (!this.isHere) return;
    switch (name) {
      case "table-row":
        this.repeats = countOf(attributes, "number-rows-repeated");
        this.cells = [];
        this.blanks = 0;
        break;
      case "table-cell":
        this.cell = cellOf(attributes);
        this.paragraphs = 0;
        break;
      case "covered-table-cell":
        this.putCovered(countOf(attributes, "number-columns-repeated"));
        break;
      case "annotation":
        this.isNote = true;
        break;
      case "p":
        if (this.cell && !this.isNote && this.paragraphs++ > 0) this.cell.text += "\n";
        break;
      case "s":
        this.text(" ".repeat(Math.min(countOf(attributes, "c"), 100)));
        break;
      case "tab":
        this.text(" ");
        break;
      case "line-break":
        this.text("\n");
    }
  };
  text = (text: string): void => {
    if (this.cell && this.paragraphs > 0 && !this.isNote) this.cell.text += text;
  };
  close = (name: string): void => {
    if (!this.isHere) return;
    if (name === "annotation") this.isNote = false;
    else if (name === "table-cell" && this.cell) this.put(this.cell);
    else if (name === "table-row") this.endRow();
  };
  take(): SheetRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  private put({ value, text, across, down }: Cell): void {
    this.cell = undefined;
    const said = value ?? (text === "" ? undefined : text);
    const at = this.cells.length + this.blanks;
    if (down > 1 && said !== undefined) this.hanging.set(at, { value: said, rows: down - 1 });
    if (said === undefined) this.blanks += across;
    else for (let place = 0; place < across && place < most.repeats; place++) this.add(said);
  }
  /** Cells below a merged one say what it says; those beside it say nothing. */
  private putCovered(across: number): void {
    for (let place = 0; place < Math.min(across, most.columns); place++) {
      const hanging = this.hanging.get(this.cells.length + this.blanks);
      if (hanging && hanging.rows > 0) {
        hanging.rows--;
        this.add(hanging.value);
      } else this.blanks++;
    }
  }
  private add(value: unknown): void {
    while (this.blanks > 0 && this.cells.length < most.columns) {
      this.cells.push(undefined);
      this.blanks--;
    }
    this.blanks = 0;
    if (this.cells.length < most.columns) this.cells.push(value);
  }
  /** Blank rows are counted and not kept: a sheet ends with a million of them. */
  private endRow(): void {
    const { cells, repeats } = this;
    for (let row = 1; cells.length > 0 && row <= Math.min(repeats, most.repeats); row++) {
      this.count += cells.length;
      this.rows.push({ line: this.line + row, cells });
    }
    this.line = Math.min(this.line + repeats, most.rows);
  }
}

const countOf = (attributes: Attributes, name: string): number =>
  Math.max(1, Math.floor(Number(attribute(attributes, name) ?? 1)) || 1);

function cellOf(attributes: Attributes): Cell {
  return {
    value: typedValue(attributes),
    text: "",
    across: countOf(attributes, "number-columns-repeated"),
    down: countOf(attributes, "number-rows-spanned"),
  };
}

/** What a cell says where it is no text: its text is how the program shows it. */
function typedValue(attributes: Attributes): unknown {
  switch (attribute(attributes, "value-type")) {
    case "float":
    case "currency":
    case "percentage":
      return Number(attribute(attributes, "value"));
    case "boolean":
      return attribute(attributes, "boolean-value") === "true";
    case "date":
      return attribute(attributes, "date-value")
        ?.replace(/T00:00:00$/, "")
        .replace("T", " ");
    case "time":
      return timeOf(attribute(attributes, "time-value") ?? "");
    default:
      return undefined;
  }
}

/** `PT06H30M00S` is half past six. */
function timeOf(duration: string): string | undefined {
  const [, hours, minutes] = /^PT(\d{1,3})H(\d{1,2})M/.exec(duration) ?? [];
  return hours === undefined ? undefined : `${hours.padStart(2, "0")}:${minutes?.padStart(2, "0")}`;
}
