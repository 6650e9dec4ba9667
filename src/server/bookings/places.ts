import type { Db } from "../db/open";
import { AppError } from "../errors";
import type { Asker, Slot } from "./slot";
import { releaseTime } from "./slotHolds";

/**
 * The places left at each time of a day for who asks; null where they are not counted. What is shown and what is taken
 * both go by this.
 */
export async function placesLeft(
  db: Db,
  day: Omit<Slot, "time">,
  capacity: number | null,
  now: Date,
  asker: Asker,
): Promise<(time: string) => number | null> {
  if (capacity === null) return () => null;
  const taken = await countTaken(db, day, now, asker);
  return (time) => Math.max(0, capacity - (taken.get(time) ?? 0));
}

/** Places taken at each time of a day: bookings that stand or are being paid, and what others hold. */
async function countTaken(
  db: Db,
  { templeId, poojaId, date }: Omit<Slot, "time">,
  now: Date,
  { userId, bookingId }: Asker,
): Promise<Map<string, number>> {
  const at = now.toISOString();
  const booked = await standing(db, { templeId, poojaId, date }, now, bookingId)
    .select((eb) => ["time", eb.fn.countAll().as("count")])
    .groupBy("time")
    .execute();
  const held = await db
    .selectFrom("slot_holds")
    .select((eb) => ["time", eb.fn.countAll().as("count")])
    .where("temple_id", "=", templeId)
    .where("pooja_id", "=", poojaId)
    .where("date", "=", date)
    .where("expires_at", ">", at)
    .where("user_id", "!=", userId ?? 0)
    .groupBy("time")
    .execute();
  const taken = new Map<string, number>();
  for (const { time, count } of [...booked, ...held]) taken.set(time, (taken.get(time) ?? 0) + Number(count));
  return taken;
}

/** Bookings of a day that stand or are being paid, but for the one that is moved or paid. */
const standing = (db: Db, { templeId, poojaId, date }: Omit<Slot, "time">, now: Date, bookingId = 0) =>
  db
    .selectFrom("bookings")
    .where("temple_id", "=", templeId)
    .where("pooja_id", "=", poojaId)
    .where("date", "=", date)
    .where("status", "in", ["requested", "confirmed", "performed"])
    .where((eb) => eb.or([eb("hold_until", "is", null), eb("hold_until", ">", now.toISOString())]))
    .where("id", "!=", bookingId);

/** True when one more fits in; without a lock, so that it may be wrong a moment later. */
export async function hasPlace(db: Db, slot: Slot, capacity: number | null, now: Date, asker: Asker): Promise<boolean> {
  const left = await placesLeft(db, slot, capacity, now, asker);
  return left(slot.time) !== 0;
}

/**
 * Makes everyone else who asks for this time wait until the transaction ends, then tells whether one more fits in.
 * Whoever gets this answer may take the place within the transaction; what they held of it is used up.
 */
export async function takePlace(
  trx: Db,
  slot: Slot,
  capacity: number | null,
  now: Date,
  asker: Asker,
): Promise<boolean> {
  if (capacity !== null) {
    await waitForOthers(trx, slot, now);
    if (!(await hasPlace(trx, slot, capacity, now, asker))) return false;
  }
  if (asker.userId !== null) await releaseTime(trx, asker.userId, slot);
  return true;
}

async function waitForOthers(trx: Db, { templeId, poojaId, date, time }: Slot, now: Date): Promise<void> {
  const asked_at = now.toISOString();
  await trx
    .insertInto("booking_slots")
    .values({ temple_id: templeId, pooja_id: poojaId, date, time, asked_at })
    .onConflict((conflict) => conflict.columns(["temple_id", "pooja_id", "date", "time"]).doUpdateSet({ asked_at }))
    .execute();
}

/** Refuses a full time with 409, in other words where who asks has a booking of it themselves. */
export async function refuseFull(db: Db, slot: Slot, { userId, bookingId }: Asker, now: Date): Promise<never> {
  const own =
    userId !== null &&
    (await standing(db, slot, now, bookingId)
      .select("id")
      .where("time", "=", slot.time)
      .where("user_id", "=", userId)
      .executeTakeFirst());
  const code = own ? "slotOwn" : "slotTaken";
  throw new AppError(code, undefined, { time: `errors.${code}` });
}

/** True for that refusal. */
export const isFull = (error: unknown): boolean =>
  error instanceof AppError && (error.code === "slotTaken" || error.code === "slotOwn");
