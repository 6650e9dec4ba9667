import {
  type Import,
  ImportHeader,
  ImportNote,
  ImportNoun,
  ImportOutcome,
  ImportRepair,
  type ImportRow,
  ImportSheets,
  ImportState,
} from "../../contract/imports";
import { changesOf } from "../../domain/importPlan";
import { festivalEngine } from "./apply/festivalEngine";
import { templeEngine } from "./apply/templeEngine";
import { choicesFor } from "./plan/choices";
import type { ImportEngine } from "./plan/engine";
import type { StoredItem } from "./store/items";
import type { ImportJob } from "./store/jobs";
import type { StoredRow } from "./store/plannedRows";
import { readChanges, readDuplicates, readProblems, readValues } from "./store/rowJson";

const UNDOABLE_MS = 30 * 24 * 3_600_000;

/** Until when an import can be taken back, or null when nothing of it can. */
export function undoableUntil({ state, applied_at, rows_done, undone_at }: ImportJob): string | null {
  const isPartly = state === "cancelled" || (state === "failed" && undone_at === null);
  const isWritten = state === "applied" || (isPartly && rows_done > 0);
  return isWritten && applied_at ? new Date(Date.parse(applied_at) + UNDOABLE_MS).toISOString() : null;
}

/** An import as the console reads it. */
export function importOf(job: ImportJob, who: string | null): Import {
  const { id, rows, created, updated, skipped, failed, duplicates, moved } = job;
  const noun = ImportNoun.parse(job.noun);
  const wasUndone = job.state === "undoing" || job.undone_at !== null;
  return {
    id,
    noun,
    state: ImportState.parse(job.state),
    file: { name: job.file_name, bytes: job.file_bytes, hash: job.file_hash },
    blank: job.blank === "clear" ? "clear" : "leave",
    mode: job.mode === "all" || job.mode === "valid" ? job.mode : null,
    headers: ImportHeader.array().parse(JSON.parse(job.headers)),
    sheets: ImportSheets.parse(JSON.parse(job.sheets)),
    sheet: job.sheet,
    repairs: ImportRepair.array().parse(JSON.parse(job.repairs)),
    fields: [...engineOf(noun).columns.fields],
    rows,
    rowsDone: job.rows_done,
    searchedPercent: job.searched_percent,
    counts: { total: rows, created, updated, skipped, failed, duplicates, moved },
    choices: choicesFor(job),
    listSource: job.list_source,
    source: job.source,
    gone: job.gone,
    replanned: job.replanned,
    undone: wasUndone ? { rows: job.undone_rows, left: job.left_rows } : null,
    notes: ImportNote.array().parse(JSON.parse(job.notes)),
    problem: job.problem,
    who: job.user_id === null ? null : { id: job.user_id, name: who },
    createdAt: job.created_at,
    plannedAt: job.planned_at,
    appliedAt: job.applied_at,
    undoneAt: job.undone_at,
    undoableUntil: undoableUntil(job),
  };
}

type Columns = Pick<ImportEngine<unknown>, "columns">;
const engineOf = (noun: string): Columns => (noun === "festivals" ? festivalEngine() : templeEngine());

/** A row of a plan as the console reads it. */
export function rowOf(noun: string, row: StoredRow, item: StoredItem | undefined): ImportRow {
  const isNew =
    (["created", "duplicate", "moved"].includes(row.outcome) || row.left_out_at !== null) && row.changes === null;
  return {
    line: row.line,
    outcome: ImportOutcome.parse(row.outcome),
    id: item?.item_id ?? row.item_id,
    name: row.name,
    changes: isNew ? newChanges(noun, readValues(row.field_values)) : (readChanges(row.changes) ?? []),
    problems: readProblems(row.problems) ?? [],
    doubts: readProblems(row.doubts) ?? [],
    repaired: readProblems(row.repaired) ?? [],
    duplicates: readDuplicates(row.duplicates) ?? [],
    sameAs: row.same_as_line,
    leftOutAt: row.left_out_at,
    replanned: row.replanned > 0,
    undone: item?.undone === "taken" || item?.undone === "left" ? item.undone : null,
  };
}

type Values = Readonly<Record<string, unknown>>;

const newChanges = (noun: string, values: Values) =>
  noun === "festivals" ? changesWith(festivalEngine(), values) : changesWith(templeEngine(), values);

const changesWith = <Value>({ rules }: ImportEngine<Value>, values: Values) =>
  changesOf(rules, undefined, rules.merge(values, undefined).record);
