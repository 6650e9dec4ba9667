import { TemplePatch } from "../../contract/adminTemples";
import { CorrectionField, patchOfCorrection } from "../../contract/corrections";
import { sameValue } from "../../domain/merge";
import { differences } from "../../domain/revisions";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";
import { lockTemple } from "../temples/lockTemple";
import { normalize } from "../temples/normalize";
import { recordOf, type TempleRecord } from "../temples/record";
import { updateTemples } from "../temples/write";
import { type Context, type Handler, moveStanding, refuseDecided, restoreStanding, standingOf } from "./handler";

const find = (trx: Db, id: number) => trx.selectFrom("corrections").selectAll().where("id", "=", id).executeTakeFirst();

/** An approved correction changes its temple as an editor would. */
export const correctionHandler: Handler = {
  statusOf: (trx, id) => standingOf(trx, "corrections", id),
  async apply(context, id, from, verdict) {
    const standing = await moveStanding(context, "corrections", id, from, verdict);
    if (verdict.status !== "approved") return standing;
    const { before, after } = await applyToTemple(context, id);
    return { before: { ...standing.before, temple: before }, after: { ...standing.after, temple: after } };
  },
  async restore(context, id, change) {
    await restoreStanding(context, "corrections", id, change);
    if (change.before.temple) await restoreTemple(context, id, change.before.temple, change.after.temple);
  },
  async addressee(trx, id) {
    const row = await trx
      .selectFrom("corrections")
      .innerJoin("temples", "temples.id", "corrections.temple_id")
      .select(["corrections.user_id", "corrections.email", "corrections.locale", "temples.name"])
      .where("corrections.id", "=", id)
      .executeTakeFirst();
    return row && { userId: row.user_id, email: row.email, locale: row.locale, temple: row.name };
  },
  templeOf: async (trx, id) => (await find(trx, id))?.temple_id,
};

type Fields = Record<string, unknown>;

async function applyToTemple(
  { trx, actor, now, touched }: Context,
  id: number,
): Promise<{ before: Fields; after: Fields }> {
  const correction = (await find(trx, id)) ?? notFound();
  const row = (await lockTemple(trx, correction.temple_id)) ?? notFound();
  const record = recordOf(row);
  const { field, proposed: value, language } = correction;
  const proposed = patchOfCorrection({ field: CorrectionField.parse(field), value, language }, record.translations);
  if (!proposed.ok) return invalid({ value: proposed.problem });
  if (Object.keys(proposed.patch).length === 0) return { before: {}, after: {} };
  const { temple, errors } = normalize(TemplePatch.parse(proposed.patch), record);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const corrected: TempleRecord = { ...temple, slug: record.slug };
  await updateTemples(trx, [{ before: row, temple: corrected }], { now, touched, by: { actor, origin: "correction" } });
  return differences(record, corrected);
}

async function restoreTemple(
  { trx, actor, now, touched }: Context,
  id: number,
  before: unknown,
  after: unknown,
): Promise<void> {
  const correction = (await find(trx, id)) ?? notFound();
  const row = (await lockTemple(trx, correction.temple_id)) ?? notFound();
  const record = recordOf(row);
  const present: Fields = { ...record };
  const made = fieldsOf(after);
  if (!Object.entries(made).every(([field, value]) => sameValue(present[field], value))) {
    refuseDecided("correction", id, "changed");
  }
  await updateTemples(trx, [{ before: row, temple: { ...record, ...fieldsOf(before) } }], {
    now,
    by: { actor, origin: "correction" },
    touched,
  });
}

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? { ...value } : {});
