import type { SheetRow } from "./sheetRows";

/** Cells below each other that are one: their column from 0, their first and last row. */
type Merged = { column: number; from: number; to: number };

const reference = /<mergeCell ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g;
/** A reference is shorter than that, also where it is cut in two. */
const CARRIED = 60;
const MOST_MERGED = 200_000;

/** The merged cells of a sheet that stand below each other; they are told after all rows of the sheet. */
export async function mergedCells(texts: AsyncIterable<string>): Promise<Merged[]> {
  const found: Merged[] = [];
  let carried = "";
  for await (const piece of texts) {
    const text = carried + piece;
    let end = 0;
    if (text.includes("<mergeCell ")) {
      for (const { 0: whole, 1: first = "", 2: from, 3: last, 4: to, index } of text.matchAll(reference)) {
        end = index + whole.length;
        if (first === last && from !== to && found.length < MOST_MERGED)
          found.push({ column: columnOf(first), from: Number(from), to: Number(to) });
      }
    }
    carried = text.slice(Math.max(end, text.length - CARRIED));
  }
  return found;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Rows with what their merged cells say in each of them: a district stands once beside all of its temples. */
export async function* filledDown(
  rows: AsyncIterable<SheetRow[]>,
  merged: readonly Merged[],
): AsyncGenerator<SheetRow[]> {
  const starting = new Map<number, Merged[]>();
  for (const one of merged) starting.set(one.from, [...(starting.get(one.from) ?? []), one]);
  let open: (Merged & { value: unknown })[] = [];
  for await (const batch of rows) {
    for (const { line, cells } of batch) {
      open = open.filter(({ to }) => line <= to);
      for (const { column, value } of open) {
        while (cells.length <= column) cells.push(undefined);
        cells[column] ??= value;
      }
      for (const one of starting.get(line) ?? []) open.push({ ...one, value: cells[one.column] });
    }
    yield batch;
  }
}
