import type { ImportRepair } from "../../contract/imports";
import type { CellProblem } from "../../domain/importPlan";
import { isPosition, pointOf, type RowReading } from "../../domain/importPosition";
import type { ImportColumns } from "./readRows";

/** A row, and what of its problems and doubts was settled by their suggestion. */
type Repairable = RowReading & { repaired: CellProblem[] };
type Repairer = (reading: Repairable, line: number) => void;

const keyOf = (field: string, reason: string, line?: number) => JSON.stringify([field, reason, line ?? 0]);

/** Puts what was suggested where the editor took it over; nothing when nothing was. */
export function repairerOf(columns: ImportColumns, repairs: readonly ImportRepair[]): Repairer | undefined {
  if (repairs.length === 0) return undefined;
  const wanted = new Set(repairs.map(({ field, reason, line }) => keyOf(field, reason, line)));
  const isWanted = ({ field, reason, suggestion }: CellProblem, line: number) =>
    suggestion !== undefined && (wanted.has(keyOf(field, reason)) || wanted.has(keyOf(field, reason, line)));
  return (reading, line) => {
    const chosen = [...reading.problems, ...reading.doubts].filter((found) => isWanted(found, line));
    for (const found of chosen) use(found, reading, columns);
  };
}

function use(found: CellProblem, { values, problems, doubts, repaired }: Repairable, columns: ImportColumns): void {
  const { field, suggestion = "" } = found;
  const said = isPosition(field) ? pointOf(suggestion) : fieldOf(columns.readCell(field, suggestion), field);
  if (Object.keys(said).length === 0) return;
  Object.assign(values, said);
  const isSettled = (other: CellProblem) => other === found || (isPosition(field) && isPosition(other.field));
  for (const list of [problems, doubts]) {
    list.splice(0, list.length, ...list.filter((other) => !isSettled(other)));
  }
  repaired.push(found);
}

const fieldOf = (reading: ReturnType<ImportColumns["readCell"]>, field: string) =>
  "reason" in reading ? {} : { [field]: reading.value };
