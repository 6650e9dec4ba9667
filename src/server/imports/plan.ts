import { join } from "node:path";
import { type ImportCounts, ImportMapping, ImportNote, ImportRepair, type LikeRecord } from "../../contract/imports";
import { createPlanner, type PlannedRow, type ReadRow } from "../../domain/importPlan";
import type { TextStore } from "../../domain/textStore";
import { piecesOf } from "../db/bulk";
import { promised } from "../promised";
import type { ImportEngine } from "./engine";
import { endWork, type ImportJob, keepLease } from "./jobs";
import { noteOf } from "./noteTexts";
import { openTable, type Table } from "./openTable";
import { deleteRows, insertRows, type NewImportRow } from "./plannedRows";
import type { ImportColumns, ReadingChoices } from "./readRows";
import { findMapping } from "./remembered";
import { DOUBT_MARK } from "./rowData";
import type { TableFormat } from "./table";
import { openTextFile } from "./textFile";
import { type Progress, pause, type Workplace } from "./work";

/** Rows planned in one go. */
export const ROWS_AT_ONCE = 500;

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
  await keepLease(place.database.db, job, { planned_repairs: null });
  await deleteRows(place.database.db, job.id);
  const said = openTextFile(place.folder);
  try {
    await planRows(place, job, engine, said);
  } finally {
    said.close();
  }
}

async function planRows<Value>(place: Workplace, job: ImportJob, engine: ImportEngine<Value>, said: TextStore) {
  const { db } = place.database;
  const table = await openKept(place, job, engine);
  const plan = createPlanner(engine.rules, said);
  const counts = noCounts();
  let doubtful = 0;
  await keepLease(db, job, {
    headers: JSON.stringify(table.headers.map(({ header, field, use }) => ({ header, field, use }))),
    sheets: JSON.stringify(table.sheets?.names ?? []),
    sheet: table.sheets?.read ?? null,
    rows_done: 0,
  });
  // a file none of whose columns tells which record a row is about has to be mapped first
  if (!table.isNamed) {
    const problem = table.headers.length > 0 ? "errors.importHeader" : "errors.importEmpty";
    return endPlan(place, job, table, { ...rest(counts), problem });
  }
  // the next rows are read from the file while these are stored
  let stored: Promise<boolean> = Promise.resolve(false);
  for await (const rows of piecesOf(table.rows, ROWS_AT_ONCE)) {
    await pause(place);
    if (await stored) break;
    const kept = await planPiece(place, rows, { plan, engine, said });
    for (const { outcome, data } of kept) {
      count(counts, outcome);
      if (data?.includes(DOUBT_MARK)) doubtful++;
    }
    const done = { rows_done: counts.total, rows: counts.total };
    stored = promised(
      db.transaction().execute(async (trx) => {
        await insertRows(trx, job.id, kept);
        return keepLease(trx, job, done);
      }),
    );
  }
  if (await stored) return endWork(db, job, "cancelled", rest(counts));
  const ended = counts.total === 0 ? { problem: "errors.importEmpty" } : { planned_repairs: job.repairs };
  await endPlan(place, job, { notes: [...table.notes, ...doubtsNote(doubtful)] }, { ...rest(counts), ...ended });
}

/** Says how many rows have something in them to be looked at. */
export const doubtsNote = (count: number) => (count > 0 ? [{ key: "doubtful", values: { count } }] : []);

/** The kept file as rows, with what the editor chose about it. */
export function openKept<Value>(
  { folder, database: { db } }: Workplace,
  job: ImportJob,
  { noun, columns }: ImportEngine<Value>,
) {
  return openTable(
    { path: pathOf(folder, job) },
    {
      noun,
      format: formatOf(job),
      sheet: job.sheet,
      ...choicesOf(job, columns),
      mapping: async (headers) => mappingOf(job) ?? (await findMapping(db, job, headers)),
    },
  );
}

/** What was said of the file when it was brought stays, however it is read. */
const isOfFile = ({ code }: ImportNote) => code === "sameFile";

