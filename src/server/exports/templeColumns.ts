import type { AdminTemple } from "../../contract/adminTemples";
import type { TempleField } from "../../contract/templeFields";
import { csvLine } from "../../domain/csv";
import { tagOfHours } from "../../domain/hoursTag";
import { listCell, poojaCell } from "../imports/read/cells";
import type { SheetCell } from "../sheets/writeWorkbook";
import { templeTemplate } from "./templeTemplate";

type ExportColumn = "id" | TempleField;

const isColumn = (name: string): name is ExportColumn => name in templeTemplate.guide;

/** The columns of an export, those of the template; an import knows them by these names and by others. */
export const exportColumns: readonly ExportColumn[] = Object.keys(templeTemplate.guide).filter(isColumn);

export const csvHeader = (): string => csvLine(exportColumns);
export const csvRow = (temple: AdminTemple): string => csvLine(exportCells(temple));

/** The cells of a temple in an export. */
export const exportCells = (temple: AdminTemple): SheetCell[] => exportColumns.map((column) => cellOf(temple, column));

function cellOf(temple: AdminTemple, column: ExportColumn): SheetCell {
  if (column === "poojaDetails") return poojaCell(temple.poojaDetails);
  if (column === "openingHours" && temple.openingHours) {
    return tagOfHours(temple.openingHours) ?? JSON.stringify(temple.openingHours);
  }
  const value = temple[column];
  if (column === "identifiers") return listCell(temple.identifiers.map(({ source, value }) => `${source}:${value}`));
  if (Array.isArray(value)) return value.every(isText) ? listCell(value) : JSON.stringify(value);
  if (column === "englishStates" && Object.keys(temple.englishStates).length === 0) return null;
  return value !== null && typeof value === "object" ? JSON.stringify(value) : value;
}

const isText = (item: unknown): item is string => typeof item === "string";
