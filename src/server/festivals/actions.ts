import type { FastifyInstance } from "fastify";
import type { FestivalCreate, FestivalPatch } from "../../contract/festivals";
import { slugOf, uniqueSlug } from "../../domain/slugs";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { changeFestivals } from "./changes";
import { adminFestivalOf, columnsOf, type FestivalRecord, normalize, recordOf } from "./normalize";
import type { FestivalRow } from "./record";
import { findFestival, insertFestival, listFestivalRows, updateFestival } from "./repository";
import { type Change, editOf, noteFestival, noteNewFestival } from "./revisions";

type App = Pick<FastifyInstance, "db" | "festivalBook">;

/** Stores a festival from the console and answers its id. */
export function createFestival(app: App, input: FestivalCreate, change: Change): Promise<number> {
  return changeFestivals(app, async (trx) => {
    const record = await checked(trx, normalize(input), input.slug);
    const at = change.now.toISOString();
    const id = await insertFestival(trx, { ...columnsOf(record), created_at: at, updated_at: at, deleted_at: null });
    await noteNewFestival(trx, change, id, record);
    return id;
  });
}

/** Changes what `input` names; with a `version` that is no longer on record it answers 409 and the record as it is. */
export function changeFestival(app: App, id: number, input: FestivalPatch, change: Change): Promise<number> {
  return changeFestivals(app, async (trx) => {
    const before = (await findFestival(trx, id)) ?? notFound();
    const record = await editFestival(trx, before, input, change);
    const details = editOf(before, record);
    // saving what is there already is no change
    if (Object.keys(details.after).length > 0) await noteFestival(trx, change, { id, action: "update", details });
    return id;
  });
}

/** Writes an edit of the festival that was read, within a transaction; answers what it is now. */
export async function editFestival(
  trx: Db,
  before: FestivalRow,
  input: FestivalPatch,
  change: Change,
): Promise<FestivalRecord> {
  if (input.version !== undefined && input.version !== before.version) throw conflictWith(before);
  const record = await checked(trx, normalize(input, recordOf(before)), input.slug ?? before.slug, before.id);
  await write(trx, before, columnsOf(record), change);
  return record;
}

/** Takes a festival out of every list and calendar; it can be brought back. Deleting twice changes nothing. */
export function deleteFestival(app: App, id: number, change: Change): Promise<number> {
  return setDeleted(app, id, change, (before) => before.deleted_at ?? change.now.toISOString());
}

/** Brings a deleted festival back. */
export function restoreFestival(app: App, id: number, change: Change): Promise<number> {
  return setDeleted(app, id, change, () => null);
}

function setDeleted(
  app: App,
  id: number,
  change: Change,
  when: (before: FestivalRow) => string | null,
): Promise<number> {
  return changeFestivals(app, async (trx) => {
    const before = (await findFestival(trx, id)) ?? notFound();
    const deleted_at = when(before);
    if (before.deleted_at === deleted_at) return id;
    await write(trx, before, { deleted_at }, change);
    await noteFestival(trx, change, { id, action: deleted_at ? "delete" : "restore", details: {} });
    return id;
  });
}

type Columns = Parameters<typeof updateFestival>[2];

async function write(db: Db, before: FestivalRow, changes: Columns, { now }: Change): Promise<void> {
  const isWritten = await updateFestival(db, before, { ...changes, updated_at: now.toISOString() });
  if (!isWritten) throw conflictWith((await findFestival(db, before.id)) ?? before);
}

const conflictWith = (row: FestivalRow) =>
  new AppError("conflict", undefined, { version: "errors.conflict" }, { current: adminFestivalOf(row, null) });

/** Refuses what is wrong, an address of another festival included, and gives a new one its address. */
async function checked(
  db: Db,
  { record, errors }: ReturnType<typeof normalize>,
  wanted: string | undefined,
  ownId?: number,
): Promise<FestivalRecord> {
  if (Object.keys(errors).length > 0) return invalid(errors);
  const others = (await listFestivalRows(db)).filter(({ id }) => id !== ownId);
  const slugs = new Set(others.map(({ slug }) => slug));
  if (wanted && slugs.has(wanted)) throw new AppError("taken", undefined, { slug: "errors.slugTaken" });
  return { ...record, slug: wanted || uniqueSlug(slugOf(record.name), slugs) };
}
