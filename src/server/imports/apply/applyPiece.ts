import { AccountRole } from "../../../contract/accounts";
import { type PlannedBefore, type ReplannedRow, replanRow } from "../../../domain/importApply";
import type { ReadRow } from "../../../domain/importPlan";
import type { Actor, By } from "../../audit";
import type { Db } from "../../db/open";
import type { BuiltTemples } from "../plan/builtTemples";
import type { ImportChange, ImportEngine } from "../plan/engine";
import { storedRow } from "../plan/storedRow";
import type { BuiltRows } from "../rowBuilder";
import type { ImportItem } from "../store/items";
import { insertItems, madeAmong } from "../store/items";
import { type ImportJob, keepLease } from "../store/jobs";
import { rewriteRow, rowsAt, type StoredRow } from "../store/plannedRows";
import { readCells, readProblems, readValues } from "../store/rowJson";
import type { Workplace } from "../store/work";

export type CreateEngine<Value> = () => ImportEngine<Value>;
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
  rows: BuiltRows;
  createEngine: CreateEngine<Value>;
  reserved: ReadonlySet<string>;
  /** the records on file that rows of the list are about: no other row is matched with them */
  targets: ReadonlySet<number>;
};

/** One transaction of an apply: writes rows, and notes what became of them and how far the job is. */
export async function applyPiece<Value>(trx: Db, { place, job, rows, createEngine, reserved, targets }: Piece<Value>) {
  const engine = createEngine();
  const change = { now: place.now(), by: byOf(job, job.audit_id) };
  const ownAmong = ownOf(trx, job, targets);
  const doubtful = await doubtfulOf(trx, ownAmong, rows.built, engine);
  const stored = [...rows.kept, ...(await rowsAt(trx, job.id, doubtful.lines))];
  const outcomes = await replanRows(trx, ownAmong, stored.map(plannedBefore), engine);
  const items = await write(trx, outcomes, engine, change, reserved);
  const ids = await store(trx, rows.built, doubtful.places, { engine, change, reserved });
  for (const [at, line] of (rows.built?.lines ?? []).entries()) {
    const id = ids[at];
    if (id) items.push({ line, id, version: 1, made: true });
  }
  if (items.length > 0) await engine.written(trx);
  await insertItems(trx, job.id, items);
  const figures = figuresOf(job, stored, outcomes);
  for (const [at, { planned, replanned }] of outcomes.entries()) {
    if (!replanned) continue;
    const row = stored[at];
    await rewriteRow(trx, job.id, storedRow(planned, row && readBack(row)));
  }
  const next = { ...figures.columns, rows_done: job.rows_done + outcomes.length + ids.filter(Boolean).length };
  const isCancelled = await keepLease(trx, job, next);
  return { isCancelled, next, failed: figures.newlyFailed };
}

type OwnAmong = (ids: readonly number[]) => Promise<ReadonlySet<number>>;

/** Tells records that the import made before, or that other rows are about: they are not matched again. */
const ownOf =
  (trx: Db, { id }: ImportJob, targets: ReadonlySet<number>): OwnAmong =>
  async (ids) => {
    const others = ids.filter((one) => !targets.has(one));
    const made = others.length > 0 ? await madeAmong(trx, id, others) : new Set<number>();
    return new Set(ids.filter((one) => targets.has(one) || made.has(one)));
  };

/** New records that may meanwhile be on file are planned again from what their rows say. */
async function doubtfulOf<Value>(
  trx: Db,
  ownAmong: OwnAmong,
  built: BuiltTemples | undefined,
  { builder }: ImportEngine<Value>,
): Promise<{ places: ReadonlySet<number>; lines: number[] }> {
  const doubts = built && (await builder?.doubtful(trx, built));
  if (!built || !doubts || doubts.size === 0) return { places: new Set(), lines: [] };
  const own = await ownAmong([...doubts.values()].flat());
  const isDoubtful = ([, ids]: [number, readonly number[]]) => ids.length === 0 || ids.some((id) => !own.has(id));
  const places = [...doubts].filter(isDoubtful).map(([at]) => at);
  return { places: new Set(places), lines: places.flatMap((at) => built.lines[at] ?? []) };
}

