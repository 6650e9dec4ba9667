import fp from "fastify-plugin";
import type { Env } from "../env";
import { htmlOf } from "../notifications/html";
import { wordsOf } from "../notifications/rendering";
import { type Carrier, type Carriers, deliver } from "./deliver";

declare module "fastify" {
  interface FastifyInstance {
    /** Sends what is due in the outbox now; what nobody is set up to carry stays there. */
    sendMail: () => Promise<number>;
  }
}

const EVERY_MS = 15_000;

/** Empties the outbox while the process listens: letters when `SMTP_URL` names a mail server. */
export const mail = fp(async (app) => {
  const carriers: Carriers = {
    ...(app.env.SMTP_URL && { mail: await smtp(app.env, app.env.SMTP_URL) }),
  };
  const isSending = Object.keys(carriers).length > 0;
  app.decorate("sendMail", async () => (isSending ? deliver(app.db, carriers, app.now) : 0));
  app.addHook("onListen", async () => {
    if (isSending) app.repeat("sending mail", EVERY_MS, app.sendMail);
  });
});

async function smtp(env: Env, url: string): Promise<Carrier> {
  const { createTransport } = await import("nodemailer"); // only where there is a mail server
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  const host = new URL(env.PUBLIC_URL).hostname;
  const from = env.MAIL_FROM ?? `Devalaya <no-reply@${host}>`;
  return async (message) => {
    const { subject, text, locale } = wordsOf(message, env.PUBLIC_URL);
    const messageId = `<outbox-${message.id}@${host}>`;
    await transport.sendMail({
      from,
      to: message.recipient,
      subject,
      text,
      html: htmlOf(subject, text, locale),
      messageId,
    });
  };
}
