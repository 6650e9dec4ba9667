import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { Done, IdParams } from "../../contract/common";
import { OutboxPage, OutboxQuery, Subscription, SubscriptionQuery } from "../../contract/notifications";
import { consoleChange } from "../access";
import { writeAudit } from "../audit";
import { AppError, notFound } from "../errors";
import { hasOptedOut, optIn, optOut } from "./optOuts";
import { hasMessage, listOutbox, retryMessage } from "./outboxList";
import { subscriptionOf } from "./unsubscribe";

/** `/api/notifications/*` for readers of letters, `/api/admin/outbox` for who watches over them. */
export const notificationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, env } = app;
  // mail programs that unsubscribe with one click send a form; what it says is known already
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, _body, done) =>
    done(null, undefined),
  );
  const link = { querystring: SubscriptionQuery, response: { 200: Subscription } };
  app.get("/api/notifications/unsubscribe", { schema: link }, ({ query }) => present(app, query.token));
  app.post("/api/notifications/unsubscribe", { schema: link }, async ({ query }) => {
    const { recipient, topic } = subscription(app, query.token);
    await db.transaction().execute((trx) => optOut(trx, recipient, topic, app.now()));
    return present(app, query.token);
  });
  app.post("/api/notifications/subscribe", { schema: link }, async ({ query }) => {
    const { recipient, topic } = subscription(app, query.token);
    await optIn(db, recipient, topic);
    return present(app, query.token);
  });

  app.get(
    "/api/admin/outbox",
    { schema: { querystring: OutboxQuery, response: { 200: OutboxPage } } },
    async ({ query }) => ({
      ...(await listOutbox(db, query, env.PUBLIC_URL)),
      sends: { mail: env.SMTP_URL !== undefined, sms: env.SMS_URL !== undefined, push: true },
    }),
  );
  app.post(
    "/api/admin/outbox/:id/retry",
    { schema: { params: IdParams, response: { 200: Done } } },
    async (request) => {
      const { id } = request.params;
      const { now, by } = consoleChange(request);
      const isQueued = await db.transaction().execute(async (trx) => {
        if (!(await retryMessage(trx, id, now))) return false;
        const entry = { action: "message.retry", kind: "message", itemId: id };
        await writeAudit(trx, { ...entry, ...by, at: now.toISOString() });
        return true;
      });
      if (!isQueued) throw (await hasMessage(db, id)) ? new AppError("conflict") : new AppError("notFound");
      return { ok: true };
    },
  );
};

const subscription = (app: FastifyInstance, token: string) => subscriptionOf(app, token) ?? notFound();

async function present(app: FastifyInstance, token: string): Promise<Subscription> {
  const { recipient, topic } = subscription(app, token);
  const subscribed = !(await hasOptedOut(app.db, recipient, topic));
  return { topic, recipient: masked(recipient), subscribed };
}

/** Enough for its owner to know it; a link that was passed on tells others nothing. */
const masked = (recipient: string) => recipient.replace(/^(.)[^@]*/, "$1…");
