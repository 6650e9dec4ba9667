import { setImmediate } from "node:timers/promises";
import { type PlannedRow, planImport, type ReadRow } from "../../domain/importPlan";
import type { Actor } from "../audit";
import { chunks } from "../db/bulk";
import type { OpenDatabase } from "../db/open";
import { AppError } from "../errors";
import { recordOf, type TempleRecord } from "../temples/record";
import { findTemples } from "../temples/repository";
import { freeSlugs } from "../temples/slugs";
import { type Change, insertTemples, type TempleChange, updateTemples } from "../temples/write";
import { noteImport } from "./noteImport";
import { readCsv, readJson } from "./readFile";
import { type ImportRights, readRows } from "./readRows";
import { type Imported, reportOf } from "./report";
import { readSnapshot } from "./snapshot";
import { needsSlug, templeRules } from "./templeRules";

export type ImportJob = {
  kind: "csv" | "json";
  bytes: Uint8Array;
  dryRun: boolean;
  rights: ImportRights;
  /** whose name the changes bear */
  actor: Actor | null;
  now: Date;
};
type Created = Extract<PlannedRow<TempleRecord>, { outcome: "created" }>;
type Updated = Extract<PlannedRow<TempleRecord>, { outcome: "updated" }>;

/** Rows in one transaction: long enough to be quick, short enough that nobody else waits noticeably. */
const ROWS_AT_ONCE = 500;

/** Reads, plans and, unless it is a dry run, applies an import. The plan is what is shown and what is applied. */
export async function importTemples({ db }: OpenDatabase, job: ImportJob): Promise<Imported> {
  const file = job.kind === "csv" ? readCsv(job.bytes) : readJson(job.bytes);
  const { rows, warnings } = readRows(file, job.rights);
  await othersFirst();
  const plan = await planTemples({ db }, rows);
  const ids = job.dryRun ? new Map<number, number>() : await apply(db, plan, await noteImport(db, plan, job));
  return reportOf(plan, { dryRun: job.dryRun, warnings, ids });
}

async function planTemples({ db }: Pick<OpenDatabase, "db">, read: readonly ReadRow[]) {
  const { snapshot, rows } = await readSnapshot(db, read);
  return planImport(rows, snapshot, templeRules);
}

/** Small files are imported where requests are answered: those that wait are answered in between. */
const othersFirst = () => setImmediate();

/** Applies a plan in short transactions and answers the ids of new temples by line. */
async function apply(
  db: OpenDatabase["db"],
  plan: readonly PlannedRow<TempleRecord>[],
  change: Change,
): Promise<Map<number, number>> {
  const created = plan.filter((row): row is Created => row.outcome === "created");
  const updated = plan.filter((row): row is Updated => row.outcome === "updated");
  const ids = new Map<number, number>();
  // addresses the file chooses are not given to others
  const reserved = new Set(created.filter(({ record }) => !needsSlug(record)).map(({ record }) => record.slug));
  for (const chunk of chunks(updated, ROWS_AT_ONCE)) {
    await othersFirst();
    await applyUpdates(db, chunk, change);
  }
  for (const chunk of chunks(created, ROWS_AT_ONCE)) {
    await othersFirst();
    const given = await applyCreations(db, chunk, reserved, change);
    for (const [at, { line }] of chunk.entries()) ids.set(line, given[at] ?? 0);
  }
  return ids;
}

function applyCreations(
  db: OpenDatabase["db"],
  rows: readonly Created[],
  reserved: ReadonlySet<string>,
  change: Change,
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    const unnamed = rows.map(({ record }) => record).filter(needsSlug);
    const slugs = await freeSlugs(trx, unnamed, undefined, reserved);
    let next = 0;
    const temples = rows.map(({ record }) => (needsSlug(record) ? { ...record, slug: slugs[next++] ?? "" } : record));
    return insertTemples(trx, temples, change);
  });
}

/** A record that somebody changed since the plan was made keeps their change where the row says nothing about it. */
function applyUpdates(db: OpenDatabase["db"], rows: readonly Updated[], change: Change): Promise<void> {
  const attempt = () =>
    db.transaction().execute(async (trx) => {
      const ids = rows.map(({ id }) => id);
      const onFile = new Map((await findTemples(trx, ids)).map((row) => [row.id, row]));
      const changes = rows.flatMap(({ id, version, values, record }): TempleChange[] => {
        const before = onFile.get(id);
        if (!before) return [];
        const temple = before.version === version ? record : templeRules.merge(values, recordOf(before)).record;
        return [{ before, temple }];
      });
      await updateTemples(trx, changes, change);
    });
  return attempt().catch((error: unknown) => {
    // someone saved between reading and writing: read again
    if (error instanceof AppError && error.code === "conflict") return attempt();
    throw error;
  });
}
