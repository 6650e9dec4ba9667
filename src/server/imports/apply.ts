import { setImmediate } from "node:timers/promises";
import { AccountRole } from "../../contract/accounts";
import { type KeptRow, type SettledRow, settleRow } from "../../domain/importApply";
import type { ReadRow } from "../../domain/importPlan";
import { type Actor, type By, writeAudit } from "../audit";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import { promised } from "../promised";
import { GatheredPostings } from "../temples/gatheredPostings";
import { openRun } from "../temples/indexRuns";
import type { ImportEngine, ImportItem } from "./engine";
import { indexAll } from "./indexAll";
import { insertItems, ownAmong } from "./items";
import { endWork, type ImportJob, keepLease } from "./jobs";
import { keptRow } from "./plan";
import { linesLeft, reservedSlugs, rewriteRow, rowsAt, type StoredRow } from "./plannedRows";
import { rowDataOf, valuesIn } from "./rowData";
import { inTransaction, letOthersWrite, type Workplace } from "./work";

/** Rows in one transaction: long enough to be quick, short enough that nobody else waits noticeably. */
export const ROWS_AT_ONCE = 1_000;
/** Rows made ready between two looks at what the database says: about a millisecond. */
const READY_AT_ONCE = 20;
/** New records wait no longer than for so many transactions to be found. */
const PIECES_A_RUN = 50;
/** Small imports are written, and taken back, where requests are answered. */
export const FEW_ROWS_AT_ONCE = 250;

type MakeEngine<Value> = () => ImportEngine<Value>;
type Figures = { created: number; updated: number; skipped: number; failed: number; replanned: number };

/** Writes what a plan says, in short transactions that each keep how far they came: a row is never done twice. */
export async function applyImportJob<Value>(place: Workplace, started: ImportJob, make: MakeEngine<Value>) {
  const { db } = place.database;
  const job = await withEntry(place, started);
  const reserved = await reservedSlugs(db, job.id);
  const isLarge = job.rows > ROWS_AT_ONCE;
  const atOnce = isLarge ? ROWS_AT_ONCE : FEW_ROWS_AT_ONCE;
  // by name, rows that are written together meet in few pages of the indexes
  const left = await linesLeft(db, job.id, isLarge ? "name_key" : "line");
  const pieces = [...chunks(left, atOnce)];
  const read = (piece: number) => rowsAt(db, job.id, pieces[piece] ?? []);
  const begin = (rows: readonly StoredRow[]) => promised(readyRows(rows, make()));
  const gathered = new GatheredPostings();
  // a piece is written while the next one is made ready, and the one after that is read
  let ready = begin(await read(0));
  let next = promised(read(1));
  for (let piece = 0; piece < pieces.length; piece++) {
    const rows = await ready;
    ready = begin(await next);
    next = promised(read(piece + 2));
    await letOthersWrite(place);
    const done = await inTransaction(place.database, (trx) =>
      applyPiece(trx, { place, job, rows, make, reserved, isLarge }),
    );
    Object.assign(job, done.next);
    if (done.indexRun) gathered.add(done.indexRun);
    if (done.isCancelled) return endCancelled(place, job, gathered);
    if (done.failed > 0 && job.mode === "all") return takeAllBack(place, job);
    if ((piece + 1) % PIECES_A_RUN === 0) await indexAll(place, job, gathered);
  }
  await indexAll(place, job, gathered);
  await endWork(db, job, "applied", { applied_at: place.now().toISOString(), rows_done: job.rows });
}

async function endCancelled(place: Workplace, job: ImportJob, gathered: GatheredPostings): Promise<void> {
  await indexAll(place, job, gathered);
  await endWork(place.database.db, job, "cancelled", { applied_at: place.now().toISOString() });
}

/** A row of an import that goes in whole or not at all could not be written: what was done is taken back. */
async function takeAllBack({ database: { db } }: Workplace, job: ImportJob): Promise<void> {
  await endWork(db, job, "undoing", { cursor: 0, rows_done: 0, problem: "errors.importRowGone", cancelled: 0 });
}

/** Enters the import in the log once, under which its rows are noted. */
async function withEntry({ database: { db }, now }: Workplace, job: ImportJob): Promise<ImportJob> {
  if (job.audit_id !== null) return job;
  return db.transaction().execute(async (trx) => {
    const { rows: total, created, updated, skipped, failed, file_format: file } = job;
    const audit_id = await writeAudit(trx, {
      at: now().toISOString(),
      actor: actorOf(job),
      action: `import.${job.noun}`,
      kind: "import",
      itemId: null,
      origin: "import",
      details: { file, total, created, updated, skipped, failed },
    });
    await keepLease(trx, job, { audit_id });
    return { ...job, audit_id };
  });
}

export function actorOf({ actor_id, actor_role }: ImportJob): Actor | null {
  const role = AccountRole.safeParse(actor_role);
  return actor_id !== null && role.success ? { id: actor_id, role: role.data } : null;
}

export const byOf = (job: ImportJob, partOf: number | null): By => ({
  actor: actorOf(job),
  origin: "import",
  ...(partOf !== null && { partOf }),
});

type Piece<Value> = {
  place: Workplace;
  job: ImportJob;
  rows: readonly ReadyRow<Value>[];
  make: MakeEngine<Value>;
  reserved: ReadonlySet<string>;
  isLarge: boolean;
};

