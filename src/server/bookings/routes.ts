import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  BookableDays,
  BookableDaysQuery,
  Booking,
  BookingInput,
  BookingMade,
  BookingPage,
  BookingPaymentInput,
  BookingQuery,
  Hold,
  HoldInput,
  HoldParams,
  RescheduleInput,
  SlotQuery,
  Slots,
} from "../../contract/bookings";
import { Done, IdParams } from "../../contract/common";
import { ReceiptQuery } from "../../contract/payments";
import { TempleParams } from "../../contract/temples";
import { callerOf } from "../access";
import { notFound } from "../errors";
import { once } from "../idempotency";
import { localeOf } from "../locale";
import { printAside } from "../payments/printAside";
import { calendarOf } from "./calendar";
import { cancelOwn, moveOwn } from "./change";
import { payAgain } from "./charge";
import { holdPlace } from "./holds";
import { answerFor, makeBooking } from "./make";
import { bookingOf, ownActs } from "./record";
import { findBooking, listOwnBookings } from "./repository";
import { slipOf } from "./slip";
import { releaseHold } from "./slotHolds";
import { listBookableDays, listSlots } from "./slots";
import { codeOf } from "./ticketCode";

/** Times that can be booked, for everyone; one's own bookings, for who is signed in. */
export const bookingRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  app.get(
    "/api/temples/:id/bookable-days",
    { schema: { params: TempleParams, querystring: BookableDaysQuery, response: { 200: BookableDays } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return listBookableDays(request, request.params.id, request.query.pooja);
    },
  );
  app.get(
    "/api/temples/:id/slots",
    { schema: { params: TempleParams, querystring: SlotQuery, response: { 200: Slots } } },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      return listSlots(request, request.params.id, request.query);
    },
  );
  app.post("/api/bookings/holds", { schema: { body: HoldInput, response: { 201: Hold } } }, async (request, reply) =>
    reply.code(201).send(await holdPlace(request, request.body)),
  );
  app.delete(
    "/api/bookings/holds/:id",
    { schema: { params: HoldParams, response: { 200: Done } } },
    async (request) => {
      await releaseHold(db, request.params.id, callerOf(request).id);
      return { ok: true };
    },
  );
  app.get("/api/bookings", { schema: { querystring: BookingQuery, response: { 200: BookingPage } } }, (request) =>
    listOwnBookings(db, callerOf(request).id, request.query, now()),
  );
  app.post(
    "/api/bookings",
    { schema: { body: BookingInput, response: { 201: BookingMade } } },
    async (request, reply) => reply.code(201).send(await makeBooking(request, request.body)),
  );

  const one = { params: IdParams, response: { 200: Booking } };
  app.get("/api/bookings/:id", { schema: one }, async (request) =>
    bookingOf(await ownBooking(request.params.id, callerOf(request).id), ownActs, now()),
  );
  app.post("/api/bookings/:id/cancel", { schema: one }, async (request) =>
    bookingOf(await cancelOwn(request, request.params.id), ownActs, now()),
  );
  app.post("/api/bookings/:id/reschedule", { schema: { ...one, body: RescheduleInput } }, async (request) =>
    bookingOf(await moveOwn(request, request.params.id, request.body), ownActs, now()),
  );
  app.post(
    "/api/bookings/:id/payment",
    { schema: { params: IdParams, body: BookingPaymentInput, response: { 200: BookingMade } } },
    async (request) => {
      const { id } = request.params;
      await once(request, request.body, async (trx) => (await payAgain(trx, request, id, request.body.gateway)).id);
      return answerFor(request, id);
    },
  );
  app.get(
    "/api/bookings/:id/calendar.ics",
    { schema: { params: IdParams, response: { 200: z.string() } } },
    async (request, reply) => {
      const booking = await ownBooking(request.params.id, callerOf(request).id);
      const { place, address } = await placeOf(booking.temple_id);
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", `attachment; filename="booking-${booking.reference}.ics"`)
        .serializer((text: unknown) => String(text))
        .send(calendarOf(booking, place, address));
    },
  );
  app.get(
    "/api/bookings/:id/slip.pdf",
    { config: { limit: "bulk" }, schema: { params: IdParams, querystring: ReceiptQuery } },
    async (request, reply) => {
      const booking = await ownBooking(request.params.id, callerOf(request).id);
      const { lang = localeOf(request) } = request.query;
      return reply
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="booking-${booking.reference}.pdf"`)
        .send(
          await printAside(slipOf(booking, { locale: lang, site: app.env.PUBLIC_URL, code: codeOf(app, booking) })),
        );
    },
  );

  async function ownBooking(id: number, userId: number) {
    const booking = await findBooking(db, id);
    return booking?.user_id === userId ? booking : notFound();
  }

  async function placeOf(templeId: number | null): Promise<{ place: string; address: string }> {
    const temple = await db
      .selectFrom("temples")
      .select(["name", "address", "city", "state", "slug"])
      .where("id", "=", templeId ?? 0)
      .executeTakeFirst();
    if (!temple) return { place: "", address: "" };
    const place = temple.address ?? `${temple.city}, ${temple.state}`;
    return { place: `${temple.name}, ${place}`, address: `${app.env.PUBLIC_URL}/temple/${temple.slug}` };
  }
};
