import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { type AdminBanner, type AdminSupport, Banner, Support } from "../../contract/content";
import { civilDateOf } from "../../domain/dates";
import { differences } from "../../domain/revisions";
import { type Actor, writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { isShownOn } from "./record";
import { findBlock, putBlock } from "./repository";

type App = Pick<FastifyInstance, "db" | "now">;
type Stored<Value> = Value & { version: number; updatedAt: string | null };

const noSupport: Support = { phone: null, email: null, note: null, noteHi: null, noteKn: null };
const noBanner: Banner = {
  text: null,
  textHi: null,
  textKn: null,
  link: null,
  label: null,
  labelHi: null,
  labelKn: null,
  tone: "note",
  startsOn: null,
  endsOn: null,
  published: false,
};

async function read<Value extends object>(db: Db, name: string, schema: z.ZodType<Value>, none: Value) {
  const row = await findBlock(db, name);
  const value = row ? schema.parse(JSON.parse(row.value)) : none;
  return { ...value, version: row?.version ?? 0, updatedAt: row?.updated_at ?? null };
}

/** The support contact as stored; version 0 when there never was one. */
export const readSupport = (db: Db): Promise<AdminSupport> => read(db, "support", Support, noSupport);

/** The announcement as stored, and whether it is shown today. */
export async function readBanner({ db, now }: App): Promise<AdminBanner> {
  const banner = await read(db, "banner", Banner, noBanner);
  return { ...banner, isShown: Boolean(banner.text) && isShownOn(banner, civilDateOf(now().getTime())) };
}

type Seen = { version?: number };

/** Changes what `input` names of the support contact. */
export async function changeSupport(app: App, input: Partial<Support> & Seen, actor: Actor): Promise<AdminSupport> {
  await app.db.transaction().execute((trx) => writeSupport(app, trx, input, { actor }));
  return readSupport(app.db);
}

/** Changes what `input` names of the announcement. */
export async function changeBanner(app: App, input: Partial<Banner> & Seen, actor: Actor): Promise<AdminBanner> {
  await app.db.transaction().execute((trx) => writeBanner(app, trx, input, { actor }));
  return readBanner(app);
}

/** Writes the support contact within a transaction. */
export const writeSupport = (app: App, trx: Db, input: Partial<Support> & Seen, change: Change): Promise<void> =>
  write(app, trx, input, {
    ...change,
    name: "support",
    read: (db) => read(db, "support", Support, noSupport),
    check: () => undefined,
  });

/** Writes the announcement within a transaction. */
export const writeBanner = (app: App, trx: Db, input: Partial<Banner> & Seen, change: Change): Promise<void> =>
  write(app, trx, input, {
    ...change,
    name: "banner",
    read: (db) => read(db, "banner", Banner, noBanner),
    check: ({ text, published, startsOn, endsOn }) => {
      if (published && !text) invalid({ text: "errors.required" });
      if (startsOn && endsOn && endsOn < startsOn) invalid({ endsOn: "errors.dateOrder" });
    },
  });

/** Who changes a single text, and the revision it goes back to if it does. */
type Change = { actor: Actor; reverts?: number };
type Block<Value> = Change & { name: string; read: (db: Db) => Promise<Stored<Value>>; check: (value: Value) => void };

/** Writes a single text; a `version` that is no longer on record answers 409 and the text as it is. */
async function write<Value extends object>(
  app: App,
  trx: Db,
  input: Partial<Value> & Seen,
  { actor, reverts, ...block }: Block<Value>,
): Promise<void> {
  const before = await block.read(trx);
  const { version: seen = before.version, ...given } = input;
  if (seen !== before.version) throw conflictWith(before);
  const { version, updatedAt: _, ...value } = { ...before, ...given };
  block.check({ ...before, ...given });
  const at = app.now().toISOString();
  const row = { name: block.name, value: JSON.stringify(value), version, updated_at: at };
  if (!(await putBlock(trx, row))) throw conflictWith(await block.read(trx));
  await writeAudit(trx, {
    at,
    actor,
    action: reverts === undefined ? "content.update" : "content.revert",
    kind: block.name,
    itemId: null,
    details: { ...differences(before, { ...before, ...given }), ...(reverts !== undefined && { reverts }) },
  });
}

const conflictWith = (current: object) =>
  new AppError("conflict", undefined, { version: "errors.conflict" }, { current });
