import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import { templateSlugs } from "../imports/read/templateRows";
import { type SheetCell, writeWorkbook } from "../sheets/writeWorkbook";

/** An empty list: what it is called, and what each column of an export takes, with an example of it. */
export type Template = { sheet: string; guide: Readonly<Record<string, readonly [string, SheetCell]>> };

const exampleOf = ({ guide }: Template): SheetCell[] => Object.values(guide).map(([, cell]) => cell);

/** The columns, what they take, and an example. */
export function csvTemplate(template: Template): string {
  const columns = Object.keys(template.guide);
  const accepted = Object.entries(template.guide).map(([column, [takes]]) =>
    column === "id" ? "" : column === "slug" ? templateSlugs.accepted : takes,
  );
  return BYTE_ORDER_MARK + [columns, accepted, exampleOf(template)].map((cells) => csvLine(cells)).join("");
}

/** The same as a workbook: the list, and a sheet that tells of its columns. */
export function xlsxTemplate(template: Template): AsyncGenerator<Buffer> {
  const columns = Object.entries(template.guide).map(([column, guide]): SheetCell[] => [column, ...guide]);
  return writeWorkbook([
    { name: template.sheet, header: Object.keys(template.guide), rows: [[exampleOf(template)]] },
    { name: "Columns", header: ["Column", "What it takes", "Example"], widths: [16, 64, 40], rows: [columns] },
  ]);
}
