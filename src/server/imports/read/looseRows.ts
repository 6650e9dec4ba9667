import { tableLimits } from "./table";

/**
 * A row of a file whose quotation marks are not all closed. `stray` are its cells that open one and do not close it, as
 * they are written; `isOpen` when the last cell ran to the end of the file.
 */
export type LooseRow = { cells: string[]; stray: number[]; isOpen: boolean };
type Sign = { delimiter: string; isLast: boolean };
type Cell = { text: string; end: number; kind: "whole" | "stray" | "open" };

/**
 * Reads rows by hand once a file turned out not to keep to the rules, which a correct one never does. A quotation mark
 * that closes where a cell may end is read by the rules, over several lines as well. Any other one is part of its cell,
 * which then ends with the next sign between cells, or with the last mark of its line where that makes a row as wide as
 * the ones before (`width`). Answers how much was read: a row that has not arrived whole is left.
 */
export function looseRows(text: string, width: number, sign: Sign): { rows: LooseRow[]; used: number } {
  const rows: LooseRow[] = [];
  let wide = width;
  let used = 0;
  while (used < text.length) {
    const strict = rowAt(text, used, wide, sign, false);
    if (!strict) break;
    const isOdd = strict.row.stray.length > 0 && strict.row.cells.length !== wide;
    const loose = isOdd ? rowAt(text, used, wide, sign, true) : undefined;
    const { row, end } = loose?.row.cells.length === wide ? loose : strict;
    rows.push(row);
    used = end;
    if (row.stray.length === 0) wide = row.cells.length;
  }
  return { rows, used };
}

function rowAt(text: string, from: number, width: number, sign: Sign, isLoose: boolean) {
  const row: LooseRow = { cells: [], stray: [], isOpen: false };
  for (let at = from; ; ) {
    const cell = text[at] === '"' ? quotedCell(text, at, width, sign, isLoose) : plainCell(text, at, sign);
    if (!cell) return undefined;
    if (cell.kind === "stray") row.stray.push(row.cells.length);
    row.isOpen = cell.kind === "open";
    row.cells.push(cell.text);
    at = cell.end + 1;
    if (text[cell.end] !== sign.delimiter) return { row, end: Math.min(at, text.length) };
  }
}

/** The cell up to the next sign or the end of its line. */
function plainCell(text: string, at: number, { delimiter, isLast }: Sign): Cell | undefined {
  let end = at;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n") end++;
  return end < text.length || isLast ? { text: text.slice(at, end), end, kind: "whole" } : undefined;
}

function quotedCell(text: string, at: number, width: number, sign: Sign, isLoose: boolean): Cell | undefined {
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) {
    if (!sign.isLast && text.length - at <= tableLimits.rowCharacters) return undefined;
    return isFollowedByRow(text, at, width, sign) ? asStray(plainCell(text, at, sign)) : openCell(text, at, sign);
  }
  const end = endAfter(text, close, sign);
  if (end !== undefined) return { text: text.slice(at + 1, close).replaceAll('""', '"'), end, kind: "whole" };
  // what follows the mark has not arrived
  if (!sign.isLast && text.slice(close + 1).trim() === "") return undefined;
  return asStray((isLoose ? cellToLastMark(text, at, sign) : undefined) ?? plainCell(text, at, sign));
}

const asStray = (cell: Cell | undefined): Cell | undefined => cell && { ...cell, kind: "stray" };

/** Prose that was cut off goes on over lines of any shape; rows that ran into a cell are as wide as other rows. */
function isFollowedByRow(text: string, at: number, width: number, { delimiter }: Sign): boolean {
  const lineEnd = text.indexOf("\n", at);
  const next = lineEnd < 0 ? "" : (text.slice(lineEnd + 1).split("\n", 1)[0] ?? "");
  return next.trim() === "" ? text.slice(Math.max(lineEnd, at)).trim() === "" : isRow(next, width, delimiter);
}
const isRow = (line: string, width: number, delimiter: string) => width > 1 && line.split(delimiter).length === width;

/** Everything else: nothing of it is lost, nor taken for rows. */
const openCell = (text: string, at: number, { isLast }: Sign): Cell | undefined =>
  isLast ? { text: text.slice(at + 1), end: text.length, kind: "open" } : undefined;

/** Where a cell ends whose closing mark is here; undefined when it does not. */
function endAfter(text: string, close: number, { delimiter, isLast }: Sign): number | undefined {
  let end = close + 1;
  while (text[end] === " ") end++;
  const isEnd = end < text.length ? text[end] === delimiter || text[end] === "\n" : isLast;
  return isEnd ? end : undefined;
}

function cellToLastMark(text: string, at: number, sign: Sign): Cell | undefined {
  const lineEnd = text.indexOf("\n", at);
  for (let close = text.indexOf('"', at + 1); close >= 0; close = text.indexOf('"', close + 1)) {
    if (lineEnd >= 0 && close > lineEnd) break;
    const end = endAfter(text, close, sign);
    if (end !== undefined) return { text: text.slice(at, close + 1), end, kind: "stray" };
  }
  return undefined;
}
