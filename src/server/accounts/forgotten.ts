import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ForgottenInput, ResetInput } from "../../contract/accounts";
import { addressKey } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { type Locale, localeOf } from "../locale";
import { post } from "../mail/outbox";
import { passwordChangedLetter, resetLetter } from "../mail/templates";
import { takeFrom } from "../quotas";
import { signToken } from "./actions";
import { issueLink, redeemLink } from "./links";
import { hashPassword } from "./passwords";
import { emailKey, findAccount, findAccountByEmail, type StoredAccount, setPassword } from "./repository";

const HOUR_MS = 3_600_000;
const LINK_MS = 30 * 60_000;
const perHour = { account: 3, address: 20 } as const;

/**
 * Mails a link to choose a new password, if the address has an account. Whether it has one shows neither in the
 * answer nor in the time it takes: all that depends on it happens afterwards.
 */
export async function askForReset(request: FastifyRequest, { email }: ForgottenInput): Promise<void> {
  const { server: app } = request;
  const account = `forgotten ${app.keyOf("email", emailKey(email))}`;
  const address = `forgotten ${addressKey(request)}`;
  const quotas = [
    { key: account, limit: perHour.account, windowMs: HOUR_MS },
    { key: address, limit: perHour.address, windowMs: HOUR_MS },
  ];
  await app.db.transaction().execute((trx) => takeFrom(trx, quotas, app.now()));
  const locale = localeOf(request);
  app.background("mailing a reset link", () => sendLink(app, email, locale));
}

async function sendLink(app: FastifyInstance, email: string, locale: Locale): Promise<void> {
  const account = await findAccountByEmail(app.db, email);
  if (!account?.active) return;
  const now = app.now();
  const site = app.env.PUBLIC_URL;
  await app.db.transaction().execute(async (trx) => {
    const token = await issueLink(trx, "reset", account.id, now);
    const letter = resetLetter({ name: account.name, locale, site }, `${site}/reset?token=${token}`);
    await post(trx, account.email, letter, now, { expiresAt: new Date(now.getTime() + LINK_MS) });
  });
  await app.sendMail();
}

/** Chooses a new password through the link: every session ends, other links die, and the caller is signed in. */
export async function resetPassword(request: FastifyRequest, { token, password }: ResetInput): Promise<string> {
  const { server: app } = request;
  const passwordHash = await hashPassword(password); // before the transaction: it takes longer than all the rest
  const account = await app.db.transaction().execute(async (trx) => {
    const id = await redeemLink(trx, "reset", token, app.now());
    const owner = id === null ? undefined : await findAccount(trx, id);
    if (!owner?.active) throw new AppError("gone", undefined, { token: "errors.link" });
    return changePassword(trx, app, owner, passwordHash, localeOf(request));
  });
  return signToken(app, account);
}

/** Stores the new password, ends all sessions, uses up links that were sent before, and tells the owner. */
export async function changePassword(
  trx: Db,
  app: FastifyInstance,
  account: StoredAccount,
  passwordHash: string,
  locale: Locale,
): Promise<StoredAccount> {
  const now = app.now();
  await setPassword(trx, account.id, passwordHash);
  await trx
    .updateTable("one_time_links")
    .set({ used_at: now.toISOString() })
    .where("user_id", "=", account.id)
    .where("purpose", "=", "reset")
    .where("used_at", "is", null)
    .execute();
  await post(trx, account.email, passwordChangedLetter({ name: account.name, locale, site: app.env.PUBLIC_URL }), now);
  return { ...account, passwordHash, tokenVersion: account.tokenVersion + 1 };
}
