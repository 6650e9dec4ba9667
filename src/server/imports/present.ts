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
import { festivalEngine } from "../festivals/importEngine";
import type { ImportEngine } from "./engine";
import type { StoredItem } from "./items";
import type { ImportJob } from "./jobs";
import type { StoredRow } from "./plannedRows";
import { rowDataOf } from "./rowData";
import { templeEngine } from "./templeEngine";

const UNDOABLE_MS = 30 * 24 * 3_600_000;

/** Until when an import can be taken back, or null when nothing of it can. */
export function undoableUntil({ state, applied_at, rows_done }: ImportJob): string | null {
  const isWritten = state === "applied" || (state === "cancelled" && rows_done > 0);
  return isWritten && applied_at ? new Date(Date.parse(applied_at) + UNDOABLE_MS).toISOString() : null;
}

/** An import as the console reads it. */
export function importOf(job: ImportJob, who: string | null): Import {
  const { id, rows, created, updated, skipped, failed, duplicates } = job;
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
    indexedPercent: job.state === "applying" ? job.indexed_percent : null,
    counts: { total: rows, created, updated, skipped, failed, duplicates },
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
  const { d, p, q, r, l, e, v } = rowDataOf(row.data);
  const isNew = row.outcome === "created" || row.outcome === "duplicate";
  return {
    line: row.line,
    outcome: ImportOutcome.parse(row.outcome),
    id: item?.item_id ?? row.item_id,
    name: row.name,
    changes: d ?? (isNew && v ? newChanges(noun, v) : []),
    problems: p ?? [],
    doubts: q ?? [],
    repaired: r ?? [],
    likes: l ?? [],
    sameAs: e ?? null,
    replanned: row.replanned > 0,
    undone: item?.undone === "taken" || item?.undone === "left" ? item.undone : null,
  };
}

type Values = Readonly<Record<string, unknown>>;

const newChanges = (noun: string, values: Values) =>
  noun === "festivals" ? changesWith(festivalEngine(), values) : changesWith(templeEngine(), values);

const changesWith = <Value>({ rules }: ImportEngine<Value>, values: Values) =>
  changesOf(rules, undefined, rules.merge(values, undefined).record);
