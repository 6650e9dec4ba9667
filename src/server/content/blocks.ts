import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { type AdminBanner, type AdminSupport, Banner, Support } from "../../contract/content";
import { civilDateOf } from "../../domain/dates";
import type { Account } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { changes } from "./actions";
import { isShownOn } from "./record";
import { findBlock, putBlock } from "./repository";

type App = Pick<FastifyInstance, "db" | "now">;
type Kept<Value> = Value & { version: number; updatedAt: string | null };

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

/** The support contact as it is kept; version 0 when there never was one. */
export const readSupport = (db: Db): Promise<AdminSupport> => read(db, "support", Support, noSupport);

/** The announcement as it is kept, and whether it is shown today. */
export async function readBanner({ db, now }: App): Promise<AdminBanner> {
  const banner = await read(db, "banner", Banner, noBanner);
  return { ...banner, isShown: Boolean(banner.text) && isShownOn(banner, civilDateOf(now().getTime())) };
}

type Seen = { version?: number };

/** Changes what `input` names of the support contact. */
export async function changeSupport(app: App, input: Partial<Support> & Seen, actor: Account): Promise<AdminSupport> {
  await change(app, actor, input, {
    name: "support",
    read: (db) => read(db, "support", Support, noSupport),
    check: () => undefined,
  });
  return readSupport(app.db);
}

/** Changes what `input` names of the announcement. */
export async function changeBanner(app: App, input: Partial<Banner> & Seen, actor: Account): Promise<AdminBanner> {
  await change(app, actor, input, {
    name: "banner",
    read: (db) => read(db, "banner", Banner, noBanner),
    check: ({ text, published, startsOn, endsOn }) => {
      if (published && !text) invalid({ text: "errors.required" });
      if (startsOn && endsOn && endsOn < startsOn) invalid({ endsOn: "errors.dateOrder" });
    },
  });
  return readBanner(app);
}

type Block<Value> = { name: string; read: (db: Db) => Promise<Kept<Value>>; check: (value: Value) => void };

/** Writes a single text; a `version` that is no longer on record answers 409 and the text as it is. */
function change<Value extends object>(app: App, actor: Account, input: Partial<Value> & Seen, block: Block<Value>) {
  return app.db.transaction().execute(async (trx) => {
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
      action: "content.update",
      kind: block.name,
      itemId: null,
      details: changes(before, { ...before, ...given }),
    });
  });
}

const conflictWith = (current: object) =>
  new AppError("conflict", undefined, { version: "errors.conflict" }, { current });
