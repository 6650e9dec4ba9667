import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ForgottenInput, ResetInput } from "../../contract/accounts";
import { addressKey } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { type Locale, localeOf } from "../locale";
import { post } from "../mail/outbox";
import { passwordChangedLetter, resetLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { takeFrom } from "../quotas";
import { type SignedIn, signedIn } from "./actions";
import { dropLinks, findLinkOwner, issueLink, redeemLink } from "./links";
import { hashNewPassword } from "./newPasswords";
import { emailKey, findAccount, findAccountByEmail, type StoredAccount, setPassword } from "./repository";
import { codeProblem } from "./secondFactor";
import { countTry, forgiveTry } from "./throttle";
import { removeTotp } from "./totp";
import { isVerified, markVerified } from "./verified";

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
  const caller = addressKey(request);
  app.background("mailing a reset link", () => sendLink(app, email, locale, caller));
}

async function sendLink(app: FastifyInstance, email: string, locale: Locale, caller: string): Promise<void> {
  const account = await findAccountByEmail(app.db, email);
  if (!account?.active) return;
  const now = app.now();
  const site = app.env.PUBLIC_URL;
  await app.db.transaction().execute(async (trx) => {
    const stranger = { channel: "mail", address: account.email, caller, userId: account.id } as const;
    const verified = (await Recipient.ofAccount(trx, account.id))?.mail;
    const to = verified ?? (await Recipient.ofStranger(trx, stranger, now));
    if (!to) return;
    const token = await issueLink(trx, "reset", account.id, now);
    const letter = resetLetter({ name: verified ? account.name : null, locale, site }, `${site}/reset?token=${token}`);
    await post(trx, to, letter, now, { expiresAt: new Date(now.getTime() + LINK_MS) });
  });
  await app.sendMail();
}

/** Chooses a new password through the link: every session ends, other links die, and the caller is signed in. */
export async function resetPassword(request: FastifyRequest, { token, password, code }: ResetInput): Promise<SignedIn> {
  const { server: app } = request;
  const owner = await ownerOf(app.db, await findLinkOwner(app.db, "reset", token, app.now()));
  const passwordHash = await hashNewPassword(password, owner); // before the transaction: it takes longer than the rest
  // a mailbox alone opens no account that has a second factor, unless nobody has shown before that it is theirs
  const isClaimed = await isVerified(app.db, owner.id);
  const tried = await countTry(request, owner.email);
  const problem = isClaimed ? await codeProblem(request, owner, code, tried) : undefined;
  if (problem) throw new AppError(problem, undefined, { code: `errors.${problem}` });
  await forgiveTry(request, tried);
  const account = await app.db.transaction().execute(async (trx) => {
    const redeemed = await ownerOf(trx, await redeemLink(trx, "reset", token, app.now()));
    if (!isClaimed) await removeTotp(trx, redeemed.id);
    await markVerified(trx, redeemed.id, app.now()); // whoever has the link reads the mail of that address
    return changePassword(trx, app, redeemed, passwordHash, localeOf(request));
  });
  return signedIn(request, account);
}

async function ownerOf(db: Db, id: number | null): Promise<StoredAccount> {
  const owner = id === null ? undefined : await findAccount(db, id);
  if (!owner?.active) throw new AppError("gone", undefined, { token: "errors.link" });
  return owner;
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
  await dropLinks(trx, account.id, now);
  const to = (await Recipient.ofAccount(trx, account.id))?.mail;
  const letter = passwordChangedLetter({ name: account.name, locale, site: app.env.PUBLIC_URL });
  if (to) await post(trx, to, letter, now);
  return { ...account, passwordHash, tokenVersion: account.tokenVersion + 1 };
}
