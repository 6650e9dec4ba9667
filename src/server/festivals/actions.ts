import type { FastifyInstance } from "fastify";
import type { FestivalCreate, FestivalPatch } from "../../contract/festivals";
import { slugOf, uniqueSlug } from "../../domain/slugs";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { changeFestivals } from "./changes";
import { adminFestivalOf, type FestivalRow } from "./record";
import { findFestival, insertFestival, listFestivalRows, updateFestival } from "./repository";
import { columnsOf, type FestivalRecord, recordOf, settle } from "./settle";

type App = Pick<FastifyInstance, "db" | "festivalBook" | "now">;

/** Stores a festival from the console and answers its id. */
export function createFestival(app: App, input: FestivalCreate): Promise<number> {
  return changeFestivals(app, async (trx) => {
    const record = await checked(trx, settle(input), input.slug);
    const at = app.now().toISOString();
    return insertFestival(trx, { ...columnsOf(record), created_at: at, updated_at: at, deleted_at: null });
  });
}

/** Changes what `input` names; with a `version` that is no longer on record it answers 409 and the record as it is. */
export function changeFestival(app: App, id: number, input: FestivalPatch): Promise<number> {
  return changeFestivals(app, async (trx) => {
    const before = (await findFestival(trx, id)) ?? notFound();
    if (input.version !== undefined && input.version !== before.version) throw conflictWith(before);
    const record = await checked(trx, settle(input, recordOf(before)), input.slug ?? before.slug, id);
    await write(app, trx, before, columnsOf(record));
    return id;
  });
}

/** Takes a festival out of every list and calendar; it can be brought back. Deleting twice changes nothing. */
export function deleteFestival(app: App, id: number): Promise<number> {
  return setDeleted(app, id, (before) => before.deleted_at ?? app.now().toISOString());
}

/** Brings a deleted festival back. */
export function restoreFestival(app: App, id: number): Promise<number> {
  return setDeleted(app, id, () => null);
}

function setDeleted(app: App, id: number, when: (before: FestivalRow) => string | null): Promise<number> {
  return changeFestivals(app, async (trx) => {
    const before = (await findFestival(trx, id)) ?? notFound();
    if (before.deleted_at !== when(before)) await write(app, trx, before, { deleted_at: when(before) });
    return id;
  });
}

async function write(app: App, db: Db, before: FestivalRow, changes: Parameters<typeof updateFestival>[2]) {
  const isWritten = await updateFestival(db, before, { ...changes, updated_at: app.now().toISOString() });
  if (!isWritten) throw conflictWith((await findFestival(db, before.id)) ?? before);
}

const conflictWith = (row: FestivalRow) =>
  new AppError("conflict", undefined, { version: "errors.conflict" }, { current: adminFestivalOf(row, null) });

/** Refuses what is wrong, an address or rule of another festival included, and gives a new one its address. */
async function checked(
  db: Db,
  { record, errors }: ReturnType<typeof settle>,
  wanted: string | undefined,
  ownId?: number,
): Promise<FestivalRecord> {
  if (Object.keys(errors).length > 0) return invalid(errors);
  const others = (await listFestivalRows(db)).filter(({ id }) => id !== ownId);
  const slugs = new Set(others.map(({ slug }) => slug));
  if (record.ruleId && others.some(({ rule_id }) => rule_id === record.ruleId)) {
    throw new AppError("taken", undefined, { ruleId: "errors.festivalRuleTaken" });
  }
  if (wanted && slugs.has(wanted)) throw new AppError("taken", undefined, { slug: "errors.slugTaken" });
  return { ...record, slug: wanted || uniqueSlug(slugOf(record.name), slugs) };
}
