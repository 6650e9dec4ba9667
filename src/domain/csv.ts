/** Tells spreadsheet programs that the file is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** Text a spreadsheet would run as a formula, also behind the quotes that keep it from doing so. */
const looksLikeFormula = /^'*[=+\-@\t\r]/;
const quotedFormula = /^'+[=+\-@\t\r]/;

/** A text cell that no spreadsheet runs: `'` before what begins with `= + - @`, tab or CR. Undone by `unquoted`. */
export const quoted = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

/** Takes exactly that prefix off again. */
export const unquoted = (cell: string): string => (quotedFormula.test(cell) ? cell.slice(1) : cell);

/** Text of a cell that is no formula anyway, kept apart from what `unquoted` would take a prefix off. */
export const quotedAsFormula = (text: string): string => (quotedFormula.test(text) ? `'${text}` : text);

/** One line of CSV. Numbers stay numbers, text is safe to open, nothing is blank. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  let line = "";
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at];
    if (at > 0) line += ",";
    if (typeof cell === "string") line += isPlain(cell) ? cell : enclosed(quoted(cell));
    else if (cell !== null) line += cell;
  }
  return `${line}\r\n`;
}

/** Most text needs no sign of its own; one look tells. */
const isPlain = (text: string) => text === "" || /^[^=+\-@'\s",;](?:[^",\r\n;]*[^",;\s])?$/.test(text);

const enclosed = (text: string) => (/[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
