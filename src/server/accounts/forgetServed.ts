import { type CivilDate, civilDateOf } from "../../domain/dates";
import type { Db } from "../db/open";

/**
 * Drops who it was from bookings and orders of accounts that are gone, once they are over: until then the temple
 * expects somebody, and a parcel needs its address.
 */
export async function forgetServed(db: Db, now: Date): Promise<void> {
  await forgetBookers(db, civilDateOf(now.getTime()));
  await db
    .updateTable("orders")
    .set({ name: "", phone: "", address: "" })
    .where("user_id", "is", null)
    .where("status", "in", ["delivered", "cancelled", "refunded"])
    .where("address", "<>", "")
    .execute();
}

async function forgetBookers(db: Db, today: CivilDate): Promise<void> {
  await db
    .updateTable("bookings")
    .set({ name: "", phone: "", devotees: "[]", gotra: null, nakshatra: null, notes: null })
    .where("user_id", "is", null)
    .where("phone", "<>", "")
    .where((eb) =>
      eb.or([eb("date", "<", today), eb("status", "in", ["performed", "declined", "cancelled", "refunded"])]),
    )
    .execute();
}
