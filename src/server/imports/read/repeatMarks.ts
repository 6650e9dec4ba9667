import type { TableNote, TableRow } from "./table";

/** What lists write for the cell above: `-do-`, ditto, as above, or its sign. */
const repeatMarks =
  /^(?:[-–—"'\s.]*(?:do|ditto|(?:same )?as above|उपरोक्त|ಮೇಲಿನಂತೆ)[-–—"'\s.]*|[-–—\s]*(?:"|''|″|〃|”)[-–—\s]*)$/i;
const LONGEST = 18;

/** Puts what stands above in the place of its sign, row by row, and tells how often; where nothing does it is left. */
export function createRepeatMarks() {
  let above: TableRow["cells"] = [];
  let count = 0;
  let first = 0;
  const isDitto = (cell: unknown, at: number) =>
    typeof cell === "string" && cell.length <= LONGEST && repeatMarks.test(cell) && Boolean(above[at]);
  return {
    read: (row: TableRow): TableRow => {
      const found = row.cells.some(isDitto);
      const cells = found ? row.cells.map((cell, at) => (isDitto(cell, at) ? above[at] : cell)) : row.cells;
      if (found) {
        count++;
        first ||= row.line;
      }
      above = cells;
      return found ? { ...row, cells } : row;
    },
    notes: (): TableNote[] => (count > 0 ? [{ key: "repeatMarks", values: { count, line: first } }] : []),
  };
}
