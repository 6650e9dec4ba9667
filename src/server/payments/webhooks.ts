import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { WebhookAnswer, WebhookParams } from "../../contract/payments";
import { gateways } from "../../contract/paymentWords";
import { AppError, notFound } from "../errors";
import { receiveEvent } from "./events";

/**
 * `POST /api/payments/webhooks/:gateway`: the providers' events. What is signed is the very bytes, so the body is not
 * parsed here; an event is answered well only once it is counted, and a provider repeats what is not.
 */
export const webhookRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post(
    "/api/payments/webhooks/:gateway",
    { config: { limit: "webhook" }, schema: { params: WebhookParams, response: { 200: WebhookAnswer } } },
    async (request) => {
      const name = gateways.find((each) => each === request.params.gateway) ?? notFound();
      const gateway = app.gateways.get(name) ?? notFound();
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = gateway.readEvent(raw, request.headers);
      if (!event) throw new AppError("badRequest");
      return { received: true, outcome: await receiveEvent(app, gateway, event) };
    },
  );
};
