import type { ImportLayout } from "../../../contract/importLayout";
import { isHeadless } from "./byContent";
import { aboveNote, headIn } from "./headRow";
import type { ImportColumns } from "./importColumns";
import { shown } from "./readRows";
import type { SheetPreview, TableNote } from "./table";

/** A row before its meaning is known, with its number as the file has it. */
type Lined = { line: number; cells: readonly unknown[] };
/** How a sheet begins: the names of its columns, and the rows after them; `isHeadless` when none of its rows names them. */
export type Opening<Row> = {
  headers: readonly string[];
  rest: readonly Row[];
  notes: TableNote[];
  preview: SheetPreview;
  isHeadless: boolean;
};

const MOST_PREVIEWED = { rows: 40, columns: 40 };

/** Which of the first rows of a sheet are what: as an editor said, else as they look. */
export function openingOf<Row extends Lined>(
  first: readonly Row[],
  columns: ImportColumns,
  layout: ImportLayout | null = null,
): Opening<Row> {
  const texts = first.map(({ cells }) => Array.from(cells, (cell) => String(cell ?? "")));
  const found = layout ? chosen(first, texts, layout) : recognised(texts, columns);
  const lineAt = (at: number) => first[at]?.line ?? 0;
  const rows = first.slice(0, MOST_PREVIEWED.rows).map(({ line }, at) => ({
    line,
    cells: (texts[at] ?? []).slice(0, MOST_PREVIEWED.columns).map(shown),
  }));
  return {
    headers: found.headers,
    rest: first.slice(found.end),
    notes: aboveNote(texts.slice(0, found.end).filter((_, at) => !found.head.includes(at))),
    preview: { rows, head: found.head.map(lineAt), first: first[found.end]?.line ?? null, last: layout?.last ?? null },
    isHeadless: found.head.length === 0,
  };
}

type Found = { headers: readonly string[]; head: readonly number[]; end: number };

function recognised(texts: readonly string[][], columns: ImportColumns): Found {
  if (columns.noted && !texts.slice(0, MOST_NAMING).some(isNaming(columns)) && isHeadless(texts))
    return { headers: lettersFor(texts), head: [], end: 0 };
  const { at, end, headers } = headIn(texts, columns);
  return { headers, head: Array.from({ length: end - at }, (_, place) => at + place), end };
}

/** Names of columns stand among the first rows. */
const MOST_NAMING = 11;
const isNaming =
  ({ find }: ImportColumns) =>
  (row: readonly string[]) =>
    row.some((cell) => find(cell).field !== null);

function chosen(first: readonly Lined[], texts: readonly string[][], layout: ImportLayout): Found {
  const head = first.flatMap(({ line }, at) => (layout.head.includes(line) ? [at] : []));
  const after = (head.at(-1) ?? -1) + 1;
  const begin = layout.first === null ? after : first.findIndex(({ line }) => line >= (layout.first ?? 0));
  const end = begin < after ? Math.max(after, begin < 0 ? first.length : after) : begin;
  if (head.length === 0) return { headers: lettersFor(texts.slice(end)), head, end };
  const width = Math.max(...head.map((at) => texts[at]?.length ?? 0));
  const rows = head.map((at) => texts[at] ?? []);
  const headers = Array.from(
    { length: width },
    (_, place) => rows.findLast((row) => row[place]?.trim())?.[place] ?? "",
  );
  return { headers, head, end };
}

/** Columns without names are called as spreadsheets show them: A, B, C. */
function lettersFor(texts: readonly (readonly string[])[]): string[] {
  const width = Math.max(0, ...texts.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => letters(at));
}
const letters = (at: number): string =>
  (at >= 26 ? letters(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
