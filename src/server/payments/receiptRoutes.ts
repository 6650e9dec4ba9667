import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { PaymentParams, ReceiptQuery } from "../../contract/payments";
import { notFound } from "../errors";
import { printAside } from "./printAside";
import { receiptOf } from "./receiptFacts";
import { findPayment } from "./repository";

/** `GET /api/payments/:id/receipt.pdf`: the acknowledgement of what was paid, in the payer's language or another. */
export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    "/api/payments/:id/receipt.pdf",
    { config: { limit: "bulk" }, schema: { params: PaymentParams, querystring: ReceiptQuery } },
    async (request, reply) => {
      const payment = (await findPayment(app.db, request.params.id)) ?? notFound();
      if (payment.receiptNumber === null) return notFound();
      const { lang: locale = payment.locale } = request.query;
      const asked = { account: request.account, locale, site: app.env.PUBLIC_URL };
      const pdf = await printAside(await receiptOf(app.db, payment, asked));
      const name = `acknowledgement-${payment.receiptNumber.replace("/", "-")}.pdf`;
      return reply
        .header("cache-control", "no-store")
        .header("content-disposition", `attachment; filename="${name}"`)
        .type("application/pdf")
        .send(pdf);
    },
  );
};
