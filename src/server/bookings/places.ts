import type { Db } from "../db/open";
import { AppError } from "../errors";

/** A time of a pooja at a temple; `poojaId` is "" for a wish in words. */
export type Slot = { templeId: number; poojaId: string; date: string; time: string };
/** Whose own places do not count: a hold that is used up, a booking that is moved or paid. */
export type Except = { holdId?: string | undefined; bookingId?: number | undefined; userId?: number | undefined };

/**
 * Places taken at each time of a day: bookings that stand or are being paid, and holds that have not ended. Times
 * without any are left out.
 */
export async function countTaken(
  db: Db,
  { templeId, poojaId, date }: Omit<Slot, "time">,
  now: Date,
  except: Except = {},
): Promise<Map<string, number>> {
  const at = now.toISOString();
  const booked = await db
    .selectFrom("bookings")
    .select((eb) => ["time", eb.fn.countAll().as("count")])
    .where("temple_id", "=", templeId)
    .where("pooja_id", "=", poojaId)
    .where("date", "=", date)
    .where("status", "in", ["requested", "confirmed", "performed"])
    .where((eb) => eb.or([eb("hold_until", "is", null), eb("hold_until", ">", at)]))
    .where("id", "!=", except.bookingId ?? 0)
    .groupBy("time")
    .execute();
  const held = await db
    .selectFrom("slot_holds")
    .select((eb) => ["time", eb.fn.countAll().as("count")])
    .where("temple_id", "=", templeId)
    .where("pooja_id", "=", poojaId)
    .where("date", "=", date)
    .where("expires_at", ">", at)
    .where("id", "!=", except.holdId ?? "")
    .where("user_id", "!=", except.userId ?? 0)
    .groupBy("time")
    .execute();
  const taken = new Map<string, number>();
  for (const { time, count } of [...booked, ...held]) taken.set(time, (taken.get(time) ?? 0) + Number(count));
  return taken;
}

/** True when one more fits in; without a lock, so that it may be wrong a moment later. */
export async function hasPlace(db: Db, slot: Slot, capacity: number | null, now: Date, except?: Except) {
  if (capacity === null) return true;
  const taken = await countTaken(db, slot, now, except);
  return (taken.get(slot.time) ?? 0) < capacity;
}

/**
 * Makes everyone else who asks for this time wait until the transaction ends, then tells whether one more fits in.
 * Whoever gets this answer may take the place within the transaction.
 */
export async function takePlace(
  trx: Db,
  slot: Slot,
  capacity: number | null,
  now: Date,
  except?: Except,
): Promise<boolean> {
  if (capacity === null) return true;
  const asked_at = now.toISOString();
  await trx
    .insertInto("booking_slots")
    .values({ temple_id: slot.templeId, pooja_id: slot.poojaId, date: slot.date, time: slot.time, asked_at })
    .onConflict((conflict) => conflict.columns(["temple_id", "pooja_id", "date", "time"]).doUpdateSet({ asked_at }))
    .execute();
  return hasPlace(trx, slot, capacity, now, except);
}

/** Refuses with 409 at the time. */
export const slotTaken = (): never => {
  throw new AppError("slotTaken", undefined, { time: "errors.slotTaken" });
};
