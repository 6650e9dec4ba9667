import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AttendInput, CheckedBooking, TicketAnswer, TicketList } from "../../contract/tickets";
import { civilDateOf } from "../../domain/dates";
import { peopleOf, readReference, readTicket, type TicketStanding, verdictOf } from "../../domain/tickets";
import { actorOf, callerOf } from "../access";
import { writeAudit } from "../audit";
import { answersFor } from "../bookings/answerers";
import { type BookingRow, bookingOf, bookingRows } from "../bookings/record";
import type { Db } from "../db/open";
import { notFound } from "../errors";

const WEEK_MS = 7 * 24 * 3_600_000;

/** What a ticket comes to at this temple, today. */
export async function checkTicket(request: FastifyRequest, templeId: number, code: string): Promise<TicketAnswer> {
  const app = request.server;
  await refuseOthers(app.db, request, templeId);
  const signed = readTicket(code);
  if (signed && !app.ticketKeys.isGood(signed.signed, signed.signature)) return { verdict: "forged", booking: null };
  const reference = signed?.ticket.reference ?? readReference(code);
  if (signed && signed.ticket.templeId !== templeId) return { verdict: "otherTemple", booking: null };
  return answerTo(app, await find(app.db, templeId, reference), templeId, app.now());
}

/**
 * Notes that whoever holds this booking came, once: whoever is second learns that it was used, and when. What a device
 * tells again is answered as the first time.
 */
export async function attend(request: FastifyRequest, templeId: number, input: AttendInput): Promise<TicketAnswer> {
  const app = request.server;
  const { id: userId } = callerOf(request);
  return app.db.transaction().execute(async (trx) => {
    await refuseOthers(trx, request, templeId);
    const at = momentOf(input.at, app.now());
    const booking = await find(trx, templeId, input.reference);
    const isRepeated = booking?.attended_at === at.toISOString() && booking.attended_by === userId;
    const answer = await answerTo(app, isRepeated ? { ...booking, attended_at: null } : booking, templeId, at);
    if (!booking || answer.verdict !== "valid") return answer;
    if (!isRepeated) {
      const { numUpdatedRows } = await trx
        .updateTable("bookings")
        .set({ attended_at: at.toISOString(), attended_by: userId })
        .where("id", "=", booking.id)
        .where("attended_at", "is", null)
        .executeTakeFirst();
      const now = await find(trx, templeId, input.reference);
      if (numUpdatedRows === 0n) return answerTo(app, now, templeId, at);
      const entry = { actor: actorOf(request), action: "booking.attend", kind: "booking", itemId: booking.id };
      await writeAudit(trx, { at: app.now().toISOString(), ...entry, details: { reference: input.reference } });
    }
    return { verdict: "valid", booking: checkedOf({ ...booking, attended_at: at.toISOString() }, app.now()) };
  });
}

/** The moment a device tells, as far as it can be: not to come, and not long ago. */
function momentOf(told: string | undefined, now: Date): Date {
  const ms = told === undefined ? now.getTime() : Date.parse(told);
  return ms > now.getTime() || ms < now.getTime() - WEEK_MS ? now : new Date(ms);
}

/** All that a device needs to check the tickets of a day by itself. */
export async function ticketList(request: FastifyRequest, templeId: number, day?: string): Promise<TicketList> {
  const app = request.server;
  await refuseOthers(app.db, request, templeId);
  const now = app.now();
  const date = day ?? civilDateOf(now.getTime());
  const rows = await bookingRows(app.db)
    .where("b.temple_id", "=", templeId)
    .where("b.date", "=", date)
    .orderBy("b.time")
    .orderBy("b.id")
    .execute();
  const items = rows.map((row) => checkedOf(row, now));
  return { templeId, date, at: now.toISOString(), keys: app.ticketKeys.publicKeys, items };
}

async function refuseOthers(db: Db, request: FastifyRequest, templeId: number): Promise<void> {
  if (!(await answersFor(db, callerOf(request), templeId))) notFound();
}

async function find(db: Db, templeId: number, reference: string | undefined): Promise<BookingRow | undefined> {
  if (reference === undefined) return undefined;
  return bookingRows(db).where("b.reference", "=", reference).where("b.temple_id", "=", templeId).executeTakeFirst();
}

function answerTo({ now }: FastifyInstance, row: BookingRow | undefined, templeId: number, at: Date): TicketAnswer {
  if (!row) return { verdict: "unknown", booking: null };
  const verdict = verdictOf(standingOf(row), { templeId, today: civilDateOf(at.getTime()) });
  return { verdict, booking: checkedOf(row, now()) };
}

const standingOf = (row: BookingRow): TicketStanding => ({
  templeId: row.temple_id,
  date: row.date,
  status: row.status,
  unpaid: row.hold_until !== null,
  attendedAt: row.attended_at,
});

function checkedOf(row: BookingRow, now: Date): CheckedBooking {
  const booking = bookingOf(row, [], now);
  const { reference, date, time, poojaName, poojaNameHi, poojaNameKn, name, status } = booking;
  return {
    ...{ reference, date, time, poojaName, poojaNameHi, poojaNameKn, name, status },
    people: peopleOf(booking),
    unpaid: row.hold_until !== null,
    attendedAt: row.attended_at,
  };
}
