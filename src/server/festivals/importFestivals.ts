import { FestivalPatch } from "../../contract/festivals";
import { type ImportRules, type PlannedRow, planImport, type Snapshot } from "../../domain/importPlan";
import { slugOf, uniqueSlug } from "../../domain/slugs";
import { foldName } from "../../domain/spelling";
import type { Db, OpenDatabase } from "../db/open";
import type { ImportJob } from "../imports/importTemples";
import { noteImport } from "../imports/noteImport";
import { readCsv, readJson } from "../imports/readFile";
import { readRows, shown } from "../imports/readRows";
import { type Imported, reportOf } from "../imports/report";
import { festivalColumns } from "./importColumns";
import type { FestivalRow } from "./record";
import { insertFestival, listFestivalRows, raiseRevision, updateFestival } from "./repository";
import { type Change, editOf, noteFestival, noteNewFestival } from "./revisions";
import { columnsOf, type FestivalRecord, festivalFields, recordOf, settle } from "./settle";

const AUTOMATIC = "";
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** Reads, plans and, unless it is a dry run, applies an import of festivals: all rows that are good, in one go. */
export async function importFestivals({ db }: OpenDatabase, job: ImportJob): Promise<Imported> {
  const file = job.kind === "csv" ? readCsv(job.bytes) : readJson(job.bytes, "festivals");
  const { rows, warnings } = readRows(file, job.rights, festivalColumns);
  return db.transaction().execute(async (trx) => {
    const onFile = await listFestivalRows(trx);
    const plan = planImport(rows, snapshotOf(onFile), rulesFor(onFile));
    const ids = job.dryRun
      ? new Map<number, number>()
      : await apply(trx, plan, onFile, await noteImport(trx, plan, job, "festivals"));
    return reportOf(plan, { dryRun: job.dryRun, warnings, ids });
  });
}

/** Deleted festivals are not matched: they come back by "restore" alone. */
function snapshotOf(rows: readonly FestivalRow[]): Snapshot<FestivalRecord> {
  const filed = rows
    .filter(({ deleted_at }) => deleted_at === null)
    .map((row) => ({ id: row.id, version: row.version, record: recordOf(row) }));
  const byId = new Map(filed.map((each) => [each.id, each]));
  const bySlug = new Map(filed.map((each) => [each.record.slug, each]));
  return {
    byId: (id) => byId.get(id),
    bySlug: (slug) => bySlug.get(slug),
    byKey: (key) => filed.filter(({ record }) => foldName(record.name) === key),
  };
}

function rulesFor(onFile: readonly FestivalRow[]): ImportRules<FestivalRecord> {
  const ruleOwners = new Map(onFile.flatMap((row) => (row.rule_id ? [[row.rule_id, row.slug] as const] : [])));
  const deletedSlugs = new Set(onFile.flatMap(({ slug, deleted_at }) => (deleted_at === null ? [] : [slug])));
  return {
    keyOf: ({ name }) => (textOf(name) ? foldName(String(name)) : undefined),
    nameOf: ({ name }) => name,
    fields: festivalFields,
    textOf: shown,
    merge: (values, before) => {
      const { id: _, slug, ...input } = values;
      const { record, errors } = settle(FestivalPatch.parse({ name: before?.name ?? "-", ...input }), before);
      if (!before && !textOf(values.name)) errors.name = "errors.required";
      const owner = record.ruleId ? ruleOwners.get(record.ruleId) : undefined;
      if (owner !== undefined && owner !== before?.slug) errors.ruleId = "errors.festivalRuleTaken";
      const address = textOf(slug) ?? before?.slug ?? AUTOMATIC;
      if (address !== before?.slug && deletedSlugs.has(address)) errors.slug = "errors.slugTaken";
      if (!before && record.ruleId && !errors.ruleId) ruleOwners.set(record.ruleId, address || AUTOMATIC);
      return { record: { ...record, slug: address }, errors };
    },
  };
}

async function apply(
  db: Db,
  plan: readonly PlannedRow<FestivalRecord>[],
  onFile: readonly FestivalRow[],
  change: Change,
): Promise<Map<number, number>> {
  const at = change.now.toISOString();
  const rowOf = new Map(onFile.map((row) => [row.id, row]));
  const slugs = new Set([
    ...onFile.map(({ slug }) => slug),
    ...plan.flatMap((row) => ("record" in row ? row.record.slug : [])),
  ]);
  const ids = new Map<number, number>();
  for (const row of plan) {
    if (row.outcome === "updated") {
      await updateFestival(db, row, { ...columnsOf(row.record), updated_at: at });
      const before = rowOf.get(row.id);
      const details = before ? editOf(before, row.record) : {};
      await noteFestival(db, change, { id: row.id, action: "update", details });
    } else if (row.outcome === "created") {
      const slug = row.record.slug || uniqueSlug(slugOf(row.record.name), slugs);
      slugs.add(slug);
      const record = { ...row.record, slug };
      const columns = { ...columnsOf(record), created_at: at, updated_at: at, deleted_at: null };
      const id = await insertFestival(db, columns);
      await noteNewFestival(db, change, id, record);
      ids.set(row.line, id);
    }
  }
  if (plan.some(({ outcome }) => outcome === "created" || outcome === "updated")) await raiseRevision(db);
  return ids;
}
