import { join } from "node:path";
import type { ImportBlank, ImportCounts, ImportNote, LikeRecord } from "../../contract/imports";
import { ImportMapping } from "../../contract/imports";
import { createPlanner, type PlannedRow, type ReadRow } from "../../domain/importPlan";
import { chunks } from "../db/bulk";
import type { ImportEngine } from "./engine";
import { type FileFormat, openFile } from "./openFile";
import type { RowData } from "./rowData";
import { deleteRows, endWork, type ImportJob, insertRows, keepLease, type NewImportRow } from "./store";
import { pause, type Workplace } from "./work";

/** Rows planned in one go. */
const ROWS_AT_ONCE = 500;

type WithCells = ReadRow & { cells?: readonly unknown[]; doubts?: RowData["q"] };

/** Where the file of an import is kept. */
export const pathOf = (folder: string, { id, file_format }: Pick<ImportJob, "id" | "file_format">) =>
  join(folder, `${id}.${file_format}`);

const noCounts = (): ImportCounts => ({ total: 0, created: 0, updated: 0, skipped: 0, failed: 0, duplicates: 0 });

/** Reads the kept file of an import and keeps what each of its rows would do. An interrupted plan begins anew. */
export async function planImportJob<Value>(
  place: Workplace,
  job: ImportJob,
  engine: ImportEngine<Value>,
): Promise<void> {
  const { db } = place.database;
  await deleteRows(db, job.id);
  const file = await openFile(pathOf(place.folder, job), {
    noun: engine.noun,
    format: formatOf(job),
    columns: engine.columns,
    rights: { mayVerify: job.may_verify > 0 },
    blank: blankOf(job),
    mapping: mappingOf(job),
  });
  const plan = createPlanner(engine.rules);
  const counts = noCounts();
  await keepLease(db, job, { headers: JSON.stringify(file.headers), rows_done: 0 });
  for await (const batch of file.rows) {
    for (const rows of chunks(batch, ROWS_AT_ONCE)) {
      await pause(place);
      const kept = await planPiece(place, rows, plan, engine);
      for (const { outcome } of kept) count(counts, outcome);
      const isCancelled = await db.transaction().execute(async (trx) => {
        await insertRows(trx, job.id, kept);
        return keepLease(trx, job, { rows_done: counts.total, rows: counts.total });
      });
      if (isCancelled) return endWork(db, job, "cancelled", rest(counts));
    }
  }
  const notes: ImportNote[] = [...JSON.parse(job.notes), ...file.notes()];
  const planned_at = place.now().toISOString();
  await endWork(db, job, "planned", { ...rest(counts), notes: JSON.stringify(notes), planned_at, cursor: 0 });
}

export const mappingOf = ({ mapping }: ImportJob) => ImportMapping.parse(JSON.parse(mapping));
const blankOf = ({ blank }: ImportJob): ImportBlank => (blank === "clear" ? "clear" : "leave");
const formatOf = ({ file_format }: ImportJob): FileFormat =>
  file_format === "json" || file_format === "xlsx" ? file_format : "csv";

const rest = ({ total, ...counts }: ImportCounts) => ({ ...counts, rows: total, rows_done: total });

function count(counts: ImportCounts, outcome: string): void {
  counts.total++;
  if (outcome === "created" || outcome === "updated" || outcome === "skipped" || outcome === "failed") counts[outcome]++;
  else counts.duplicates++;
}

async function planPiece<Value>(
  { database: { db } }: Workplace,
  read: readonly WithCells[],
  plan: ReturnType<typeof createPlanner<Value>>,
  engine: ImportEngine<Value>,
): Promise<NewImportRow[]> {
  const { snapshot, rows } = await engine.load(db, read);
  const planned = plan(rows, snapshot);
  const made = planned.flatMap((row) => (row.outcome === "created" ? [{ line: row.line, record: row.record }] : []));
  const likes = made.length > 0 ? await engine.likes(db, made) : new Map<number, LikeRecord[]>();
  return planned.map((row, at) => keptRow(row, read[at], likes.get(row.line) ?? []));
}

/** A planned row as it is kept. */
export function keptRow<Value>(
  row: PlannedRow<Value>,
  read: Pick<WithCells, "cells" | "doubts"> | undefined,
  likes: LikeRecord[],
): NewImportRow {
  const { line, name } = row;
  const doubts = read?.doubts && read.doubts.length > 0 ? { q: read.doubts } : {};
  const kept = (outcome: string, item: [number, number] | null, data: object) => ({
    line,
    name,
    outcome,
    item_id: item?.[0] ?? null,
    version: item?.[1] ?? null,
    data: JSON.stringify({ ...data, ...doubts }),
  });
  switch (row.outcome) {
    case "created":
      return likes.length > 0
        ? kept("duplicate", null, { v: row.values, l: likes, c: read?.cells })
        : kept("created", null, { v: row.values });
    case "updated":
      return kept("updated", [row.id, row.version], { v: row.values, d: row.changes });
    case "failed":
      return kept("failed", null, { p: row.problems, c: read?.cells });
    default:
      return { line, name, outcome: "skipped", item_id: row.id, version: null, data: read?.doubts ? kept("skipped", null, {}).data : null };
  }
}
