import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { StepUpGrant, StepUpInput } from "../../contract/stepUp";
import { type StepUpPurpose, stepUpHeader } from "../../contract/stepUpWords";
import { callerOf } from "../access";
import type { Db } from "../db/open";
import { AppError, invalid, notFound } from "../errors";
import { passwordMatches } from "./passwords";
import { findAccount } from "./repository";
import { codeProblem } from "./secondFactor";
import { countTry, forgiveTry } from "./throttle";
import { hasTotp } from "./totp";

const LIFE_MS = 5 * 60_000;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Confirms that the owner of the session is there, by code or password; wrong ones are counted as at login. */
export async function grantStepUp(request: FastifyRequest, input: StepUpInput): Promise<StepUpGrant> {
  const { db, now } = request.server;
  const account = (await findAccount(db, callerOf(request).id)) ?? notFound();
  const tried = await countTry(request, account.email);
  if (await hasTotp(db, account.id)) {
    const problem = await codeProblem(request, account, input.code, tried);
    if (problem) invalid({ code: `errors.${problem}` });
  } else if (!(await passwordMatches(account.passwordHash, input.password ?? ""))) {
    invalid({ password: "errors.currentPassword" });
  }
  await forgiveTry(request, tried);
  const token = randomBytes(32).toString("base64url");
  const expires_at = new Date(now().getTime() + LIFE_MS).toISOString();
  const { purpose, reason } = input;
  await db
    .insertInto("step_ups")
    .values({ token_hash: hashOf(token), user_id: account.id, purpose, reason, expires_at })
    .execute();
  return { token, expiresAt: expires_at };
}

/**
 * Uses the caller's confirmation up, in the transaction of what it is for, and answers the reason that was given.
 * Refuses with 403 `stepUpRequired` without a good one; `given` is the reason that the call itself brings.
 */
export async function redeemStepUp(
  trx: Db,
  request: FastifyRequest,
  purpose: StepUpPurpose,
  given?: string,
): Promise<string> {
  const { id } = callerOf(request);
  const token = request.headers[stepUpHeader];
  const redeemed =
    typeof token === "string" &&
    (await trx
      .deleteFrom("step_ups")
      .where("token_hash", "=", hashOf(token))
      .where("user_id", "=", id)
      .where("purpose", "=", purpose)
      .where("expires_at", ">", request.server.now().toISOString())
      .returning("reason")
      .executeTakeFirst());
  if (redeemed) return redeemed.reason;
  const factor = (await hasTotp(trx, id)) ? "code" : "password";
  throw new AppError("stepUpRequired", undefined, undefined, { purpose, factor, ...(given && { reason: given }) });
}

/** Forgets confirmations that nobody used in time. */
export async function sweepStepUps(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("step_ups").where("expires_at", "<", now.toISOString()).execute();
}
