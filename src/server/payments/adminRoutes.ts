import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  AdminDonationPage,
  AdminPaymentDetail,
  AdminPaymentPage,
  AdminPaymentQuery,
  AuthorisationParams,
  DayReport,
  DayReportQuery,
  PaymentAuthorisation,
  PaymentAuthorisationInput,
  PaymentAuthorisationPage,
  PaymentAuthorisationQuery,
  RefundInput,
  TicketedPaymentQuery,
} from "../../contract/adminPayments";
import { Ticket } from "../../contract/adminTemples";
import { Done } from "../../contract/common";
import { PaymentParams } from "../../contract/payments";
import { can } from "../../contract/roles";
import { civilDateOf } from "../../domain/dates";
import { callerOf } from "../access";
import { AppError, notFound } from "../errors";
import { issueTicket, redeemTicket } from "../temples/tickets";
import { findPaymentDetail } from "./adminDetail";
import { listAllDonations, listPayments } from "./adminList";
import { authorise, listAuthorisations, revoke } from "./authorisations";
import { reportOn } from "./dayReport";
import { paymentsCsv } from "./paymentExport";
import { refundByConsole } from "./refundByConsole";

const PAGE_SIZE = 20;

/** `/api/admin/payments`, `/api/admin/donations`, `/api/admin/payment-authorisations`: the money as the console sees it. */
export const adminPaymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, now } = app;
  const root = "/api/admin/payments";
  const agreed = "/api/admin/payment-authorisations";
  const today = () => civilDateOf(now().getTime());

  app.get(root, { schema: { querystring: AdminPaymentQuery, response: { 200: AdminPaymentPage } } }, (request) =>
    listPayments(db, request.query),
  );
  app.get(
    "/api/admin/donations",
    { schema: { querystring: AdminPaymentQuery, response: { 200: AdminDonationPage } } },
    (request) => listAllDonations(db, request.query),
  );
  app.get(`${root}/report`, { schema: { querystring: DayReportQuery, response: { 200: DayReport } } }, (request) =>
    reportOn(db, request.query.date ?? today()),
  );
  app.post(`${root}/export-ticket`, { schema: { response: { 200: Ticket } } }, (request) =>
    issueTicket(db, callerOf(request).id, now()),
  );
  app.get(
    `${root}/export.csv`,
    { config: { limit: "bulk" }, schema: { querystring: TicketedPaymentQuery } },
    async ({ query: { ticket, ...filters }, account }, reply) => {
      const isAllowed = account !== null && can(account.role, "payments");
      if (!isAllowed && ticket === undefined) throw new AppError(account ? "forbidden" : "unauthorized");
      if (!isAllowed && !(await redeemTicket(db, ticket ?? "", now(), "payments"))) throw new AppError("gone");
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="payments-${today()}.csv"`)
        .type("text/csv; charset=utf-8")
        .send(paymentsCsv(db, filters));
    },
  );
  const one = { params: PaymentParams, response: { 200: AdminPaymentDetail } };
  app.get(`${root}/:id`, { schema: one }, async (request) => {
    return (await findPaymentDetail(db, request.params.id)) ?? notFound();
  });
  app.post(`${root}/:id/refund`, { schema: { ...one, body: RefundInput } }, (request) =>
    refundByConsole(request, request.params.id, request.body),
  );

  app.get(
    agreed,
    { schema: { querystring: PaymentAuthorisationQuery, response: { 200: PaymentAuthorisationPage } } },
    ({ query: { page = 1, size = PAGE_SIZE } }) => listAuthorisations(db, { page, size }),
  );
  const temple = { params: AuthorisationParams };
  app.put(
    `${agreed}/:templeId`,
    { schema: { ...temple, body: PaymentAuthorisationInput, response: { 200: PaymentAuthorisation } } },
    (request) => authorise(request, request.params.templeId, request.body),
  );
  app.delete(`${agreed}/:templeId`, { schema: { ...temple, response: { 200: Done } } }, async (request) => {
    await revoke(request, request.params.templeId);
    return { ok: true };
  });
};
