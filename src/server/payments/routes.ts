import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  PaymentCheckInput,
  PaymentIntent,
  PaymentIntentInput,
  PaymentOptions,
  PaymentOptionsQuery,
  PaymentParams,
  PaymentView,
  TestOutcomeInput,
} from "../../contract/payments";
import { AppError, notFound } from "../errors";
import { openPayment } from "./begin";
import { checkNow } from "./checkNow";
import { createIntent } from "./intents";
import { optionsFor } from "./options";
import { viewOf } from "./present";
import { findPayment } from "./repository";
import { pressAndTell } from "./testGateway";

/** `/api/payments`: beginning one, and how it stands for whoever holds its reference. */
export const paymentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const byId = { params: PaymentParams };
  app.addHook("onSend", async (_, reply) => {
    reply.header("cache-control", "no-store");
  });

  // the fields may come by query, by body, or some by each
  const intent = { querystring: PaymentIntentInput, body: PaymentIntentInput, response: { 201: PaymentIntent } };
  app.post("/api/payments/intent", { schema: intent }, async (request, reply) =>
    reply.code(201).send(await createIntent(request, together(request.query, request.body))),
  );
  app.get(
    "/api/payments/options",
    { schema: { querystring: PaymentOptionsQuery, response: { 200: PaymentOptions } } },
    (request) => optionsFor(app, request.query.templeId),
  );
  app.get("/api/payments/:id", { schema: { ...byId, response: { 200: PaymentView } } }, async (request) =>
    viewOf(app, (await findPayment(db, request.params.id)) ?? notFound(), request.account),
  );
  app.post("/api/payments/:id/open", { schema: { ...byId, response: { 200: PaymentIntent } } }, (request) =>
    openPayment(app, request.params),
  );
  app.post(
    "/api/payments/:id/check",
    { schema: { ...byId, body: PaymentCheckInput, response: { 200: PaymentView } } },
    async (request) => viewOf(app, await checkNow(app, request.params.id, request.body), request.account),
  );
  app.post(
    "/api/payments/test/:id",
    { schema: { ...byId, body: TestOutcomeInput, response: { 200: PaymentView } } },
    async (request) => {
      if (!app.gateways.has("test")) return notFound();
      const payment = (await findPayment(db, request.params.id)) ?? notFound();
      if (payment.gateway !== "test") throw new AppError("notFound");
      if (payment.providerRef === null) throw new AppError("conflict");
      await pressAndTell(app, payment, request.body.outcome);
      return viewOf(app, (await findPayment(db, payment.id)) ?? notFound(), request.account);
    },
  );
};

/** The body's fields, and those of the query that the body leaves out. */
function together(query: PaymentIntentInput, body: PaymentIntentInput): PaymentIntentInput {
  const given = Object.entries(body).filter(([, value]) => value !== undefined);
  return { ...query, ...Object.fromEntries(given) };
}
