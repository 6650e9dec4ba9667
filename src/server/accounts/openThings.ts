import type { HeldKind } from "../../contract/heldLimits";
import type { Db } from "../db/open";

/** How many things of a kind an account has open: undecided, unpaid or kept for it. */
export async function countOpen(db: Db, userId: number, kind: HeldKind, now: Date): Promise<number> {
  const { count } = await open(db, userId, kind, now.toISOString());
  return Number(count);
}

function open(db: Db, userId: number, kind: HeldKind, at: string) {
  switch (kind) {
    case "submissions":
      return db
        .selectFrom("temples")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("submitted_by", "=", userId)
        .where("status", "=", "pending")
        .executeTakeFirstOrThrow();
    case "bookings":
      // what nobody paid in time is open no more, also before it is swept
      return db
        .selectFrom("bookings")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("user_id", "=", userId)
        .where("status", "=", "requested")
        .where((eb) => eb.or([eb("hold_until", "is", null), eb("hold_until", ">", at)]))
        .executeTakeFirstOrThrow();
    case "orders":
      return db
        .selectFrom("orders")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("user_id", "=", userId)
        .where("status", "=", "placed")
        .executeTakeFirstOrThrow();
    case "pieces":
      return db
        .selectFrom("orders")
        .select((eb) => eb.fn.coalesce(eb.fn.sum("quantity"), eb.lit(0)).as("count"))
        .where("user_id", "=", userId)
        .where("status", "=", "placed")
        .executeTakeFirstOrThrow();
    case "holds":
      return db
        .selectFrom("slot_holds")
        .select((eb) => eb.fn.countAll().as("count"))
        .where("user_id", "=", userId)
        .where("expires_at", ">", at)
        .executeTakeFirstOrThrow();
    default:
      return db
        .selectFrom(kind)
        .select((eb) => eb.fn.countAll().as("count"))
        .where("user_id", "=", userId)
        .where("status", "=", "pending")
        .executeTakeFirstOrThrow();
  }
}
