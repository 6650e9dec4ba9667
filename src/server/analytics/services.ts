import { boundsOf, type Period } from "../../domain/periods";
import type { Db } from "../db/open";

export type ServiceCounts = { bookings: number; donations: number; donatedPaise: number };

/** What was booked at and given to the temples this account manages in `period`; money in integer paise. */
export async function countServices(db: Db, period: Period, managedBy: number): Promise<ServiceCounts> {
  const [bookings, gifts] = await Promise.all([
    countBookings(db, period, managedBy),
    sumDonations(db, period, managedBy),
  ]);
  return { bookings, ...gifts };
}

/** Those that still wait for their payment, or lapsed without it, never reached the temple. */
async function countBookings(db: Db, period: Period, managedBy: number): Promise<number> {
  const { since, before } = boundsOf(period);
  const { bookings } = await db
    .selectFrom("bookings")
    .select(({ fn }) => fn.countAll().as("bookings"))
    .where("created_at", ">=", since)
    .where("created_at", "<", before)
    .where("hold_until", "is", null)
    .where((eb) => eb.or([eb("reason", "is", null), eb("reason", "<>", "unpaid")]))
    .where("temple_id", "in", managed(db, managedBy))
    .executeTakeFirstOrThrow();
  return Number(bookings);
}

async function sumDonations(
  db: Db,
  period: Period,
  managedBy: number,
): Promise<Pick<ServiceCounts, "donations" | "donatedPaise">> {
  const { since, before } = boundsOf(period);
  const { donations, paise } = await db
    .selectFrom("payments")
    .select(({ fn }) => fn.countAll().as("donations"))
    .select(({ fn, eb }) => fn.sum(eb("amount_paise", "-", eb.ref("refunded_paise"))).as("paise"))
    .where("purpose", "=", "donation")
    .where("status", "=", "paid")
    .where("paid_at", ">=", since)
    .where("paid_at", "<", before)
    .where("temple_id", "in", managed(db, managedBy))
    .executeTakeFirstOrThrow();
  return { donations: Number(donations), donatedPaise: Number(paise ?? 0) };
}

const managed = (db: Db, userId: number) =>
  db.selectFrom("temple_managers").select("temple_id").where("user_id", "=", userId);
