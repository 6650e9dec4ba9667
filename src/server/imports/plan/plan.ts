import { type DuplicateRecord, type ImportCounts, ImportNote } from "../../../contract/imports";
import { type CellProblem, createPlanner, type PlannedRow, type ReadRow } from "../../../domain/importPlan";
import type { TextStore } from "../../../domain/textStore";
import { chunks, piecesOf } from "../../db/bulk";
import type { Db } from "../../db/open";
import { promised } from "../../promised";
import { keyOf } from "../../temples/identifiers";
import type { Table } from "../read/openTable";
import { storeFacets } from "../store/facets";
import { type Listed, storeGone } from "../store/gone";
import { endWork, type ImportJob, keepLease } from "../store/jobs";
import { findLeftOut, type LeftOut } from "../store/leftOut";
import { addDoubts, deleteRows, insertRows, type NewImportRow } from "../store/plannedRows";
import { storePreview } from "../store/previews";
import { type Progress, pause, type Workplace } from "../store/work";
import type { Crowds, ImportEngine, NewRow } from "./engine";
import { noteOf } from "./noteTexts";
import { openStored } from "./openStored";
import { searchExtract } from "./searchExtract";
import { identifiersIn } from "./sourceNumbers";
import { storedRow } from "./storedRow";

/** Rows planned in one go. */
const ROWS_AT_ONCE = 500;

const noCounts = (): ImportCounts => ({
  total: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  duplicates: 0,
  moved: 0,
});

/** Reads the stored file of an import and stores what each of its rows would do. An interrupted plan begins anew. */
export async function planImportJob<Value>(
  place: Workplace,
  job: ImportJob,
  engine: ImportEngine<Value>,
  texts?: TextStore,
): Promise<void> {
  await keepLease(place.database.db, job);
  await deleteRows(place.database.db, job.id);
  if (job.file_format === "pbf" && !(await searchExtract(place, job))) return;
  const table = await openStored(place, job, engine);
  try {
    await planRows(place, job, table, { engine, plan: createPlanner(engine.rules, texts) });
  } finally {
    await table.close();
  }
}

type Planner<Value> = Pick<Planning<Value>, "engine" | "plan">;

async function planRows<Value>(place: Workplace, job: ImportJob, table: Table, planner: Planner<Value>) {
  const { db } = place.database;
  const counts = noCounts();
  const listed: Listed = { sources: new Map(), ids: new Set() };
  const crowds = planner.engine.crowds?.();
  let doubtful = 0;
  let leftOut = 0;
  await keepLease(db, job, {
    headers: JSON.stringify(table.headers.map(({ header, field, use }) => ({ header, field, use }))),
    sheets: JSON.stringify(table.sheets?.names ?? []),
    sheet: table.sheets?.read ?? null,
    rows_done: 0,
  });
  await storePreview(db, job.id, table.preview);
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
    const planned = await planPiece(place, rows, { ...planner, listSource: job.list_source, listed, crowds });
    for (const { outcome, doubts, left_out_at } of planned) {
      count(counts, outcome);
      if (doubts !== null) doubtful++;
      if (left_out_at !== null) leftOut++;
    }
    const done = { rows_done: counts.total, rows: counts.total };
    stored = promised(
      db.transaction().execute(async (trx) => {
        await insertRows(trx, job.id, planned);
        return keepLease(trx, job, done);
      }),
    );
  }
  if (await stored) return endWork(db, job, "cancelled", rest(counts));
  const doubted = await doubtCrowds(place, job, (await crowds?.found(db)) ?? new Map());
  if (doubted === undefined) return endWork(db, job, "cancelled", rest(counts));
  doubtful += doubted;
  const problem = counts.total === 0 ? "errors.importEmpty" : null;
  const gone = await storeGone(db, job.id, listed, table.isWhole);
  await storeFacets(db, job.id, table.values());
  const notes = [...table.notes, ...countNote("doubtful", doubtful), ...countNote("leftOutBefore", leftOut)];
  await endPlan(place, job, { notes }, { ...rest(counts), ...gone, problem });
}

/**
 * Adds what the rows tell together to those it is about; answers how many of them had no remark before, or undefined when
 * the job is to be cancelled.
 */
async function doubtCrowds(place: Workplace, job: ImportJob, found: ReadonlyMap<number, CellProblem>) {
  let added = 0;
  for (const some of chunks([...found], ROWS_AT_ONCE)) {
    await pause(place);
    const isCancelled = await place.database.db.transaction().execute(async (trx) => {
      added += await addDoubts(trx, job.id, new Map(some));
      return keepLease(trx, job);
    });
    if (isCancelled) return undefined;
  }
  return added;
}

