import { isNaming } from "./mapColumns";
import type { ImportColumns } from "./readRows";
import { shown } from "./readRows";
import type { TableNote } from "./table";

/** As many rows with a title, a date, or the names of groups of columns stand above the columns' own names. */
const MOST_ABOVE = 10;

const isFilled = (cell: string) => cell.trim() !== "";

/**
 * Which of a file's first rows names the columns: the first in which several are known and one tells the record; else
 * the first one when it says anything of a record; else the first that is about as wide as the widest.
 */
export function headAt(rows: readonly (readonly string[])[], { find }: Pick<ImportColumns, "find">): number {
  const first = rows.slice(0, MOST_ABOVE + 1);
  const fields = first.map((row) => new Set(row.filter(isFilled).flatMap((cell) => find(cell).field ?? [])));
  const named = fields.findIndex((known) => known.size > 1 && [...known].some(isNaming));
  if (named >= 0) return named;
  if ([...(fields[0] ?? [])].some(isNaming) || (fields[0]?.size ?? 0) > 1) return 0;
  const widths = first.map((row) => row.filter(isFilled).length);
  return Math.max(
    0,
    widths.findIndex((width) => width * 2 > Math.max(...widths)),
  );
}

/** Says which rows stand above the names of the columns. */
export function aboveNote(above: readonly (readonly string[])[]): TableNote[] {
  const text = above.map((row) => row.filter(isFilled).join(" ")).join(" / ");
  return above.length > 0 ? [{ key: "above", values: { count: above.length, text: shown(text) } }] : [];
}
