import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Carrier, Queued } from "../carriers";
import { htmlOf } from "../notifications/html";
import { outsideQuietHours } from "../notifications/reminderFacts";
import { reminderLetterOf } from "../notifications/reminderLetter";
import { wordsOf } from "../notifications/rendering";
import { topicOf } from "../notifications/topics";
import { unsubscribeToken } from "../notifications/unsubscribe";
import { unsubscribeLines } from "../notifications/writing";
import { openPush } from "../push/carrier";
import { deliver, LETTERS_AT_ONCE } from "./deliver";
import { smsCarrier } from "./sms";

declare module "fastify" {
  interface FastifyInstance {
    /** Sends what is due in the outbox now; what nobody is set up to carry stays there. */
    sendMail: () => Promise<number>;
  }
}

const EVERY_MS = 15_000;

/**
 * Empties the outbox while the process listens: messages to devices, letters when `SMTP_URL` names a mail server, text
 * messages when `SMS_URL` names a gateway.
 */
export const mail = fp(async (app) => {
  const openMail = app.env.SMTP_URL ? await smtp(app, app.env.SMTP_URL) : undefined;
  const sms = app.env.SMS_URL
    ? smsCarrier({ url: app.env.SMS_URL, token: app.env.SMS_TOKEN, site: app.env.PUBLIC_URL })
    : undefined;
  app.decorate("sendMail", async () => {
    const opened = openMail?.();
    const push = openPush(app);
    const carriers = {
      ...(opened && { mail: outsideQuietHours(opened.carry, app.now) }),
      ...(sms && { sms }),
      push: outsideQuietHours(push.carry, app.now),
    };
    return deliver(app.db, carriers, app.now, app.isStopping).finally(() => {
      opened?.close();
      push.close();
    });
  });
  app.addHook("onListen", async () => app.repeat("sending mail", EVERY_MS, app.sendMail));
});

/** A letter whose connection broke is not repeated at once: it may have arrived, and the outbox tries it again. */
const POOL = { pool: true, maxConnections: LETTERS_AT_ONCE, maxMessages: 50, maxRequeues: 0 } as const;
/** Waiting for the server: to be connected, to be greeted, for the next word of it. */
const TIMEOUTS = { dnsTimeout: 4_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 8_000 };

/** A way to hand letters over, with connections that are used for one letter after the other until it is closed. */
async function smtp(app: FastifyInstance, url: string): Promise<() => { carry: Carrier; close: () => void }> {
  const { createTransport } = await import("nodemailer"); // only where there is a mail server
  const { PUBLIC_URL: site, MAIL_FROM } = app.env;
  const host = new URL(site).hostname;
  const from = MAIL_FROM ?? `Devalaya <no-reply@${host}>`;
  return () => {
    const transport = createTransport({ url, ...POOL, ...TIMEOUTS });
    const carry: Carrier = async (message) => {
      const { subject, text, html, headers } = letterOf(app, message);
      const messageId = `<outbox-${message.id}@${host}>`;
      await transport.sendMail({ from, to: message.recipient, subject, text, html, headers, messageId });
    };
    return { carry, close: () => transport.close() };
  };
}

/** The whole letter; one that its reader need not get says how to get no more, to people and to mail programs. */
function letterOf(app: FastifyInstance, message: Queued) {
  const { PUBLIC_URL: site } = app.env;
  const reminder = reminderLetterOf(message, site);
  if (reminder) return { ...reminder, html: htmlOf(reminder.subject, reminder.text, reminder.locale) };
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
