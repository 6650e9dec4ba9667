import fp from "fastify-plugin";
import type { Env } from "../env";
import { deliver, type Postman } from "./deliver";

declare module "fastify" {
  interface FastifyInstance {
    /** Sends what is due in the outbox now; without a mail server everything stays there. */
    sendMail: () => Promise<number>;
  }
}

const EVERY_MS = 15_000;

/** Empties the outbox while the process listens, when `SMTP_URL` names a mail server. */
export const mail = fp(async (app) => {
  const postman = app.env.SMTP_URL ? await smtp(app.env, app.env.SMTP_URL) : undefined;
  app.decorate("sendMail", async () => (postman ? deliver(app.db, postman, app.now) : 0));
  app.addHook("onListen", async () => {
    if (postman) app.repeat("sending mail", EVERY_MS, app.sendMail);
  });
});

async function smtp(env: Env, url: string): Promise<Postman> {
  const { createTransport } = await import("nodemailer"); // only where there is a mail server
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 });
  const host = new URL(env.PUBLIC_URL).hostname;
  const from = env.MAIL_FROM ?? `Devalaya <no-reply@${host}>`;
  return async ({ to, subject, text, messageId }) => {
    await transport.sendMail({ from, to, subject, text, messageId: `<${messageId}@${host}>` });
  };
}