async function applyPiece<Value>(trx: Db, { place, job, rows, make, reserved, isLarge }: Piece<Value>) {
  const engine = make();
  // a large import leaves the postings of new records to a run; the first to be locked, as everywhere
  const indexRun = isLarge ? await openRun(trx) : undefined;
  const stored = rows.map((row) => row.stored);
  const kept = rows.map((row) => row.kept);
  const settled = await settleRows(trx, job, kept, engine);
  const change = { now: place.now(), by: byOf(job, job.audit_id), indexRun };
  const items = await write(trx, settled, engine, change, reserved);
  await insertItems(trx, job.id, items);
  const figures = figuresOf(job, stored, settled);
  for (const [at, { planned, replanned }] of settled.entries()) {
    if (!replanned) continue;
    const { c, s, q, r } = rowDataOf(stored[at]?.data ?? null);
    await rewriteRow(trx, job.id, keptRow(planned, { cells: c, stray: s, doubts: q, repaired: r }));
  }
  const next = { ...figures.columns, rows_done: job.rows_done + rows.length };
  return { isCancelled: await keepLease(trx, job, next), next, failed: figures.newlyFailed, indexRun };
}

/** A row as it waits to be written. */
type ReadyRow<Value> = { stored: StoredRow; kept: KeptRow<Value> };

/** Makes rows ready, some at a time: meanwhile the database stores those before them, and what it says is heard. */
async function readyRows<Value>(
  rows: readonly StoredRow[],
  { draft }: ImportEngine<Value>,
): Promise<ReadyRow<Value>[]> {
  const ready: ReadyRow<Value>[] = [];
  for (const some of chunks(rows, READY_AT_ONCE)) {
    await setImmediate();
    for (const stored of some) ready.push({ stored, kept: keptOf(stored, draft) });
  }
  return ready;
}

function keptOf<Value>(
  { line, name, item_id, version, data }: StoredRow,
  draft: ImportEngine<Value>["draft"],
): KeptRow<Value> {
  const values = valuesIn(data);
  if (item_id !== null) return { line, name, values, target: { id: item_id, version: version ?? 0 } };
  return { line, name, values, target: null, made: draft?.(values) };
}

async function settleRows<Value>(
  trx: Db,
  job: ImportJob,
  kept: readonly KeptRow<Value>[],
  engine: ImportEngine<Value>,
): Promise<SettledRow<Value>[]> {
  const asked = kept.map(
    ({ line, values, target }): ReadRow => ({
      line,
      problems: [],
      values: target ? { ...idOnly(values), id: target.id } : values,
    }),
  );
  const { snapshot } = await engine.load(trx, asked);
  const matched = kept.flatMap((row) => (row.target ? [] : matchesOf(row, snapshot, engine)));
  const own = matched.length > 0 ? await ownAmong(trx, job.id, matched) : new Set<number>();
  return kept.map((row) => settleRow(row, snapshot, engine.rules, (id) => own.has(id)));
}

/** What is needed to find a known record, and who else has what the row asks for. */
const idOnly = ({ slug, ruleId }: Readonly<Record<string, unknown>>) => ({
  ...(slug !== undefined && { slug }),
  ...(ruleId !== undefined && { ruleId }),
});

function matchesOf<Value>(
  { values }: KeptRow<Value>,
  snapshot: Awaited<ReturnType<ImportEngine<Value>["load"]>>["snapshot"],
  { rules }: ImportEngine<Value>,
): number[] {
  const key = rules.keyOf(values);
  const ofSlug = typeof values.slug === "string" ? snapshot.bySlug(values.slug) : undefined;
  return [...(ofSlug ? [ofSlug] : []), ...(key === undefined ? [] : snapshot.byKey(key))].map(({ id }) => id);
}

async function write<Value>(
  trx: Db,
  settled: readonly SettledRow<Value>[],
  engine: ImportEngine<Value>,
  change: Parameters<ImportEngine<Value>["create"]>[2],
  reserved: ReadonlySet<string>,
): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  const changes = settled.flatMap(({ planned, filed }) =>
    planned.outcome === "updated" && filed ? [{ filed, record: planned.record, line: planned.line }] : [],
  );
  if (changes.length > 0) await engine.update(trx, changes, change);
  for (const { line, filed } of changes) items.push({ line, id: filed.id, version: filed.version + 1, made: false });
  const made = settled.flatMap(({ planned }) => (planned.outcome === "created" ? [planned] : []));
  const ids =
    made.length > 0
      ? await engine.create(
          trx,
          made.map(({ record }) => record),
          change,
          reserved,
        )
      : [];
  for (const [at, { line }] of made.entries()) items.push({ line, id: ids[at] ?? 0, version: 1, made: true });
  if (items.length > 0) await engine.written(trx);
  return items.sort((a, b) => a.line - b.line);
}

/** The counts after rows that became something else than was planned. */
function figuresOf<Value>(
  job: ImportJob,
  rows: readonly StoredRow[],
  settled: readonly SettledRow<Value>[],
): { columns: Figures; newlyFailed: number } {
  const { created, updated, skipped, failed, replanned } = job;
  const columns: Figures = { created, updated, skipped, failed, replanned };
  let newlyFailed = 0;
  for (const [at, one] of settled.entries()) {
    if (!one.replanned) continue;
    columns.replanned++;
    const was = rows[at]?.outcome;
    if (was === "created" || was === "updated") columns[was]--;
    columns[one.planned.outcome]++;
    if (one.planned.outcome === "failed") newlyFailed++;
  }
  return { columns, newlyFailed };
}
