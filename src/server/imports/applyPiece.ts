import { AccountRole } from "../../contract/accounts";
import { type KeptRow, type SettledRow, settleRow } from "../../domain/importApply";
import type { ReadRow } from "../../domain/importPlan";
import type { Actor, By } from "../audit";
import type { Db } from "../db/open";
import { openRun } from "../temples/indexRuns";
import type { ImportChange, ImportEngine, ImportItem } from "./engine";
import { insertItems, ownAmong } from "./items";
import { type ImportJob, keepLease } from "./jobs";
import type { MadeTemples } from "./madeTemples";
import type { ReadyRows } from "./maker";
import { keptRow } from "./plan";
import { rewriteRow, rowsAt, type StoredRow } from "./plannedRows";
import { rowDataOf, valuesIn } from "./rowData";
import type { Workplace } from "./work";

export type MakeEngine<Value> = () => ImportEngine<Value>;
type Figures = { created: number; updated: number; skipped: number; failed: number; replanned: number };

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
  rows: ReadyRows;
  make: MakeEngine<Value>;
  reserved: ReadonlySet<string>;
  isLarge: boolean;
};

/** One transaction of an apply: writes rows, and notes what became of them and how far the job is. */
export async function applyPiece<Value>(trx: Db, { place, job, rows, make, reserved, isLarge }: Piece<Value>) {
  const engine = make();
  // a large import leaves the postings of new records to a run; the first to be locked, as everywhere
  const indexRun = isLarge ? await openRun(trx) : undefined;
  const change = { now: place.now(), by: byOf(job, job.audit_id), indexRun };
  const doubtful = await doubtfulOf(trx, job, rows.made, engine);
  const kept = [...rows.kept, ...(await rowsAt(trx, job.id, doubtful.lines))];
  const settled = await settleRows(trx, job, kept.map(keptOf), engine);
  const items = await write(trx, settled, engine, change, reserved);
  const ids = await store(trx, rows.made, doubtful.places, { engine, change, reserved });
  for (const [at, line] of (rows.made?.lines ?? []).entries()) {
    const id = ids[at];
    if (id) items.push({ line, id, version: 1, made: true });
  }
  if (items.length > 0) await engine.written(trx);
  await insertItems(trx, job.id, items);
  const figures = figuresOf(job, kept, settled);
  for (const [at, { planned, replanned }] of settled.entries()) {
    if (!replanned) continue;
    const { c, s, q, r } = rowDataOf(kept[at]?.data ?? null);
    await rewriteRow(trx, job.id, keptRow(planned, { cells: c, stray: s, doubts: q, repaired: r }));
  }
  const next = { ...figures.columns, rows_done: job.rows_done + settled.length + ids.filter(Boolean).length };
  const isCancelled = await keepLease(trx, job, next);
  return { isCancelled, next, failed: figures.newlyFailed, run: indexRun?.id, ids };
}

/** New records that may meanwhile be on file are planned again from what their rows say. */
async function doubtfulOf<Value>(
  trx: Db,
  job: ImportJob,
  made: MadeTemples | undefined,
  { ahead }: ImportEngine<Value>,
): Promise<{ places: ReadonlySet<number>; lines: number[] }> {
  const doubts = made && (await ahead?.doubtful(trx, made));
  if (!made || !doubts || doubts.size === 0) return { places: new Set(), lines: [] };
  // what the same import made before is not matched again
  const own = await ownAmong(trx, job.id, [...doubts.values()].flat());
  const isDoubtful = ([, ids]: [number, readonly number[]]) => ids.length === 0 || ids.some((id) => !own.has(id));
  const places = [...doubts].filter(isDoubtful).map(([at]) => at);
  return { places: new Set(places), lines: places.flatMap((at) => made.lines[at] ?? []) };
}

type Storing<Value> = {
  engine: ImportEngine<Value>;
  change: ImportChange;
  reserved: ReadonlySet<string>;
};

/** Stores what was made ahead but for some; answers the id of each, 0 for those. */
async function store<Value>(
  trx: Db,
  made: MadeTemples | undefined,
  dropped: ReadonlySet<number>,
  { engine: { ahead }, change, reserved }: Storing<Value>,
): Promise<number[]> {
  if (!made || !ahead || made.lines.length === dropped.size) return (made?.lines ?? []).map(() => 0);
  const ids = await ahead.store(trx, dropped.size === 0 ? made : ahead.without(made, dropped), change, reserved);
  let next = 0;
  return made.lines.map((_, at) => (dropped.has(at) ? 0 : (ids[next++] ?? 0)));
}

function keptOf({ line, name, item_id, version, data }: StoredRow): KeptRow {
  const target = item_id === null ? null : { id: item_id, version: version ?? 0 };
  return { line, name, values: valuesIn(data), target };
}

async function settleRows<Value>(
  trx: Db,
  job: ImportJob,
  kept: readonly KeptRow[],
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
  { values }: KeptRow,
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
  change: ImportChange,
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
  return items;
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
