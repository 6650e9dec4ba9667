import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AdminBookingQuery, Booking, BookingDecision, BookingPage, SlotQuery } from "../../contract/bookings";
import { IdParams } from "../../contract/common";
import { JoinedTemples, JoinedTemplesQuery } from "../../contract/joinedTemples";
import { Sessions, WalkInInput } from "../../contract/walkIns";
import { BYTE_ORDER_MARK, csvLine } from "../../domain/csv";
import { callerOf } from "../access";
import { notFound } from "../errors";
import { listAdminBookings, listForExport } from "./adminList";
import { answersFor } from "./answerers";
import { decide } from "./change";
import { listJoinedTemples } from "./joinedTemples";
import { type BookingRow, bookingOf, devoteesOf, templeActs, totalOf } from "./record";
import { findBooking } from "./repository";
import { bookWalkIn, listSessions } from "./walkIn";

const columns = {
  reference: ({ reference }) => reference,
  status: ({ status }) => status,
  date: ({ date }) => date,
  time: ({ time }) => time,
  temple: ({ temple_name }) => temple_name,
  pooja: ({ pooja_name }) => pooja_name,
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  devotees: ({ devotees }) => devoteesOf(devotees).join("; "),
  gotra: ({ gotra }) => gotra,
  nakshatra: ({ nakshatra }) => nakshatra,
  notes: ({ notes }) => notes,
  amount: (row) => totalOf(row) / 100,
  payment: ({ payment_status }) => payment_status,
  receipt: ({ receipt_number }) => receipt_number,
  createdAt: ({ created_at }) => created_at,
} satisfies Record<string, (row: BookingRow) => string | number | null>;

const sheetOf = (rows: readonly BookingRow[]): string => {
  const lines = rows.map((row) => csvLine(Object.values(columns).map((cellOf) => cellOf(row))));
  return BYTE_ORDER_MARK + csvLine(Object.keys(columns)) + lines.join("");
};

/** `/api/admin/bookings`: the temple's side of a booking. */
export const adminBookingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const list = { querystring: AdminBookingQuery };
  app.get("/api/admin/bookings", { schema: { ...list, response: { 200: BookingPage } } }, (request) =>
    listAdminBookings(db, callerOf(request), request.query, now()),
  );
  app.post(
    "/api/admin/temples/:id/walk-ins",
    { schema: { params: IdParams, body: WalkInInput, response: { 201: Booking } } },
    async (request, reply) =>
      reply.code(201).send(bookingOf(await bookWalkIn(request, request.params.id, request.body), templeActs, now())),
  );
  app.get(
    "/api/admin/temples/:id/sessions",
    { schema: { params: IdParams, querystring: SlotQuery, response: { 200: Sessions } } },
    (request) => listSessions(request, request.params.id, request.query),
  );
  app.get(
    "/api/admin/joined-temples",
    { schema: { querystring: JoinedTemplesQuery, response: { 200: JoinedTemples } } },
    async (request) => ({ items: await listJoinedTemples(db, callerOf(request), request.query.search) }),
  );
  app.get(
    "/api/admin/bookings/export.csv",
    { schema: { ...list, response: { 200: z.string() } } },
    async (request, reply) =>
      reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", 'attachment; filename="bookings.csv"')
        .serializer((text: unknown) => String(text))
        .send(sheetOf(await listForExport(db, callerOf(request), request.query))),
  );
  app.get("/api/admin/bookings/:id", { schema: { params: IdParams, response: { 200: Booking } } }, async (request) => {
    const booking = (await findBooking(db, request.params.id)) ?? notFound();
    const isTheirs = await answersFor(db, callerOf(request), booking.temple_id);
    return isTheirs ? bookingOf(booking, templeActs, now()) : notFound();
  });
  app.post(
    "/api/admin/bookings/:id/decide",
    { schema: { params: IdParams, body: BookingDecision, response: { 200: Booking } } },
    async (request) => bookingOf(await decide(request, request.params.id, request.body), templeActs, now()),
  );
};
