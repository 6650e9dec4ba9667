import type { TextStore } from "../../../domain/textStore";
import type { Db } from "../../db/open";
import { recordOf, type TempleRecord } from "../../temples/record";
import { removeTemples } from "../../temples/removal";
import { findTemples } from "../../temples/repository";
import { freeSlugs } from "../../temples/slugs";
import { insertTemples, type TempleChange, updateTemples } from "../../temples/write";
import type { ImportChange, ImportEngine } from "../plan/engine";
import { readSnapshot, rowOfFiled } from "../plan/snapshot";
import { createTempleCrowds } from "../plan/templeCrowds";
import { createTempleDuplicates } from "../plan/templeDuplicates";
import { needsSlug, templeRules } from "../plan/templeRules";
import { templeColumns } from "../read/templeColumns";
import type { ImportItem } from "../store/items";
import { templeBuilder } from "../templeBuilder";
import { beforeOf } from "./beforeOf";

/** How temples are imported; what the rows of a long file say waits in `texts`. */
export function templeEngine(texts?: TextStore): ImportEngine<TempleRecord> {
  return {
    noun: "temples",
    columns: templeColumns,
    rules: templeRules,
    load: readSnapshot,
    duplicates: createTempleDuplicates(texts),
    crowds: createTempleCrowds,
    builder: templeBuilder,
    create: createTemples,
    update: (trx, changes, change) =>
      updateTemples(
        trx,
        changes.map(({ filed, record }) => ({ before: rowOfFiled(filed), temple: record })),
        change,
      ),
    takeBack,
    written: async () => undefined,
  };
}

async function createTemples(
  trx: Db,
  records: readonly TempleRecord[],
  change: ImportChange,
  reserved: ReadonlySet<string>,
): Promise<number[]> {
  const slugs = await freeSlugs(trx, records.filter(needsSlug), reserved);
  let next = 0;
  const named = records.map((record) => (needsSlug(record) ? { ...record, slug: slugs[next++] ?? "" } : record));
  return insertTemples(trx, named, change);
}

const rowsOf = async (db: Db, ids: readonly number[]) =>
  new Map((await findTemples(db, ids)).map((row) => [row.id, row]));

/** What was made goes for good when nothing hangs on it; what was changed gets its fields back. */
async function takeBack(trx: Db, items: readonly ImportItem[], change: ImportChange, auditId: number) {
  const rows = await rowsOf(
    trx,
    items.map(({ id }) => id),
  );
  const untouched = items.filter(({ id, version }) => {
    const row = rows.get(id);
    return row !== undefined && row.version === version && row.status !== "archived";
  });
  const made = untouched.filter((item) => item.made).flatMap(({ id }) => rows.get(id) ?? []);
  const removed = await removeTemples(trx, made, change);
  const changed = untouched.filter((item) => !item.made);
  const before = await beforeOf(
    trx,
    "temple",
    auditId,
    changed.map(({ id }) => id),
  );
  const changes = changed.flatMap(({ id }): TempleChange[] => {
    const [row, fields] = [rows.get(id), before.get(id)];
    if (!row || !fields) return [];
    return [
      { before: row, temple: { ...recordOf(row), ...fields.before }, action: "revert", reverts: fields.revision },
    ];
  });
  await updateTemples(trx, changes, change);
  return new Set([...removed, ...changes.map((one) => one.before.id)]);
}
