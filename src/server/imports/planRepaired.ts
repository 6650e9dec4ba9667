import { ImportHeader, ImportNote, ImportRepair } from "../../contract/imports";
import { createPlanner, type ReadRow } from "../../domain/importPlan";
import { createTextStore } from "../../domain/textStore";
import { chunks } from "../db/bulk";
import type { ImportEngine } from "./engine";
import { endWork, type ImportJob, keepLease } from "./jobs";
import { noteOf } from "./noteTexts";
import { choicesOf } from "./openKept";
import { doubtsNote, planPiece, ROWS_AT_ONCE } from "./plan";
import {
  countRows,
  linesAbout,
  type NewImportRow,
  namesOfNew,
  replaceRows,
  rowsAt,
  rowsSaying,
  type StoredRow,
} from "./plannedRows";
import { rowReader } from "./readRows";
import { DOUBT_MARK, rowDataOf, valuesIn } from "./rowData";
import { pause, type Workplace } from "./work";

/** More than are written in one short transaction are planned with all others. */
const MOST_ROWS = 3_000;
/** Stands in what was kept of a row that was repaired: that may hide other remarks on it. */
const REPAIR_MARK = '"r":[';

type Rows = Map<number, StoredRow>;

/**
 * Plans anew the rows that other repairs than before concern, and all that are about the same records or look like
 * them: no other row's plan can differ. Answers false, with nothing done, where the whole file has to be planned.
 */
export async function planRepaired<Value>(
  place: Workplace,
  job: ImportJob,
  make: () => ImportEngine<Value>,
): Promise<boolean> {
  const { db } = place.database;
  const rows = await concernedRows(place, job);
  const { columns, kinOf } = make();
  if (!rows || !kinOf) return false;
  const headers = ImportHeader.array().parse(JSON.parse(job.headers));
  const read = rowReader(headers, { columns, ...choicesOf(job) });
  const kinsmen = lazily(() => linesByKin(place, job.id, kinOf));
  while (rows.size <= MOST_ROWS) {
    const again = [...rows.values()].sort((a, b) => a.line - b.line).map((row) => readAgain(row, read));
    const whole = again.flatMap((row) => row ?? []);
    if (whole.length < again.length || [...rows.values()].some(asksForAddress)) return false;
    const planned = await planAll(place, whole, make());
    if (!planned) return false;
    const ties = tiesOf([...rows.values(), ...planned], kinOf);
    const tied = [...(await linesAbout(db, job.id, [...ties.ids]))];
    if (ties.kin.size > 0) {
      const byKin = await kinsmen();
      for (const kin of ties.kin) tied.push(...(byKin.get(kin) ?? []));
    }
    const more = [...new Set(tied)].filter((line) => !rows.has(line));
    if (more.length === 0) return keepPlanned(place, job, rows, planned);
    if (more.length > MOST_ROWS) return false;
    for (const row of await rowsAt(db, job.id, more)) rows.set(row.line, row);
  }
  return false;
}

/** The rows that are read otherwise now, as they were planned; undefined where that cannot be told or they are many. */
async function concernedRows({ database: { db } }: Workplace, job: ImportJob): Promise<Rows | undefined> {
  // cells of JSON that say nothing and those that say null are not kept apart
  if (job.planned_repairs === null || job.file_format === "json") return undefined;
  const [before, now] = [repairsIn(job.planned_repairs), repairsIn(job.repairs)];
  // what is missing in every row is missing also where nothing was said of it
  if (writtenForAll(before) !== writtenForAll(now)) return undefined;
  const lines = differing(byLine(before), byLine(now));
  if (lines.length > MOST_ROWS) return undefined;
  const rows = await rowsAt(db, job.id, lines);
  const reasons = new Set(differing(forAll(before), forAll(now)).map((key): string => JSON.parse(key)[1]));
  if ([...reasons].some((reason) => !/^[A-Za-z.]+$/.test(reason))) return undefined;
  if (reasons.size > 0) {
    const marks = [...[...reasons].map((reason) => `"reason":"${reason}"`), REPAIR_MARK];
    const remarked = await rowsSaying(db, job.id, marks, MOST_ROWS + 1);
    if (remarked.length > MOST_ROWS) return undefined;
    rows.push(...remarked);
  }
  // a cell of a row in which nothing was to be looked at can be written anew as well
  if (rows.some(({ data }) => !rowDataOf(data).c)) return undefined;
  return new Map(rows.map((row) => [row.line, row]));
}

const repairsIn = (json: string) => ImportRepair.array().parse(JSON.parse(json));

/** The repairs of each line, in their order. */
function byLine(repairs: readonly ImportRepair[]): Map<number, string> {
  const lines = new Map<number, string>();
  for (const repair of repairs) {
    if (repair.line !== undefined) lines.set(repair.line, (lines.get(repair.line) ?? "") + JSON.stringify(repair));
  }
  return lines;
}

