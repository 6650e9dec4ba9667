import type { ImportRepair } from "../../../contract/imports";
import type { CellProblem } from "../../../domain/importPlan";
import { isPosition, pointOf, type RowReading, takePoint } from "../../../domain/importPosition";
import type { ImportColumns } from "./importColumns";

/** A row, and what of its problems and doubts was settled by a repair. */
type Repairable = RowReading & { repaired: CellProblem[] };
type Repairer = (reading: Repairable, line: number) => void;

const keyOf = (field: string, reason: string, line?: number) => JSON.stringify([field, reason, line ?? 0]);

/** Puts what was suggested where the editor took it over, or leaves the cell out; nothing when nothing was chosen. */
export function repairerOf(columns: ImportColumns, repairs: readonly ImportRepair[]): Repairer | undefined {
  const chosen = repairs.filter(
    ({ line, value, from }) => from === undefined && (line === undefined ? !value : value === undefined),
  );
  if (chosen.length === 0) return undefined;
  const wanted = new Map(chosen.map((repair) => [keyOf(repair.field, repair.reason, repair.line), repair]));
  return (reading, line) => {
    for (const found of [...reading.problems, ...reading.doubts]) {
      const { field, reason } = found;
      const repair = wanted.get(keyOf(field, reason, line)) ?? wanted.get(keyOf(field, reason));
      const suggestion = repair?.value ?? found.suggestion;
      if (repair && suggestion !== undefined) use({ ...found, suggestion }, reading, columns);
    }
  };
}

type Writer = (reading: Repairable, line: number, cellOf: (field: string) => string) => void;

/** Puts what an editor wrote for cells of a row in their place, before its cells are looked at together. */
export function writerOf(columns: ImportColumns, repairs: readonly ImportRepair[]): Writer | undefined {
  const byLine = new Map<number, ImportRepair[]>();
  const inAll: ImportRepair[] = [];
  for (const repair of repairs) {
    const { line, value, from } = repair;
    if (from !== undefined) continue;
    if (line !== undefined && value !== undefined) byLine.set(line, [...(byLine.get(line) ?? []), repair]);
    else if (value) inAll.push(repair);
  }
  if (byLine.size === 0 && inAll.length === 0) return undefined;
  return (reading, line, cellOf) => {
    const put = ({ field, reason, value = "" }: ImportRepair) =>
      use({ field, reason, value: cellOf(field), suggestion: value }, reading, columns);
    byLine.get(line)?.forEach(put);
    inAll.filter(({ field }) => lacks(reading, field)).forEach(put);
  };
}

/** True for a row of a new record that says nothing of what has to be filled in. */
function lacks({ values, problems, repaired }: Repairable, field: string): boolean {
  const isSaid = (other: unknown) => typeof other === "string" && other.includes(",");
  if (values.id !== undefined || values.slug !== undefined || values[field] !== undefined) return false;
  if ((field === "city" || field === "state") && isSaid(values.location)) return false;
  return ![...problems, ...repaired].some((one) => one.field === field);
}

/** A point, or none, is the whole position in whatever columns it stands. */
function positionIn({ field, suggestion = "" }: CellProblem) {
  const point = isPosition(field) ? pointOf(suggestion) : undefined;
  return { point, isWhole: isPosition(field) && (suggestion === "" || point !== undefined) };
}

/** What the cells of a row's columns say after its repairs, by field. */
export function correctedCells(
  repaired: readonly CellProblem[],
  fields: ReadonlySet<string | null>,
): ReadonlyMap<string | null, string> {
  const cells = new Map<string | null, string>();
  for (const repair of repaired) {
    const { field, suggestion = "" } = repair;
    const { point, isWhole } = positionIn(repair);
    const { latitude = "", longitude = "" } = point ?? {};
    cells.set(field, suggestion);
    if (isWhole) cells.set("coordinates", suggestion);
    // one column alone holds both numbers
    if (isWhole && fields.has("longitude")) cells.set("latitude", `${latitude}`).set("longitude", `${longitude}`);
  }
  return cells;
}

/** Reads a field of a row as what is meant instead; what is wrong with that is a problem like any other. */
function use(
  repair: CellProblem & { suggestion: string },
  { values, problems, doubts, repaired }: Repairable,
  columns: ImportColumns,
): void {
  const { field, suggestion } = repair;
  const { point, isWhole } = positionIn(repair);
  const isSettled = (other: string) => other === field || (isWhole && isPosition(other));
  for (const name of Object.keys(values)) if (isSettled(name)) delete values[name];
  for (const list of [problems, doubts]) list.splice(0, list.length, ...list.filter((one) => !isSettled(one.field)));
  repaired.push(repair);
  if (point) takePoint({ values, doubts }, point);
  else if (suggestion !== "") {
    const reading = columns.readCell(field, suggestion);
    if ("reason" in reading) problems.push({ field, value: suggestion, ...reading });
    else values[field] = reading.value;
  }
}
