import type { FastifyInstance, FastifyRequest } from "fastify";
import type { EmailChangeInput, VerificationSent, VerifiedEmail } from "../../contract/verification";
import { callerOf } from "../access";
import { writeAudit } from "../audit";
import { addressKey } from "../callerKeys";
import { isTaken } from "../db/collisions";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { type Locale, localeOf } from "../locale";
import { post } from "../mail/outbox";
import { addressChangedLetter } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { dropLinks } from "./links";
import { emailKey, findAccount, findAccountByEmail, type StoredAccount } from "./repository";
import { confirmOwner } from "./secondFactor";
import { redeemVerification, sendVerification } from "./verificationLinks";
import { isVerified } from "./verified";

/**
 * Sends the letter that asks the owner of the caller's address to confirm it; 409 when that is done already, 429 when
 * enough was sent today.
 */
export async function sendAgain(request: FastifyRequest): Promise<VerificationSent> {
  const { db } = request.server;
  const account = await ownAccount(request);
  if (await isVerified(db, account.id)) throw new AppError("conflict");
  return askOwner(request, account.id, account.email);
}

/** Asks the owner of another address to confirm it for the caller's account; until then the account keeps its own. */
export async function changeEmail(
  request: FastifyRequest,
  { email, ...proof }: EmailChangeInput,
): Promise<VerificationSent> {
  const account = await ownAccount(request);
  await confirmOwner(request, account, proof);
  const wanted = emailKey(email);
  if (wanted === account.email && (await isVerified(request.server.db, account.id))) throw new AppError("conflict");
  // whether somebody else has it is not said here: that would tell who has an account
  return askOwner(request, account.id, wanted);
}

async function askOwner(request: FastifyRequest, userId: number, email: string): Promise<VerificationSent> {
  const { server: app } = request;
  const asked = { userId, email, locale: localeOf(request), caller: addressKey(request) };
  const path = await app.db.transaction().execute((trx) => sendVerification(trx, app, asked));
  if (path === undefined) throw new AppError("tooManyLetters");
  app.background("mailing a verification link", app.sendMail);
  const isShown = app.env.APP_MODE === "demo" && app.env.SMTP_URL === undefined;
  return { email, ...(isShown && { link: path }) };
}

/** Uses the link up: its address is the account's and verified from now on. 410 for a link that is unknown or over. */
export async function confirmEmail(request: FastifyRequest, token: string): Promise<VerifiedEmail> {
  const { server: app } = request;
  const confirmed = app.db.transaction().execute(async (trx) => {
    const now = app.now();
    const { user_id: id, email } = (await redeemVerification(trx, token, now)) ?? gone();
    const account = (await findAccount(trx, id)) ?? gone();
    if (!account.active) return gone();
    if (email !== account.email) await moveTo(trx, app, account, email, localeOf(request));
    const verified = { email, email_verified_at: now.toISOString() };
    await trx.updateTable("users").set(verified).where("id", "=", id).execute();
    return { email };
  });
  // two accounts may confirm one address at the same moment
  return confirmed.catch((error: unknown) => (isTaken(error) ? emailTaken() : Promise.reject(error)));
}

const emailTaken = (): never => {
  throw new AppError("taken", undefined, { email: "errors.emailTaken" });
};

const gone = (): never => {
  throw new AppError("gone", undefined, { token: "errors.link" });
};

/** What an account had before is told that it is no longer written to, if somebody had confirmed it. */
async function moveTo(trx: Db, app: FastifyInstance, account: StoredAccount, email: string, locale: Locale) {
  if (await findAccountByEmail(trx, email)) emailTaken();
  const before = (await Recipient.ofAccount(trx, account.id))?.mail;
  const letter = addressChangedLetter({ name: account.name, locale, site: app.env.PUBLIC_URL });
  if (before) await post(trx, before, letter, app.now());
  await dropLinks(trx, account.id, app.now()); // those of the old address
  const entry = { action: "account.email", kind: "account", itemId: account.id, origin: "account" } as const;
  await writeAudit(trx, { ...entry, actor: account, at: app.now().toISOString() });
}

const ownAccount = async (request: FastifyRequest): Promise<StoredAccount> =>
  (await findAccount(request.server.db, callerOf(request).id)) ?? notFound();
