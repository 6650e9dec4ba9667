import type { FastifyRequest } from "fastify";
import { civilDateOf } from "../../domain/dates";
import { post } from "../mail/outbox";
import { failedLoginsLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { findAccountByEmail } from "./repository";

/**
 * Writes to the owner, if the address has an account, that somebody tries many passwords; at most once a day. After the
 * answer, so that neither its words nor its time tell whether there is an account.
 */
export function tellOfFailures({ server: app }: FastifyRequest, email: string): void {
  app.background("telling of failed logins", async () => {
    const account = await findAccountByEmail(app.db, email);
    if (!account) return;
    const owner = await Recipient.ofAccount(app.db, account.id);
    if (!owner?.mail) return;
    const now = app.now();
    const { name, locale = "en" } = owner;
    const letter = failedLoginsLetter({ name, locale, site: app.env.PUBLIC_URL });
    const key = `failed-logins ${account.id} ${civilDateOf(now.getTime())}`;
    await post(app.db, owner.mail, letter, now, { key });
    await app.sendMail();
  });
}
