import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { IdParams } from "../../contract/common";
import { DaySheet, DaySheetQuery } from "../../contract/daySheets";
import {
  AttendInput,
  OwnTicket,
  TicketAnswer,
  TicketCheckInput,
  TicketList,
  TicketListQuery,
} from "../../contract/tickets";
import { callerOf } from "../access";
import { findBooking } from "../bookings/repository";
import { codeOf } from "../bookings/ticketCode";
import { AppError, notFound } from "../errors";
import { attend, checkTicket, ticketList } from "./check";
import { daySheet, sheetCsv } from "./daySheet";

/** Tickets of bookings: shown by who booked, checked at the temple; and the temple's list of a day. */
export const ticketRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/bookings/:id/ticket",
    { schema: { params: IdParams, response: { 200: OwnTicket } } },
    async (request) => {
      const booking = await findBooking(app.db, request.params.id);
      if (!booking || booking.user_id !== callerOf(request).id) return notFound();
      const code = codeOf(app, booking);
      if (code === null) throw new AppError("bookingClosed");
      return { code };
    },
  );

  const root = "/api/admin/temples/:id";
  const temple = { params: IdParams };
  app.get(
    `${root}/ticket-list`,
    { schema: { ...temple, querystring: TicketListQuery, response: { 200: TicketList } } },
    (request) => ticketList(request, request.params.id, request.query.date),
  );
  app.post(
    `${root}/tickets/check`,
    { schema: { ...temple, body: TicketCheckInput, response: { 200: TicketAnswer } } },
    (request) => checkTicket(request, request.params.id, request.body.code),
  );
  app.post(
    `${root}/tickets/attend`,
    { schema: { ...temple, body: AttendInput, response: { 200: TicketAnswer } } },
    (request) => attend(request, request.params.id, request.body),
  );
  app.get(
    `${root}/day-sheet`,
    { schema: { ...temple, querystring: DaySheetQuery, response: { 200: DaySheet } } },
    (request) => daySheet(request, request.params.id, request.query.date),
  );
  app.get(
    `${root}/day-sheet.csv`,
    { schema: { ...temple, querystring: DaySheetQuery, response: { 200: z.string() } } },
    async (request, reply) => {
      const sheet = await daySheet(request, request.params.id, request.query.date);
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="day-sheet-${sheet.date}.csv"`)
        .serializer((text: unknown) => String(text))
        .send(sheetCsv(sheet));
    },
  );
};
