import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { htmlOf } from "../notifications/html";
import { wordsOf } from "../notifications/rendering";
import { smsCarrier } from "../notifications/sms";
import { topicOf } from "../notifications/topics";
import { unsubscribeToken } from "../notifications/unsubscribe";
import { unsubscribeLines } from "../notifications/writing";
import { type Carrier, type Carriers, deliver, type Queued } from "./deliver";

declare module "fastify" {
  interface FastifyInstance {
    /** Sends what is due in the outbox now; what nobody is set up to carry stays there. */
    sendMail: () => Promise<number>;
  }
}

const EVERY_MS = 15_000;

/**
 * Empties the outbox while the process listens: letters when `SMTP_URL` names a mail server, text
 * messages when `SMS_URL` names a gateway.
 */
export const mail = fp(async (app) => {
  const carriers: Carriers = {
    ...(app.env.SMTP_URL && { mail: await smtp(app, app.env.SMTP_URL) }),
    ...(app.env.SMS_URL && {
      sms: smsCarrier({ url: app.env.SMS_URL, token: app.env.SMS_TOKEN, site: app.env.PUBLIC_URL }),
    }),
  };
  const isSending = Object.keys(carriers).length > 0;
  app.decorate("sendMail", async () => (isSending ? deliver(app.db, carriers, app.now) : 0));
  app.addHook("onListen", async () => {
    if (isSending) app.repeat("sending mail", EVERY_MS, app.sendMail);
  });
});

async function smtp(app: FastifyInstance, url: string): Promise<Carrier> {
  const { createTransport } = await import("nodemailer"); // only where there is a mail server
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  const { PUBLIC_URL: site, MAIL_FROM } = app.env;
  const host = new URL(site).hostname;
  const from = MAIL_FROM ?? `Devalaya <no-reply@${host}>`;
  return async (message) => {
    const { subject, text, html, headers } = letterOf(app, message);
    const messageId = `<outbox-${message.id}@${host}>`;
    await transport.sendMail({ from, to: message.recipient, subject, text, html, headers, messageId });
  };
}

/** The whole letter; one that its reader need not get says how to get no more, to people and to mail programs. */
function letterOf(app: FastifyInstance, message: Queued) {
  const { PUBLIC_URL: site } = app.env;
  const { subject, text, locale } = wordsOf(message, site);
  const topic = topicOf(message.topic);
  if (!topic) return { subject, text, html: htmlOf(subject, text, locale) };
  const token = unsubscribeToken(app, { recipient: message.recipient, topic });
  const whole = `${text}\n${unsubscribeLines(locale, `${site}/unsubscribe?token=${token}`)}\n`;
  const headers = {
    "List-Unsubscribe": `<${site}/api/notifications/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return { subject, text: whole, html: htmlOf(subject, whole, locale), headers };
}