type Storing<Value> = {
  engine: ImportEngine<Value>;
  change: ImportChange;
  reserved: ReadonlySet<string>;
};

/** Stores what was built ahead but for some; answers the id of each, 0 for those. */
async function store<Value>(
  trx: Db,
  built: BuiltTemples | undefined,
  dropped: ReadonlySet<number>,
  { engine: { builder }, change, reserved }: Storing<Value>,
): Promise<number[]> {
  if (!built || !builder || built.lines.length === dropped.size) return (built?.lines ?? []).map(() => 0);
  const ids = await builder.store(trx, dropped.size === 0 ? built : builder.without(built, dropped), change, reserved);
  let next = 0;
  return built.lines.map((_, at) => (dropped.has(at) ? 0 : (ids[next++] ?? 0)));
}

/** What was stored of how a row was read. */
const readBack = ({ cells, doubts, repaired }: StoredRow) => ({
  cells: readCells(cells),
  doubts: readProblems(doubts),
  repaired: readProblems(repaired),
});

function plannedBefore({ line, name, item_id, version, field_values }: StoredRow): PlannedBefore {
  const target = item_id === null ? null : { id: item_id, version: version ?? 0 };
  return { line, name, values: readValues(field_values), target };
}

async function replanRows<Value>(
  trx: Db,
  ownAmong: OwnAmong,
  rows: readonly PlannedBefore[],
  engine: ImportEngine<Value>,
): Promise<ReplannedRow<Value>[]> {
  const asked = rows.map(
    ({ line, values, target }): ReadRow => ({
      line,
      problems: [],
      values: target ? { ...idOnly(values), id: target.id } : values,
    }),
  );
  const { snapshot } = await engine.load(trx, asked);
  const matched = rows.flatMap((row) => (row.target ? [] : matchesOf(row, snapshot, engine)));
  const own = matched.length > 0 ? await ownAmong(matched) : new Set<number>();
  return rows.map((row) => replanRow(row, snapshot, engine.rules, (id) => own.has(id)));
}

/** What is needed to find a known record, and who else has what the row asks for. */
const idOnly = ({ slug, ruleId }: Readonly<Record<string, unknown>>) => ({
  ...(slug !== undefined && { slug }),
  ...(ruleId !== undefined && { ruleId }),
});

function matchesOf<Value>(
  { values }: PlannedBefore,
  snapshot: Awaited<ReturnType<ImportEngine<Value>["load"]>>["snapshot"],
  { rules }: ImportEngine<Value>,
): number[] {
  const key = rules.keyOf(values);
  const ofSlug = typeof values.slug === "string" ? snapshot.bySlug(values.slug) : undefined;
  return [...(ofSlug ? [ofSlug] : []), ...(key === undefined ? [] : snapshot.byKey(key))].map(({ id }) => id);
}

async function write<Value>(
  trx: Db,
  outcomes: readonly ReplannedRow<Value>[],
  engine: ImportEngine<Value>,
  change: ImportChange,
  reserved: ReadonlySet<string>,
): Promise<ImportItem[]> {
  const items: ImportItem[] = [];
  const changes = outcomes.flatMap(({ planned, filed }) =>
    planned.outcome === "updated" && filed ? [{ filed, record: planned.record, line: planned.line }] : [],
  );
  if (changes.length > 0) await engine.update(trx, changes, change);
  for (const { line, filed } of changes) items.push({ line, id: filed.id, version: filed.version + 1, made: false });
  const made = outcomes.flatMap(({ planned }) => (planned.outcome === "created" ? [planned] : []));
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
  outcomes: readonly ReplannedRow<Value>[],
): { columns: Figures; newlyFailed: number } {
  const { created, updated, skipped, failed, replanned } = job;
  const columns: Figures = { created, updated, skipped, failed, replanned };
  let newlyFailed = 0;
  for (const [at, one] of outcomes.entries()) {
    if (!one.replanned) continue;
    columns.replanned++;
    const was = rows[at]?.outcome;
    if (was === "created" || was === "updated") columns[was]--;
    columns[one.planned.outcome]++;
    if (one.planned.outcome === "failed") newlyFailed++;
  }
  return { columns, newlyFailed };
}
