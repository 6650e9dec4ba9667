import { FestivalInput } from "../../../contract/festivals";
import { nextOccurrences } from "../../../domain/festivals/next";
import type { Filed, ImportRules, ReadRow, Snapshot } from "../../../domain/importPlan";
import { type Almanac, createAlmanac } from "../../../domain/panchang/almanac";
import { FIRST_YEAR, LAST_YEAR } from "../../../domain/panchang/input";
import { slugOf, uniqueSlug } from "../../../domain/slugs";
import { foldName } from "../../../domain/spelling";
import { type AuditEntry, writeAudits } from "../../audit";
import { chunks } from "../../db/bulk";
import type { Db } from "../../db/open";
import { AppError } from "../../errors";
import { columnsOf, type FestivalRecord, festivalFields, normalize, recordOf } from "../../festivals/normalize";
import type { FestivalRow } from "../../festivals/record";
import { insertFestival, raiseRevision, updateFestival } from "../../festivals/repository";
import { editOf, noteFestival, noteNewFestival } from "../../festivals/revisions";
import type { ImportChange, ImportEngine } from "../plan/engine";
import { createFestivalDuplicates } from "../plan/festivalDuplicates";
import { festivalColumns } from "../read/festivalColumns";
import { shown } from "../read/readRows";
import type { ImportItem } from "../store/items";
import { beforeOf } from "./beforeOf";

const AUTOMATIC = "";
const FestivalFields = FestivalInput.partial();
const AT_ONCE = 400;
const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);
const rowByFiled = new WeakMap<object, FestivalRow>();

/** How festivals are imported. */
export function festivalEngine(): ImportEngine<FestivalRecord> {
  return {
    noun: "festivals",
    columns: festivalColumns,
    rules: rules(),
    async load(db, rows) {
      return { snapshot: snapshotOf(await readNamed(db, rows)), rows };
    },
    duplicates: createFestivalDuplicates(),
    create: createFestivals,
    async update(trx, changes, change) {
      for (const { filed, record } of changes) await changeOne(trx, filed, record, change);
    },
    takeBack,
    written: raiseRevision,
  };
}

/** The festivals that rows name by id, address or name, deleted ones included. */
async function readNamed(db: Db, rows: readonly ReadRow[]): Promise<FestivalRow[]> {
  const found = new Map<number, FestivalRow>();
  const read = async (column: "id" | "slug" | "match_key", values: readonly (string | number)[]) => {
    for (const chunk of chunks([...new Set(values)], AT_ONCE)) {
      const query = db.selectFrom("festivals").selectAll();
      const named = await query.where(({ eb, ref }) => eb(ref(column), "in", chunk)).execute();
      for (const row of named) found.set(row.id, row);
    }
  };
  const texts = (field: string) => rows.flatMap(({ values }) => textOf(values[field]) ?? []);
  await read(
    "id",
    rows.flatMap(({ values }) => (typeof values.id === "number" ? values.id : [])),
  );
  await read("slug", texts("slug"));
  await read("match_key", texts("name").map(foldName));
  return [...found.values()];
}

/** Deleted festivals are not matched: they come back by "restore" alone. */
function snapshotOf(rows: readonly FestivalRow[]): Snapshot<FestivalRecord> {
  const byId = new Map<number, Filed<FestivalRecord>>();
  const bySlug = new Map<string, Filed<FestivalRecord>>();
  const byKey = new Map<string, Filed<FestivalRecord>[]>();
  const deleted = new Set<string>();
  for (const row of rows) {
    if (row.deleted_at !== null) {
      deleted.add(row.slug);
      continue;
    }
    const filed = { id: row.id, version: row.version, record: recordOf(row) };
    rowByFiled.set(filed, row);
    byId.set(row.id, filed);
    bySlug.set(row.slug, filed);
    byKey.set(row.match_key, [...(byKey.get(row.match_key) ?? []), filed]);
  }
  return {
    byId: (id) => byId.get(id),
    bySlug: (slug) => bySlug.get(slug),
    byKey: (key) => byKey.get(key) ?? [],
    isTaken: (slug) => deleted.has(slug),
  };
}

