import { type ImportRepair, SPELLING } from "../../../contract/imports";
import type { CellProblem } from "../../../domain/importPlan";
import { plainSigns } from "../../../domain/plainSigns";
import type { MappedColumn } from "./mapColumns";
import type { TableRow } from "./table";

/** What a cell says as one value; undefined for a list or a record of JSON. */
export function valueIn(cell: unknown): string | undefined {
  if (typeof cell === "string") return plainSigns(cell).trim();
  if (cell === undefined || cell === null) return "";
  return typeof cell === "object" ? undefined : String(cell);
}

/** Puts the spelling that an editor chose for a value of a column in its place, in every row. */
export function createSpellings(
  headers: readonly MappedColumn[],
  repairs: readonly ImportRepair[] = [],
): (row: TableRow) => TableRow {
  const columns = headers.flatMap(({ field }, at) => {
    const chosen = repairs.filter((repair) => repair.reason === SPELLING && repair.field === field);
    return field === null || chosen.length === 0
      ? []
      : [{ at, field, meant: new Map(chosen.map(({ from = "", value = "" }) => [from, value])) }];
  });
  if (columns.length === 0) return (row) => row;
  return (row) => {
    const respelled: CellProblem[] = [];
    const cells = [...row.cells];
    for (const { at, field, meant } of columns) {
      const value = valueIn(cells[at]) ?? "";
      const suggestion = meant.get(value);
      if (suggestion === undefined) continue;
      cells[at] = suggestion;
      respelled.push({ field, value, reason: SPELLING, suggestion });
    }
    return respelled.length > 0 ? { ...row, cells, respelled } : row;
  };
}
