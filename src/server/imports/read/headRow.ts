import type { ImportColumns } from "./importColumns";
import { isNaming } from "./mapColumns";
import { shown } from "./readRows";
import type { TableNote } from "./table";

/** As many rows with a title, a date, or the names of groups of columns stand above the columns' own names. */
const MOST_ABOVE = 10;

const isFilled = (cell: string) => cell.trim() !== "";

/**
 * Which of a file's first rows names the columns: the first one when it is about as wide as the widest and tells the
 * record; else the first in which several are known and one tells the record; else the first that is about as wide.
 */
function headAt(rows: readonly (readonly string[])[], { find }: Pick<ImportColumns, "find">): number {
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

type Head = { at: number; end: number; headers: readonly string[] };

/**
 * The names of the columns and the rows they stand in: `at` is the first, `end` the first after them. Where groups of
 * columns stand above (a place over its town and district, merged cells beside them), the row below completes them.
 */
export function headIn(rows: readonly (readonly string[])[], columns: Pick<ImportColumns, "find">): Head {
  const at = headAt(rows, columns);
  const [top = [], next = []] = rows.slice(at, at + 2);
  // a cell that goes on over both rows says nothing new in the second
  const below = next.map((cell, place) => (cell === top[place] ? "" : cell));
  const isParted = isPartOf(top, below, columns);
  const width = Math.max(top.length, below.length);
  const both = Array.from({ length: width }, (_, place) => below[place]?.trim() || (top[place] ?? ""));
  return isParted ? { at, end: at + 2, headers: both } : { at, end: at + 1, headers: top };
}

/** True for a row that only names columns of groups: where the row above is blank, or begins such a group. */
function isPartOf(top: readonly string[], below: readonly string[], { find }: Pick<ImportColumns, "find">): boolean {
  const has = (row: readonly string[], at: number) => isFilled(row[at] ?? "");
  const filled = below.flatMap((cell, at) => (isFilled(cell) ? [at] : []));
  const isInGroup = (at: number) => !has(top, at) || (!has(top, at + 1) && has(below, at + 1));
  const isName = (cell: string) => !/\d/.test(cell) && find(cell).field !== null;
  const naming = top.findIndex((cell) => isNaming(find(cell).field));
  return (
    filled.some((at) => !has(top, at)) &&
    filled.every(isInGroup) &&
    naming >= 0 &&
    !has(below, naming) &&
    below.some(isName)
  );
}

/** Says which rows stand above the names of the columns. */
export function aboveNote(above: readonly (readonly string[])[]): TableNote[] {
  const text = above.map((row) => row.filter(isFilled).join(" ")).join(" / ");
  return above.length > 0 ? [{ key: "above", values: { count: above.length, text: shown(text) } }] : [];
}