/** The repairs of all lines, by field and reason: of two the last holds. */
const forAll = (repairs: readonly ImportRepair[]): Map<string, string> =>
  new Map(
    repairs.flatMap(({ field, reason, line, value = null }) =>
      line === undefined ? [[JSON.stringify([field, reason]), JSON.stringify(value)]] : [],
    ),
  );

/** What was written for all rows, as text. */
const writtenForAll = (repairs: readonly ImportRepair[]): string =>
  JSON.stringify(repairs.filter(({ line, value }) => line === undefined && value));

const differing = <Key>(some: ReadonlyMap<Key, string>, others: ReadonlyMap<Key, string>): Key[] =>
  [...new Set([...some.keys(), ...others.keys()])].filter((key) => some.get(key) !== others.get(key));

/** A row as the file has it, or what it said where nothing of it was repaired; undefined when neither was kept. */
function readAgain(row: StoredRow, read: ReturnType<typeof rowReader>): ReadRow | undefined {
  const { line } = row;
  const { c, s, p, v } = rowDataOf(row.data);
  if (c) {
    const trouble = p?.find(({ field }) => field === "row")?.reason;
    return read({ line, cells: c, ...(trouble !== undefined && { trouble }), ...(s && { stray: s }) });
  }
  return v && row.item_id === null ? { line, values: v, problems: [] } : undefined;
}

/** Rows of any name may ask for one address. */
const asksForAddress = ({ item_id, data }: StoredRow) => item_id === null && Boolean(valuesIn(data).slug);

/** Undefined when a row asks for an address, or no longer goes in and its cells are not kept. */
async function planAll<Value>(place: Workplace, rows: readonly ReadRow[], engine: ImportEngine<Value>) {
  const said = createTextStore();
  const plan = createPlanner(engine.rules, said);
  const planned: NewImportRow[] = [];
  for (const some of chunks(rows, ROWS_AT_ONCE)) {
    await pause(place);
    planned.push(...(await planPiece(place, some, { plan, engine, said })));
  }
  const isWhole = planned.every(({ outcome, item_id }, at) => {
    const { cells, values } = rows[at] ?? {};
    return (cells || (outcome !== "failed" && outcome !== "duplicate")) && (item_id !== null || !values?.slug);
  });
  return isWhole ? planned : undefined;
}

type Tied = Pick<NewImportRow, "item_id" | "name" | "data">;

/** What rows have in common with others that are about the same record, or look alike. */
function tiesOf(rows: readonly Tied[], kinOf: (name: string) => string) {
  const ids = new Set<number>();
  const kin = new Set<string>();
  for (const { item_id, name } of rows) {
    if (item_id !== null) ids.add(item_id);
    else if (name !== "") kin.add(kinOf(name));
  }
  return { ids, kin };
}

async function linesByKin({ database: { db } }: Workplace, importId: number, kinOf: (name: string) => string) {
  const byKin = new Map<string, number[]>();
  for (const { line, name } of await namesOfNew(db, importId)) {
    const kin = kinOf(name);
    const lines = byKin.get(kin);
    if (lines) lines.push(line);
    else byKin.set(kin, [line]);
  }
  return byKin;
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

async function keepPlanned(
  { database: { db }, now }: Workplace,
  job: ImportJob,
  before: Rows,
  planned: readonly NewImportRow[],
): Promise<true> {
  await db.transaction().execute(async (trx) => {
    await replaceRows(trx, job.id, planned);
    const counted = await countRows(trx, job.id);
    const of = (outcome: string) => counted.get(outcome) ?? 0;
    const counts = { created: of("created"), updated: of("updated"), skipped: of("skipped"), failed: of("failed") };
    const notes = ImportNote.array().parse(JSON.parse(job.notes));
    const was = Number(notes.find(({ code }) => code === "doubtful")?.values.count ?? 0);
    const doubtful = was + doubtfulIn(planned) - doubtfulIn([...before.values()]);
    const kept = notes.filter(({ code }) => code !== "doubtful");
    const isCancelled = await keepLease(trx, job);
    await endWork(trx, job, isCancelled ? "cancelled" : "planned", {
      ...counts,
      duplicates: of("duplicate"),
      notes: JSON.stringify([...kept, ...doubtsNote(doubtful).map(noteOf)]),
      planned_repairs: job.repairs,
      planned_at: now().toISOString(),
      rows_done: job.rows,
      cursor: 0,
    });
  });
  return true;
}

const doubtfulIn = (rows: readonly Pick<StoredRow, "data">[]) =>
  rows.filter(({ data }) => data?.includes(DOUBT_MARK)).length;
