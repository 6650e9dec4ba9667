import { sql } from "kysely";
import type { Cause, CausesInput, KeptCause } from "../../contract/causes";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";

/**
 * What a temple asks donations for, in its order, with what was given for each and not refunded. Where payments move
 * money those of the test provider do not count (`testMode` is false).
 */
export async function listCauses(db: Db, templeId: number, testMode: boolean): Promise<KeptCause[]> {
  const rows = await db
    .selectFrom("temple_causes as c")
    .leftJoin("payments as p", (join) =>
      join
        .onRef("p.cause_id", "=", "c.id")
        .on("p.paid_at", "is not", null)
        .on("p.test_mode", "in", testMode ? [0, 1] : [0]),
    )
    .select(["c.id", "c.name", "c.name_hi", "c.name_kn", "c.goal_paise", "c.active"])
    .select((eb) => [
      eb.fn.count("p.id").as("donations"),
      sql<number | string>`coalesce(sum(p.amount_paise - p.refunded_paise), 0)`.as("raised"),
    ])
    .where("c.temple_id", "=", templeId)
    .groupBy(["c.id", "c.name", "c.name_hi", "c.name_kn", "c.goal_paise", "c.active", "c.position"])
    .orderBy("c.position")
    .orderBy("c.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    goalPaise: row.goal_paise === null ? null : Number(row.goal_paise),
    raisedPaise: Number(row.raised),
    donations: Number(row.donations),
    active: row.active === 1,
  }));
}

/** What visitors may choose from; the sum is told beside a goal alone. */
export const offered = (causes: readonly KeptCause[]): Cause[] =>
  causes
    .filter(({ active }) => active)
    .map((cause) => ({
      ...cause,
      raisedPaise: cause.goalPaise === null ? null : cause.raisedPaise,
    }));

/** The id of what a donation to this temple is for; refused at its field when the temple does not offer it. */
export async function offeredCause(trx: Db, templeId: number | null, id: number): Promise<number> {
  const found = await trx
    .selectFrom("temple_causes")
    .select("id")
    .where("id", "=", id)
    .where("temple_id", "=", templeId ?? 0)
    .where("active", "=", 1)
    .executeTakeFirst();
  return found?.id ?? invalid({ causeId: "errors.cause" });
}

/**
 * Makes these the causes of a temple, in this order. What is left out goes, unless somebody began to give for it: that
 * stays on record and is no longer offered. An id that is not this temple's is refused with 409.
 */
export async function storeCauses(trx: Db, templeId: number, { items }: CausesInput, now: Date): Promise<void> {
  const before = await trx.selectFrom("temple_causes").select("id").where("temple_id", "=", templeId).execute();
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set<number>();
  const at = now.toISOString();
  for (const [position, { id, name, nameHi = null, nameKn = null, goal, active }] of items.entries()) {
    const set = {
      ...{ name, name_hi: nameHi, name_kn: nameKn, goal_paise: goal },
      ...{ position, active: active ? 1 : 0, updated_at: at },
    };
    if (id === undefined) {
      await trx
        .insertInto("temple_causes")
        .values({ ...set, temple_id: templeId, created_at: at })
        .execute();
    } else if (known.has(id) && !kept.has(id)) {
      kept.add(id);
      await trx.updateTable("temple_causes").set(set).where("id", "=", id).execute();
    } else throw new AppError("conflict"); // somebody else removed it, or it is another temple's
  }
  const left = before.map(({ id }) => id).filter((id) => !kept.has(id));
  if (left.length > 0) await letGo(trx, left, { position: items.length, updated_at: at });
}

async function letGo(trx: Db, ids: number[], set: { position: number; updated_at: string }): Promise<void> {
  const given = await trx.selectFrom("payments").select("cause_id").distinct().where("cause_id", "in", ids).execute();
  const chosen = new Set(given.map(({ cause_id }) => cause_id));
  const [stay, go] = [ids.filter((id) => chosen.has(id)), ids.filter((id) => !chosen.has(id))];
  if (stay.length > 0)
    await trx
      .updateTable("temple_causes")
      .set({ ...set, active: 0 })
      .where("id", "in", stay)
      .execute();
  if (go.length > 0) await trx.deleteFrom("temple_causes").where("id", "in", go).execute();
}
