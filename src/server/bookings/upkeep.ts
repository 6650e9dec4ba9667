import type { FastifyInstance } from "fastify";
import { allows } from "../../domain/bookings";
import { civilDateOf } from "../../domain/dates";
import { AppError } from "../errors";
import { lockPayment } from "../payments/repository";
import { giveBack } from "./change";
import { tell } from "./letters";
import { standingOf } from "./record";
import { changeBooking, findBooking } from "./repository";
import { sweepHolds } from "./slotHolds";

const BATCH = 100;
/** Longer than any provider's window is open after a hold. */
const UNPAID_MS = 45 * 60_000;

/**
 * Ends what nobody ended: places reserved and not paid, and requests the temple never answered before their time, whose
 * money goes back. Answers how many it ended.
 */
export async function tidyBookings(app: FastifyInstance): Promise<number> {
  await sweepHolds(app.db, app.now());
  return (await endUnpaid(app)) + (await endUnanswered(app));
}

async function endUnpaid({ db, now }: FastifyInstance): Promise<number> {
  const before = new Date(now().getTime() - UNPAID_MS).toISOString();
  const { numUpdatedRows } = await db
    .updateTable("bookings")
    .set({ status: "cancelled", reason: "unpaid", updated_at: now().toISOString() })
    .where("hold_until", "<", before)
    .where("status", "=", "requested")
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function endUnanswered(app: FastifyInstance): Promise<number> {
  const due = await app.db
    .selectFrom("bookings")
    .select("id")
    .where("status", "=", "requested")
    .where("hold_until", "is", null)
    .where("date", "<=", civilDateOf(app.now().getTime()))
    .orderBy("date")
    .orderBy("id")
    .limit(BATCH)
    .execute();
  let ended = 0;
  for (const { id } of due) if (await endOne(app, id)) ended++;
  return ended;
}

const endOne = ({ db, now }: FastifyInstance, id: number): Promise<boolean> =>
  db
    .transaction()
    .execute(async (trx) => {
      const at = now();
      const first = await findBooking(trx, id);
      if (first?.payment_id) await lockPayment(trx, first.payment_id);
      const booking = await findBooking(trx, id);
      const isDue = booking?.status === "requested" && !allows("confirm", standingOf(booking), at.toISOString());
      if (!booking || !isDue) return false;
      await changeBooking(trx, booking, { status: "declined", reason: "unanswered" }, at);
      await giveBack(trx, booking, "unanswered", at);
      await tell(trx, "bookingDeclined", booking, at);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof AppError) return false; // someone answered at this moment
      throw error;
    });
