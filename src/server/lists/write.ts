import type { CuratedListChange, CuratedListCreate, CuratedListFields } from "../../contract/templeLists";
import { sameValue } from "../../domain/merge";
import { beginning, differences } from "../../domain/revisions";
import { type By, writeAudit } from "../audit";
import { type ContentTag, templeTag } from "../contentTags";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { updateListWords } from "../temples/listWords";
import { knownTemples, templesOf, withKept } from "./listedTemples";
import { recordOf, type StoredList } from "./record";
import { findStoredList, insertList, lockList, replaceEntries, updateList } from "./repository";
import { findAdminList } from "./show";
import { freeSlug, isSlugTaken, moveAddress } from "./slugs";

/** When and by whom a list is written; `reverts` is the revision that is gone back to. */
export type Change = { now: Date; by: By; touched: Set<ContentTag>; reverts?: number };

/** Stores a list and answers its id. */
export async function createList(trx: Db, input: CuratedListCreate, change: Change): Promise<number> {
  await refuseTakenSlug(trx, input.slug);
  const slug = input.slug ?? (await freeSlug(trx, input.name));
  const list = { ...input, slug, entries: await withKept(trx, input.entries) };
  await refuseUnknownTemples(trx, list.entries);
  const id = await insertList(trx, list, change.now.toISOString());
  await replaceEntries(trx, id, list.entries);
  await tellTemples(trx, change, list, undefined);
  await note(trx, change, "create", { id, details: beginning(list) });
  return id;
}

/** Changes a list; with a `version` that is no longer on record it answers 409 and the list as it is. */
export async function changeList(
  trx: Db,
  id: number,
  { version, ...list }: CuratedListChange,
  change: Change,
): Promise<void> {
  const before = (await findStoredList(trx, id)) ?? notFound();
  if (before.row.version !== version) throw await conflictWith(trx, id);
  const entries = await withKept(trx, list.entries);
  await refuseUnknownTemples(trx, entries);
  await writeList(trx, before, { ...list, entries }, change);
}

/** Puts fields of a list back, within a transaction, as an editor would; temples that are gone since stay out. */
export async function revertList(
  trx: Db,
  before: StoredList,
  fields: Partial<CuratedListFields>,
  change: Change,
): Promise<void> {
  const list = { ...recordOf(before), ...fields };
  const kept = await withKept(trx, list.entries);
  const known = await knownTemples(trx, templesOf({ entries: kept }));
  const entries = kept.map((entry) =>
    entry.templeId !== null && !known.has(entry.templeId) ? { ...entry, templeId: null } : entry,
  );
  await writeList(trx, before, { ...list, entries }, change);
}

/** Changes a list as part of another change; one that is gone since stays so. */
export async function rewriteList(
  trx: Db,
  id: number,
  changed: (list: CuratedListFields) => CuratedListFields,
  change: Change,
): Promise<void> {
  await lockList(trx, id);
  const before = await findStoredList(trx, id);
  if (before) await writeList(trx, before, changed(recordOf(before)), change);
}

/** Changes what is in a list as part of a change of temples. */
export const changeEntries = (
  trx: Db,
  id: number,
  changed: (entries: CuratedListFields["entries"]) => CuratedListFields["entries"],
  change: Change,
): Promise<void> => rewriteList(trx, id, (list) => ({ ...list, entries: changed(list.entries) }), change);

async function writeList(trx: Db, before: StoredList, list: CuratedListFields, change: Change): Promise<void> {
  const { id } = before.row;
  const old = recordOf(before);
  if (list.slug !== old.slug) await refuseTakenSlug(trx, list.slug, id);
  const details = differences(old, list);
  // saving what is there already is no change
  if (Object.keys(details.after).length === 0) return;
  if (!(await updateList(trx, before.row, list, change.now.toISOString()))) throw await conflictWith(trx, id);
  if (list.slug !== old.slug) await moveAddress(trx, id, old.slug, list.slug);
  if (!sameValue(old.entries, list.entries)) await replaceEntries(trx, id, list.entries);
  await tellTemples(trx, change, list, old);
  await note(trx, change, change.reverts === undefined ? "update" : "revert", { id, details });
}

/** Removes a list for good; what it was stays in the log. */
export async function deleteList(trx: Db, id: number, change: Change): Promise<void> {
  const before = (await findStoredList(trx, id)) ?? notFound();
  const list = recordOf(before);
  await trx.deleteFrom("temple_lists").where("id", "=", id).execute();
  await tellTemples(trx, change, undefined, list);
  await note(trx, change, "delete", { id, details: { before: list, after: {} } });
}

/** Temples are found by these of the lists they are in. */
const words = ["name", "nameHi", "nameKn", "aliases"] as const;
type Told = CuratedListFields | undefined;

/** What pages and the search tell of the temples that are, or were, in a list. */
async function tellTemples(trx: Db, { touched }: Change, now: Told, before: Told): Promise<void> {
  const [present, former] = [new Set(now && templesOf(now)), new Set(before && templesOf(before))];
  const ids = [...new Set([...present, ...former])];
  const isRenamed = words.some((field) => !sameValue(now?.[field], before?.[field]));
  const reworded = isRenamed ? ids : ids.filter((id) => present.has(id) !== former.has(id));
  touched.add("curatedLists");
  for (const id of ids) touched.add(templeTag(id));
  if ((await updateListWords(trx, reworded)).length > 0) touched.add("search");
}

async function refuseUnknownTemples(trx: Db, entries: CuratedListFields["entries"]): Promise<void> {
  const known = await knownTemples(trx, templesOf({ entries }));
  const errors = entries.flatMap(({ templeId }, at) =>
    templeId === null || known.has(templeId) ? [] : [[`entries.${at}.templeId`, "errors.listTempleUnknown"] as const],
  );
  if (errors.length > 0) invalid(Object.fromEntries(errors));
}

async function refuseTakenSlug(trx: Db, slug: string | undefined, exceptId?: number): Promise<void> {
  if (slug !== undefined && (await isSlugTaken(trx, slug, exceptId))) {
    throw new AppError("taken", undefined, { slug: "errors.slugTaken" });
  }
}

const conflictWith = async (trx: Db, id: number) =>
  new AppError("conflict", undefined, { version: "errors.conflict" }, { current: await findAdminList(trx, id) });

type Noted = { id: number; details: object };

const note = (
  trx: Db,
  { now, by, reverts }: Change,
  action: "create" | "update" | "delete" | "revert",
  { id, details }: Noted,
) =>
  writeAudit(trx, {
    ...by,
    at: now.toISOString(),
    action: `list.${action}`,
    kind: "list",
    itemId: id,
    details: { ...details, ...(reverts !== undefined && { reverts }) },
  });