/** Says how many rows have something in them to be looked at, or stay left out. */
const countNote = (key: "doubtful" | "leftOutBefore", count: number) => (count > 0 ? [{ key, values: { count } }] : []);

/** What was said of the file when it was brought stays, however it is read. */
const isOfFile = ({ code }: ImportNote) => code === "sameFile";

type Noted = Pick<Table, "notes">;

async function endPlan({ database: { db }, now }: Workplace, job: ImportJob, table: Noted, changes: Progress) {
  const ofFile = ImportNote.array().parse(JSON.parse(job.notes)).filter(isOfFile);
  const notes = JSON.stringify([...ofFile, ...table.notes.map(noteOf)]);
  await endWork(db, job, "planned", { notes, planned_at: now().toISOString(), cursor: 0, ...changes });
}

const rest = ({ total, ...counts }: ImportCounts) => ({ ...counts, rows: total, rows_done: total });

function count(counts: ImportCounts, outcome: string): void {
  counts.total++;
  if (
    outcome === "created" ||
    outcome === "updated" ||
    outcome === "skipped" ||
    outcome === "failed" ||
    outcome === "moved"
  )
    counts[outcome]++;
  else counts.duplicates++;
}

type Planning<Value> = {
  listSource: string;
  plan: ReturnType<typeof createPlanner<Value>>;
  engine: ImportEngine<Value>;
  listed: Listed;
  crowds: Crowds<Value> | undefined;
};

function noteListed<Value>({ sources, ids }: Listed, rows: readonly ReadRow[], planned: readonly PlannedRow<Value>[]) {
  for (const { values } of rows) {
    if (values.identifiers === undefined) continue;
    for (const { source } of identifiersIn(values)) sources.set(source, (sources.get(source) ?? 0) + 1);
  }
  for (const row of planned) if ("id" in row && row.id) ids.add(row.id);
}

/** Plans some rows after those that were planned before, and puts them as they are stored. */
async function planPiece<Value>(
  { database: { db } }: Workplace,
  read: readonly ReadRow[],
  { plan, engine, listSource, listed, crowds }: Planning<Value>,
): Promise<NewImportRow[]> {
  const { snapshot, rows } = await engine.load(db, read, listSource);
  const planned = plan(rows, snapshot);
  noteListed(listed, rows, planned);
  const leftOut = await leftOutAmong(db, rows, planned);
  for (const { temple } of leftOut.values()) if (temple?.id) listed.ids.add(temple.id);
  const made: NewRow<Value>[] = [];
  for (const [at, row] of planned.entries()) {
    if (row.outcome !== "created" || leftOut.has(row.line)) continue;
    const { line, record, namesakes } = row;
    made.push({ line, record, key: rows[at]?.key, ...(namesakes && { namesakes }) });
  }
  const duplicates = made.length > 0 ? await engine.duplicates(db, made) : new Map<number, DuplicateRecord[]>();
  const stored = planned.map((row, at) => storedRow(row, read[at], duplicates.get(row.line), leftOut.get(row.line)));
  if (crowds) noteCrowds(crowds, made, stored);
  return stored;
}

/** A row that may be of a temple on file, or of one before it, is looked at anyway. */
function noteCrowds<Value>(
  crowds: Crowds<Value>,
  made: readonly NewRow<Value>[],
  stored: readonly NewImportRow[],
): void {
  const isNew = new Set(stored.filter(({ outcome }) => outcome === "created").map(({ line }) => line));
  for (const { line, record } of made) if (isNew.has(line)) crowds.note(line, record);
}

/** The rows of new records that an earlier import left out, by line. */
async function leftOutAmong<Value>(
  db: Db,
  rows: readonly ReadRow[],
  planned: readonly PlannedRow<Value>[],
): Promise<Map<number, LeftOut>> {
  const numbers = planned.map(({ outcome }, at) =>
    outcome === "created" ? identifiersIn(rows[at]?.values ?? {}) : [],
  );
  const found = await findLeftOut(db, numbers.flat());
  const known = numbers.map((own) => own.map((number) => found.get(keyOf(number))).find((one) => one !== undefined));
  return new Map(planned.flatMap(({ line }, at) => (known[at] ? [[line, known[at]] as const] : [])));
}
