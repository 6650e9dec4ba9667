import { randomInt } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { phoneCodeLimits } from "../../contract/heldLimits";
import type { PhoneCodeSent } from "../../contract/verification";
import { callerOf } from "../access";
import { addressKey, isKeyOf } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError, invalid } from "../errors";
import { localeOf } from "../locale";
import { post } from "../mail/outbox";
import { phoneCodeMessage } from "../mail/templates";
import { Recipient } from "../notifications/recipients";
import { phoneOf } from "../phones";
import { isVerified } from "./verified";

const { digits, minutes, tries } = phoneCodeLimits;

/**
 * Sends a code to a number, for the caller's account; a code sent before is worth nothing then. An account whose address
 * nobody has confirmed sends none, and what is sent is counted hard: text messages cost, and may reach a stranger.
 */
export async function sendPhoneCode(request: FastifyRequest, text: string): Promise<PhoneCodeSent> {
  const { server: app } = request;
  const { id: userId } = callerOf(request);
  const phone = phoneOf(text) ?? invalid({ phone: "errors.phone" });
  const now = app.now();
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  await app.db.transaction().execute(async (trx) => {
    if (!(await isVerified(trx, userId))) throw new AppError("verifyEmail");
    const stranger = { channel: "sms", address: phone, caller: addressKey(request), userId } as const;
    const to = await Recipient.ofStranger(trx, stranger, now);
    if (!to) throw new AppError("tooManyLetters");
    const expiresAt = new Date(now.getTime() + minutes * 60_000);
    const fresh = { phone, code_hash: hashOf(request, code), tries: 0, expires_at: expiresAt.toISOString() };
    await trx
      .insertInto("phone_verifications")
      .values({ user_id: userId, ...fresh })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh))
      .execute();
    await post(trx, to, phoneCodeMessage(localeOf(request), code), now, { expiresAt });
  });
  app.background("sending a code", app.sendMail);
  const isShown = app.env.APP_MODE === "demo" && app.env.SMS_URL === undefined;
  return { phone, ...(isShown && { code }) };
}

/** Makes the number the code went to the account's own; 400 beside the field for a wrong or old code. */
export async function confirmPhone(request: FastifyRequest, code: string): Promise<void> {
  const { server: app } = request;
  const { id: userId } = callerOf(request);
  const now = app.now();
  const isRight = await app.db.transaction().execute(async (trx) => {
    const phone = await tryCode(trx, request, code, now);
    if (phone === undefined) return false; // the try is counted, so nothing is thrown here
    const verified = { phone, phone_verified_at: now.toISOString() };
    await trx.updateTable("users").set(verified).where("id", "=", userId).execute();
    await trx.deleteFrom("phone_verifications").where("user_id", "=", userId).execute();
    return true;
  });
  if (!isRight) invalid({ code: "errors.code" });
}

/** Takes the number off the account: no text messages from then on. */
export async function forgetPhone(request: FastifyRequest): Promise<void> {
  const none = { phone: null, phone_verified_at: null };
  await request.server.db.updateTable("users").set(none).where("id", "=", callerOf(request).id).execute();
}

async function tryCode(trx: Db, request: FastifyRequest, code: string, now: Date): Promise<string | undefined> {
  const { id: userId } = callerOf(request);
  const row = await trx
    .updateTable("phone_verifications")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("user_id", "=", userId)
    .where("tries", "<", tries)
    .where("expires_at", ">", now.toISOString())
    .returning(["phone", "code_hash"])
    .executeTakeFirst();
  return row && isKeyOf(request.server, row.code_hash, "phone code", `${userId} ${code}`) ? row.phone : undefined;
}

/** Six digits are quickly guessed from a plain hash; this one needs the server's secret. */
const hashOf = (request: FastifyRequest, code: string) =>
  request.server.keyOf("phone code", `${callerOf(request).id} ${code}`);
