import type { DuplicateRecord } from "../../../contract/imports";
import type { CellProblem, PlannedRow, ReadRow } from "../../../domain/importPlan";
import type { LeftOut } from "../store/leftOut";
import type { NewImportRow } from "../store/plannedRows";
import { jsonOf } from "../store/rowJson";

/** How a row was read, as far as that is stored of it. */
type Reading = Partial<Pick<ReadRow, "values" | "cells" | "doubts" | "repaired">>;

/**
 * A planned row as it is stored; one that looks like other records waits for a decision, and what an earlier import left
 * out stays left out, beside the temple that it was taken to be.
 */
export function storedRow<Value>(
  row: PlannedRow<Value>,
  read: Reading = {},
  found: readonly DuplicateRecord[] = [],
  leftOut?: LeftOut,
): NewImportRow {
  const { line, name, outcome } = row;
  const duplicates = leftOut?.temple ? [leftOut.temple] : found;
  const isShown = leftOut === undefined && (outcome !== "skipped" || isWorthAWord(row, read));
  const move = row.outcome === "updated" ? row.waits : undefined;
  const waits = move !== undefined || (outcome === "created" && isSwapped(read));
  const other = row.outcome === "updated" ? row.doubt : undefined;
  const remarks = (row.outcome !== "failed" && row.remarks) || [];
  const said = [...(other ? [other] : []), ...(move ? [move] : []), ...(read.doubts ?? []), ...remarks];
  const doubts = isShown && said.length > 0 ? said : undefined;
  // the failed rows are answered as the file has them, and one with remarks may still fail when it is written
  const keepsCells =
    outcome === "failed" || duplicates.length > 0 || doubts !== undefined || read.repaired !== undefined;
  return {
    line,
    name,
    outcome: leftOut ? "skipped" : duplicates.length > 0 ? "duplicate" : waits ? "moved" : outcome,
    item_id: ("id" in row ? row.id : null) ?? null,
    version: outcome === "updated" ? row.version : null,
    field_values: jsonOf(valuesOf(row, isShown ? read.values : undefined)),
    cells: keepsCells ? jsonOf(read.cells) : null,
    changes: outcome === "updated" ? jsonOf(row.changes) : null,
    problems: outcome === "failed" ? jsonOf(row.problems) : null,
    doubts: jsonOf(doubts),
    repaired: jsonOf(read.repaired),
    duplicates: duplicates.length > 0 ? jsonOf(duplicates) : null,
    same_as_line: (outcome === "skipped" ? row.sameAs : null) ?? null,
    left_out_at: leftOut?.at ?? null,
  };
}

/** A new temple whose latitude and longitude are exchanged would be in another country. */
const isSwapped = ({ doubts = [] }: Reading): boolean => doubts.some(({ reason }) => reason === "errors.swapped");

type Skipped = { sameAs?: number; remarks?: readonly CellProblem[] };

/** Of a row that changes nothing only what was passed over is worth a word. */
const isWorthAWord = ({ sameAs, remarks }: Skipped, { repaired, doubts }: Reading): boolean =>
  sameAs !== undefined ||
  remarks !== undefined ||
  repaired !== undefined ||
  Boolean(doubts?.some(({ reason }) => reason === "errors.mayNotVerify"));

/** What is written later, or planned again: a row that is about no record on file, from what it says. */
function valuesOf<Value>(row: PlannedRow<Value>, read: ReadRow["values"] | undefined) {
  if (row.outcome === "created" || row.outcome === "updated") return row.values;
  return row.outcome === "skipped" && row.id === null ? read : undefined;
}
