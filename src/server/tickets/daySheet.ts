import type { FastifyRequest } from "fastify";
import type { Booking } from "../../contract/bookings";
import type { DaySheet } from "../../contract/daySheets";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import { civilDateOf } from "../../domain/dates";
import { peopleOf } from "../../domain/tickets";
import { callerOf } from "../access";
import { answersFor } from "../bookings/answerers";
import { bookingOf, bookingRows, templeActs } from "../bookings/record";
import { notFound } from "../errors";

/** What is booked at a temple on a day and stands, by time and pooja. */
export async function daySheet(request: FastifyRequest, templeId: number, day?: string): Promise<DaySheet> {
  const { db, now } = request.server;
  if (!(await answersFor(db, callerOf(request), templeId))) return notFound();
  const date = day ?? civilDateOf(now().getTime());
  const rows = await bookingRows(db)
    .where("b.temple_id", "=", templeId)
    .where("b.date", "=", date)
    .where("b.status", "in", ["requested", "confirmed", "performed"])
    .where("b.hold_until", "is", null)
    .orderBy("b.time")
    .orderBy("b.pooja_id")
    .orderBy("b.id")
    .execute();
  const bookings = rows.map((row) => bookingOf(row, templeActs, now()));
  const sessions = sessionsOf(bookings);
  return { templeId, date, people: heads(bookings), attended: heads(bookings.filter(isHere)), sessions };
}

const isHere = ({ attendedAt }: Booking) => attendedAt !== null;
const heads = (bookings: readonly Booking[]) => bookings.reduce((sum, booking) => sum + peopleOf(booking), 0);

function sessionsOf(bookings: readonly Booking[]): DaySheet["sessions"] {
  const sessions = new Map<string, Booking[]>();
  for (const booking of bookings) {
    const key = `${booking.time} ${booking.poojaId}`;
    sessions.set(key, [...(sessions.get(key) ?? []), booking]);
  }
  return [...sessions.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { time, poojaId, poojaName, poojaNameHi, poojaNameKn } = first;
    return [{ time, poojaId, poojaName, poojaNameHi, poojaNameKn, people: heads(own), bookings: own }];
  });
}

const columns = {
  time: ({ time }) => time,
  pooja: ({ poojaName }) => poojaName,
  reference: ({ reference }) => reference,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  people: peopleOf,
  devotees: ({ devotees }) => devotees.join("; "),
  gotra: ({ gotra }) => gotra,
  nakshatra: ({ nakshatra }) => nakshatra,
  notes: ({ notes }) => notes,
  status: ({ status }) => status,
  amount: ({ amount }) => amount,
  payment: ({ payment }) => payment?.status ?? null,
  atCounter: ({ atCounter }) => atCounter,
  attendedAt: ({ attendedAt }) => attendedAt,
} satisfies Record<string, (booking: Booking) => string | number | boolean | null>;

/** The same as a table, a line for each booking. */
export function sheetCsv({ sessions }: DaySheet): string {
  const rows = sessions.flatMap(({ bookings }) => bookings);
  const lines = rows.map((row) => csvLine(Object.values(columns).map((cellOf) => cellOf(row))));
  return BYTE_ORDER_MARK + csvLine(Object.keys(columns)) + lines.join("");
}
