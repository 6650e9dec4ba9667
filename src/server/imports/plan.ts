import { type ImportCounts, ImportNote, type LikeRecord } from "../../contract/imports";
import { createPlanner, type PlannedRow, type ReadRow } from "../../domain/importPlan";
import type { TextStore } from "../../domain/textStore";
import { piecesOf } from "../db/bulk";
import { promised } from "../promised";
import type { ImportEngine, NewRow } from "./engine";
import { endWork, type ImportJob, keepLease } from "./jobs";
import { noteOf } from "./noteTexts";
import { openKept } from "./openKept";
import type { Table } from "./openTable";
import { deleteRows, insertRows, type NewImportRow } from "./plannedRows";
import { DOUBT_MARK } from "./rowData";
import { openTextFile } from "./textFile";
import { type Progress, pause, type Workplace } from "./work";

/** Rows planned in one go. */
export const ROWS_AT_ONCE = 500;

const noCounts = (): ImportCounts => ({ total: 0, created: 0, updated: 0, skipped: 0, failed: 0, duplicates: 0 });

/** Reads the kept file of an import and keeps what each of its rows would do. An interrupted plan begins anew. */
export async function planImportJob<Value>(
  place: Workplace,
  job: ImportJob,
  engine: ImportEngine<Value>,
): Promise<void> {
  await keepLease(place.database.db, job, { planned_repairs: null });
  await deleteRows(place.database.db, job.id);
  const table = await openKept(place, job, engine);
  const said = openTextFile(place.folder);
  try {
    await planRows(place, job, table, { engine, said });
  } finally {
    said.close();
    await table.close();
  }
}

async function planRows<Value>(
  place: Workplace,
  job: ImportJob,
  table: Table,
  { engine, said }: Omit<Planning<Value>, "plan">,
) {
  const { db } = place.database;
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

/** What was said of the file when it was brought stays, however it is read. */
const isOfFile = ({ code }: ImportNote) => code === "sameFile";

type Noted = Pick<Table, "notes">;

async function endPlan({ database: { db }, now }: Workplace, job: ImportJob, table: Noted, changes: Progress) {
  const kept = ImportNote.array().parse(JSON.parse(job.notes)).filter(isOfFile);
  const notes = JSON.stringify([...kept, ...table.notes.map(noteOf)]);
  await endWork(db, job, "planned", { notes, planned_at: now().toISOString(), cursor: 0, ...changes });
}

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
  const made: NewRow<Value>[] = [];
  for (const [at, row] of planned.entries()) {
    if (row.outcome === "created") made.push({ line: row.line, record: row.record, key: rows[at]?.key });
  }
  const likes = made.length > 0 ? await engine.likes(db, made, said) : new Map<number, LikeRecord[]>();
  return planned.map((row, at) => keptRow(row, read[at], likes.get(row.line)));
}

type Read = Omit<ReadRow, "line" | "values" | "problems"> & Partial<Pick<ReadRow, "values">>;

/** A planned row as it is kept. */
export function keptRow<Value>(row: PlannedRow<Value>, read: Read = {}, likes: LikeRecord[] = []): NewImportRow {
  const { line, name } = row;
  const { repaired: r, stray: s } = read;
  const q = read.doubts?.length ? read.doubts : undefined;
  // a row with something in it to be looked at may be read again
  const isRemarked = q !== undefined || r !== undefined;
  const kept = (outcome: string, item_id: number | null, version: number | null, data: string | null): NewImportRow => {
    return { line, name, outcome, item_id, version, data };
  };
  const withCells = (data: object, v?: string) => jsonOf({ v, c: cellsJson(read) }, { ...data, q, r, s });
  const said = (data: object, v?: string) => (isRemarked ? withCells(data, v) : jsonOf({ v }, data));
  switch (row.outcome) {
    case "created": {
      const v = valuesJson(row.values, read);
      return likes.length > 0
        ? kept("duplicate", null, null, withCells({ l: likes }, v))
        : kept("created", null, null, said({}, v));
    }
    case "updated":
      return kept("updated", row.id, row.version, said({ d: row.changes }, valuesJson(row.values, read)));
    case "failed":
      return kept("failed", row.id ?? null, null, withCells({ p: row.problems }));
    default: {
      // of a row that changes nothing only what was passed over is worth a word
      const isWorthAWord = row.sameAs !== undefined || r || q?.some(({ reason }) => reason === "errors.mayNotVerify");
      // one that is about no record on file is planned again from what it says
      const own = row.id === null && read.values ? valuesJson(read.values, read) : undefined;
      const hidden = q ? jsonOf({ c: cellsJson(read) }, { h: q, s }) : null;
      return kept("skipped", row.id, null, isWorthAWord ? said({ e: row.sameAs }, own) : hidden);
    }
  }
}

/** Values as JSON; those of the row as it was read may have been written before. */
const valuesJson = (values: ReadRow["values"], read: Read) =>
  (values === read.values && read.valuesJson) || JSON.stringify(values);

const cellsJson = (read: Read) => read.cellsJson ?? (read.cells && JSON.stringify(read.cells));

/** An object's JSON of members that are JSON already, and others; what is undefined is left out. */
function jsonOf(written: Readonly<Record<string, string | undefined>>, others: object): string {
  let json = JSON.stringify(others).slice(0, -1);
  for (const name in written) {
    const text = written[name];
    if (text !== undefined) json += `${json === "{" ? "" : ","}"${name}":${text}`;
  }
  return `${json}}`;
}
