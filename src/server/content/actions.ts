import type { FastifyInstance } from "fastify";
import type { GuidanceCreate, GuidancePatch } from "../../contract/content";
import { civilDateOf } from "../../domain/dates";
import { sameValue } from "../../domain/merge";
import { beginning, differences, type FieldChanges } from "../../domain/revisions";
import type { Account } from "../accounts/account";
import { type Actor, writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { adminGuidanceOf, columnsOf, fieldsOf, type GuidanceFields, type GuidanceRow, normalized } from "./record";
import { findCard, insertCard, listCards, nextPosition, placeCard, updateCard } from "./repository";

type App = Pick<FastifyInstance, "db" | "now">;

/** Stores a card after all others and answers its id. */
export function createCard(app: App, input: GuidanceCreate, actor: Account): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const fields = checked(normalized(input));
    const at = app.now().toISOString();
    const position = await nextPosition(trx);
    const row = { ...columnsOf(fields), position, created_at: at, updated_at: at, deleted_at: null };
    const id = await insertCard(trx, row);
    await note(trx, { app, actor, action: "create", id, details: beginning(fields) });
    return id;
  });
}

/** Changes what `input` names; with a `version` that is no longer on record it answers 409 and the card as it is. */
export function changeCard(app: App, id: number, input: GuidancePatch, actor: Account): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const before = (await findCard(trx, id)) ?? notFound();
    const details = await editCard(app, trx, before, input);
    await note(trx, { app, actor, action: "update", id, details });
    return id;
  });
}

/** Writes an edit of the card that was read, within a transaction; answers what differs. */
async function editCard(app: App, trx: Db, before: GuidanceRow, input: GuidancePatch): Promise<FieldChanges> {
  if (input.version !== undefined && input.version !== before.version) throw conflictWith(before, app);
  const fields = checked(normalized(input, fieldsOf(before)));
  await write(app, trx, before, columnsOf(fields));
  return differences(fieldsOf(before), fields);
}

/** Puts a card back to how a revision left it, within a transaction. */
export async function revertCard(
  app: App,
  trx: Db,
  { id, actor, reverts, patch }: { id: number; actor: Actor; reverts: number; patch: GuidancePatch },
): Promise<void> {
  const details = await editCard(app, trx, (await findCard(trx, id)) ?? notFound(), patch);
  await note(trx, { app, actor, action: "revert", id, details: { ...details, reverts } });
}

/** Takes a card away; it can be brought back. Deleting twice changes nothing. */
export const deleteCard = (app: App, id: number, actor: Account) => setDeleted(app, id, actor, app.now().toISOString());

/** Brings a deleted card back to where it stood. */
export const restoreCard = (app: App, id: number, actor: Account) => setDeleted(app, id, actor, null);

function setDeleted(app: App, id: number, actor: Account, when: string | null): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const before = (await findCard(trx, id)) ?? notFound();
    if ((before.deleted_at === null) === (when === null)) return id;
    await write(app, trx, before, { deleted_at: when });
    await note(trx, { app, actor, action: when ? "delete" : "restore", id, details: { title: before.title } });
    return id;
  });
}

/** Puts the cards into this order, which has to name each of them once: a list that is out of date answers 409. */
export function orderCards(app: App, ids: readonly number[], actor: Account): Promise<void> {
  return app.db.transaction().execute(async (trx) => {
    const before = (await listCards(trx)).map(({ id }) => id);
    if (!sameValue([...before].sort(byNumber), [...ids].sort(byNumber))) throw new AppError("conflict");
    if (sameValue(before, ids)) return;
    for (const [at, id] of ids.entries()) await placeCard(trx, id, at + 1);
    await note(trx, { app, actor, action: "order", id: null, details: { before, after: ids } });
  });
}

const byNumber = (a: number, b: number) => a - b;

async function write(app: App, trx: Db, before: GuidanceRow, columns: Parameters<typeof updateCard>[2]) {
  const isWritten = await updateCard(trx, before, { ...columns, updated_at: app.now().toISOString() });
  if (!isWritten) throw conflictWith((await findCard(trx, before.id)) ?? before, app);
}

const conflictWith = (row: GuidanceRow, app: App) => {
  const current = adminGuidanceOf(row, civilDateOf(app.now().getTime()));
  return new AppError("conflict", undefined, { version: "errors.conflict" }, { current });
};

function checked(fields: GuidanceFields): GuidanceFields {
  if (fields.startsOn && fields.endsOn && fields.endsOn < fields.startsOn) invalid({ endsOn: "errors.dateOrder" });
  return fields;
}

type Note = { app: App; actor: Actor; action: string; id: number | null; details: object };

const note = (trx: Db, { app, actor, action, id, details }: Note) =>
  writeAudit(trx, {
    at: app.now().toISOString(),
    actor,
    action: `content.${action}`,
    kind: "guidance",
    itemId: id,
    details,
  });
