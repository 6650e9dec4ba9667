import { mostHeld } from "../accounts/roomFor";
import type { Db } from "../db/open";
import type { Slot } from "./slot";

/** A place kept for somebody until an instant. */
export type SlotHold = { id: string; until: string };

/** The hold that somebody has at this time and that has not ended. */
export const findHold = (
  db: Db,
  userId: number,
  { templeId, poojaId, date, time }: Slot,
  now: Date,
): Promise<SlotHold | undefined> =>
  db
    .selectFrom("slot_holds")
    .select(["id", "expires_at as until"])
    .where("user_id", "=", userId)
    .where("temple_id", "=", templeId)
    .where("pooja_id", "=", poojaId)
    .where("date", "=", date)
    .where("time", "=", time)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();

/** Stores somebody's hold of this time. */
export async function insertHold(trx: Db, { id, until }: SlotHold, slot: Slot, userId: number): Promise<void> {
  const { templeId, poojaId, date, time } = slot;
  await trx
    .insertInto("slot_holds")
    .values({ id, user_id: userId, temple_id: templeId, pooja_id: poojaId, date, time, expires_at: until })
    .execute();
}

/** Lets one's own hold go; one that is not there is as good as gone. */
export async function releaseHold(db: Db, id: string, userId: number): Promise<void> {
  await db.deleteFrom("slot_holds").where("id", "=", id).where("user_id", "=", userId).execute();
}

/** Lets go what somebody holds of this time of a pooja. */
export async function releaseTime(trx: Db, userId: number, slot: Slot): Promise<void> {
  await holdsOfPooja(trx, userId, slot).where("date", "=", slot.date).where("time", "=", slot.time).execute();
}

/** Lets go what somebody holds of a pooja, at any time. */
export async function releasePooja(trx: Db, userId: number, slot: Pick<Slot, "templeId" | "poojaId">): Promise<void> {
  await holdsOfPooja(trx, userId, slot).execute();
}

const holdsOfPooja = (trx: Db, userId: number, { templeId, poojaId }: Pick<Slot, "templeId" | "poojaId">) =>
  trx
    .deleteFrom("slot_holds")
    .where("user_id", "=", userId)
    .where("temple_id", "=", templeId)
    .where("pooja_id", "=", poojaId);

/** Leaves room for one more hold of this person: the oldest is let go for another one. */
export async function keepFew(trx: Db, userId: number, now: Date): Promise<void> {
  const live = await trx
    .selectFrom("slot_holds")
    .select("id")
    .where("user_id", "=", userId)
    .where("expires_at", ">", now.toISOString())
    .orderBy("expires_at", "desc")
    .orderBy("id")
    .execute();
  const over = live.slice((await mostHeld(trx, userId, "holds")) - 1).map(({ id }) => id);
  if (over.length > 0) await trx.deleteFrom("slot_holds").where("id", "in", over).execute();
}

/** Forgets holds that have ended. */
export async function sweepHolds(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("slot_holds").where("expires_at", "<", now.toISOString()).execute();
}
