import { csvLine } from "../../domain/csv";
import { type FestivalRecord, festivalFields } from "../festivals/normalize";
import { listCell } from "../imports/read/cells";
import type { SheetCell } from "../sheets/writeWorkbook";

/** The columns of an export, in order. */
export const festivalExportColumns: readonly string[] = ["id", ...festivalFields];

/** The first line of an export. */
export const festivalCsvHeader = (): string => csvLine(festivalExportColumns);

/** A festival as a line of an export; imported again it changes nothing. */
export const festivalCsvRow = (id: number, record: FestivalRecord): string => csvLine(festivalCells(id, record));

/** The same as the cells of a sheet. */
export function festivalCells(id: number, record: FestivalRecord): SheetCell[] {
  const cells = festivalFields.map((field): SheetCell => {
    const value = record[field];
    return Array.isArray(value) ? listCell(value) : value;
  });
  return [id, ...cells];
}