function rules(): ImportRules<FestivalRecord> {
  const isComputed = createComputedDates();
  return {
    keyOf: festivalColumns.keyOf,
    nameOf: ({ name }) => name,
    fields: festivalFields,
    textOf: shown,
    merge: (values, before) => {
      const { id: _, slug, ...input } = values;
      const { festivalDate, ...others } = FestivalFields.parse(input);
      // lists of a year give the day that the rule gives as well
      const isKnown =
        before?.ruleId && others.ruleId !== null && festivalDate && isComputed(before.ruleId, festivalDate);
      const { record, errors } = normalize(isKnown ? others : { ...others, festivalDate }, before);
      const address = textOf(slug) ?? before?.slug ?? AUTOMATIC;
      return { record: { ...record, slug: address }, errors };
    },
  };
}

/** Tells whether a rule gives a date. */
function createComputedDates() {
  let almanac: Almanac | undefined;
  return (ruleId: string, date: string): boolean => {
    const year = Number(date.slice(0, 4));
    if (year < FIRST_YEAR || year > LAST_YEAR) return false;
    almanac ??= createAlmanac();
    return nextOccurrences(almanac, ruleId, date)[0]?.date === date;
  };
}

async function createFestivals(
  trx: Db,
  records: readonly FestivalRecord[],
  change: ImportChange,
  reserved: ReadonlySet<string>,
): Promise<number[]> {
  const at = change.now.toISOString();
  const ids: number[] = [];
  for (const record of records) {
    const slug = record.slug || (await freeSlug(trx, slugOf(record.name), reserved));
    const columns = { ...columnsOf({ ...record, slug }), created_at: at, updated_at: at, deleted_at: null };
    const id = await insertFestival(trx, columns);
    await noteNewFestival(trx, change, id, { ...record, slug });
    ids.push(id);
  }
  return ids;
}

async function freeSlug(db: Db, base: string, reserved: ReadonlySet<string>): Promise<string> {
  const rows = await db
    .selectFrom("festivals")
    .select("slug")
    .where("slug", ">=", base)
    .where("slug", "<", `${base}.`)
    .execute();
  const taken = new Set([...rows.map(({ slug }) => slug), ...reserved]);
  return uniqueSlug(base, taken);
}

async function changeOne(trx: Db, filed: Filed<FestivalRecord>, record: FestivalRecord, change: ImportChange) {
  const before = rowByFiled.get(filed);
  const isWritten = await updateFestival(trx, filed, { ...columnsOf(record), updated_at: change.now.toISOString() });
  if (!before || !isWritten) throw new AppError("conflict");
  await noteFestival(trx, change, { id: filed.id, action: "update", details: editOf(before, record) });
}

/** What was made goes for good, unless somebody chose a date of it since; what was changed gets its fields back. */
async function takeBack(trx: Db, items: readonly ImportItem[], change: ImportChange, auditId: number) {
  const ids = items.map(({ id }) => id);
  const rows = await trx.selectFrom("festivals").selectAll().where("id", "in", ids).execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const chosen = await trx.selectFrom("festival_dates").select("festival_id").where("festival_id", "in", ids).execute();
  const dated = new Set(chosen.map(({ festival_id }) => festival_id));
  const before = await beforeOf(trx, "festival", auditId, ids);
  const taken = new Set<number>();
  const removed: AuditEntry[] = [];
  const at = change.now.toISOString();
  for (const { id, version, made } of items) {
    const row = rowOf.get(id);
    const was = before.get(id);
    if (!row || row.version !== version || row.deleted_at !== null) continue;
    if (made) {
      if (dated.has(id)) continue;
      await trx.deleteFrom("festivals").where("id", "=", id).execute();
      const { name, slug } = row;
      removed.push({
        ...change.by,
        at,
        action: "festival.delete",
        kind: "festival",
        itemId: id,
        details: { name, slug },
      });
    } else if (was) {
      const record = { ...recordOf(row), ...was.before };
      await updateFestival(trx, row, { ...columnsOf(record), updated_at: at });
      const details = editOf(row, record);
      await noteFestival(trx, { ...change, reverts: was.revision }, { id, action: "revert", details });
    } else continue;
    taken.add(id);
  }
  await writeAudits(trx, removed);
  return taken;
}