/** How the cells of an import are read. */
export const choicesOf = (job: ImportJob, columns: ImportColumns): ReadingChoices => ({
  columns,
  rights: { mayVerify: job.may_verify > 0 },
  repairs: ImportRepair.array().parse(JSON.parse(job.repairs)),
  blank: job.blank === "clear" ? "clear" : "leave",
});

type Noted = Pick<Table, "notes">;

async function endPlan({ database: { db }, now }: Workplace, job: ImportJob, table: Noted, changes: Progress) {
  const kept = ImportNote.array().parse(JSON.parse(job.notes)).filter(isOfFile);
  const notes = JSON.stringify([...kept, ...table.notes.map(noteOf)]);
  await endWork(db, job, "planned", { notes, planned_at: now().toISOString(), cursor: 0, ...changes });
}

const mappingOf = ({ mapping }: ImportJob) => ImportMapping.nullable().parse(JSON.parse(mapping));
const formatOf = ({ file_format }: ImportJob): TableFormat =>
  file_format === "json" || file_format === "xlsx" ? file_format : "csv";

const rest = ({ total, ...counts }: ImportCounts) => ({ ...counts, rows: total, rows_done: total });

function count(counts: ImportCounts, outcome: string): void {
  counts.total++;
  if (outcome === "created" || outcome === "updated" || outcome === "skipped" || outcome === "failed")
    counts[outcome]++;
  else counts.duplicates++;
}

type Planning<Value> = {
  plan: ReturnType<typeof createPlanner<Value>>;
  engine: ImportEngine<Value>;
  said: TextStore;
};

/** Plans some rows after those that were planned before, and puts them as they are kept. */
export async function planPiece<Value>(
  { database: { db } }: Workplace,
  read: readonly ReadRow[],
  { plan, engine, said }: Planning<Value>,
): Promise<NewImportRow[]> {
  const { snapshot, rows } = await engine.load(db, read);
  const planned = plan(rows, snapshot);
  const made = planned.flatMap((row) => (row.outcome === "created" ? [{ line: row.line, record: row.record }] : []));
  const likes = made.length > 0 ? await engine.likes(db, made, said) : new Map<number, LikeRecord[]>();
  return planned.map((row, at) => keptRow(row, read[at], likes.get(row.line) ?? []));
}

type Read = Pick<ReadRow, "cells" | "stray" | "doubts" | "repaired"> & Partial<Pick<ReadRow, "values">>;

/** A planned row as it is kept. */
export function keptRow<Value>(row: PlannedRow<Value>, read: Read | undefined, likes: LikeRecord[]): NewImportRow {
  const { line, name } = row;
  const doubts: { q?: ReadRow["doubts"] } = read?.doubts && read.doubts.length > 0 ? { q: read.doubts } : {};
  const repairs: { r?: ReadRow["repaired"] } = read?.repaired ? { r: read.repaired } : {};
  const cells = { c: read?.cells, s: read?.stray };
  // a row with something in it to be looked at may be read again
  const remarks = doubts.q || repairs.r ? { ...doubts, ...repairs, ...cells } : {};
  const kept = (outcome: string, [item_id, version]: [number | null, number | null], data: object | null) => ({
    ...{ line, name, outcome, item_id, version },
    data: data && JSON.stringify(data),
  });
  switch (row.outcome) {
    case "created":
      return likes.length > 0
        ? kept("duplicate", [null, null], { v: row.values, l: likes, ...cells, ...remarks })
        : kept("created", [null, null], { v: row.values, ...remarks });
    case "updated":
      return kept("updated", [row.id, row.version], { v: row.values, d: row.changes, ...remarks });
    case "failed":
      return kept("failed", [row.id ?? null, null], { p: row.problems, ...cells, ...remarks });
    default: {
      // of a row that changes nothing only what was passed over is worth a word
      const isWorthAWord =
        row.sameAs !== undefined || repairs.r || doubts.q?.some(({ reason }) => reason === "errors.mayNotVerify");
      const hidden = doubts.q ? { h: doubts.q, ...cells } : null;
      // one that is about no record on file is planned again from what it says
      const own = row.id === null ? { v: read?.values } : {};
      return kept("skipped", [row.id, null], isWorthAWord ? { ...remarks, ...own, e: row.sameAs } : hidden);
    }
  }
}
