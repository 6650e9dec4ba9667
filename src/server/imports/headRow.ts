import { isNaming } from "./mapColumns";
import type { ImportColumns } from "./readRows";
import { shown } from "./readRows";
import type { TableNote } from "./table";

/** As many rows with a title, a date, or the names of groups of columns stand above the columns' own names. */
const MOST_ABOVE = 10;

const isFilled = (cell: string) => cell.trim() !== "";

/**
 * Which of a file's first rows names the columns: the first one when it is about as wide as the widest and tells the
 * record; else the first in which several are known and one tells the record; else the first that is about as wide.
 */
export function headAt(rows: readonly (readonly string[])[], { find }: Pick<ImportColumns, "find">): number {
  const first = rows.slice(0, MOST_ABOVE + 1).map((row) => row.filter(isFilled));
  const widest = Math.max(...first.map((row) => row.length));
  const heads = first.map((row) => {
    const fields = new Set(row.flatMap((cell) => find(cell).field ?? []));
    return { isWide: row.length * 2 > widest, known: fields.size, isNaming: [...fields].some(isNaming) };
  });
  const [top] = heads;
  if (top?.isNaming && top.isWide) return 0;
  const named = heads.findIndex((head) => head.known > 1 && head.isNaming);
  if (named >= 0) return named;
  if (top && (top.isNaming || top.known > 1)) return 0;
  return Math.max(
    0,
    heads.findIndex((head) => head.isWide),
  );
}

/** Says which rows stand above the names of the columns. */
export function aboveNote(above: readonly (readonly string[])[]): TableNote[] {
  const text = above.map((row) => row.filter(isFilled).join(" ")).join(" / ");
  return above.length > 0 ? [{ key: "above", values: { count: above.length, text: shown(text) } }] : [];
}
