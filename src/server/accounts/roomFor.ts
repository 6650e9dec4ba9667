import type { FastifyRequest } from "fastify";
import { addressLimits, type HeldKind, heldLimits } from "../../contract/heldLimits";
import { addressKey } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { type Quota, takeFrom } from "../quotas";
import { countOpen } from "./openThings";
import { isVerified } from "./verified";

const DAY_MS = 86_400_000;

/**
 * Refuses with 429 when the caller has as many open things of this kind as they may: few while nobody has confirmed the
 * account's address, or without an account; all of those together at one address of the network are few as well. To be
 * called in the transaction that stores the thing: two at once wait for each other.
 */
export async function roomFor(trx: Db, request: FastifyRequest, kind: HeldKind, amount = 1): Promise<void> {
  const { account, server: app } = request;
  const now = app.now();
  if (account && (await roomOfAccount(trx, account.id, kind, amount, now))) return;
  if (!isOfAddress(kind)) return;
  const quota: Quota = { key: `open ${kind} ${addressKey(request)}`, limit: addressLimits[kind], windowMs: DAY_MS };
  try {
    await takeFrom(trx, [quota], now, amount);
  } catch (error) {
    throw error instanceof AppError && error.code === "tooManyRequests" ? new AppError("verifyEmail") : error;
  }
}

/** How many of a kind the account may have open; few until its address is confirmed. */
export async function mostHeld(db: Db, userId: number, kind: HeldKind): Promise<number> {
  return heldLimits[(await isVerified(db, userId)) ? "verified" : "unverified"][kind];
}

/** True for an account whose address is confirmed: its own number counts alone. */
async function roomOfAccount(trx: Db, userId: number, kind: HeldKind, amount: number, now: Date): Promise<boolean> {
  await trx
    .updateTable("users")
    .set((eb) => ({ token_version: eb.ref("token_version") })) // writing takes the row's lock on both engines
    .where("id", "=", userId)
    .execute();
  const verified = await isVerified(trx, userId);
  const most = heldLimits[verified ? "verified" : "unverified"][kind];
  if ((await countOpen(trx, userId, kind, now)) + amount > most)
    throw new AppError(verified ? "tooManyOpen" : "verifyEmail");
  return verified;
}

const isOfAddress = (kind: HeldKind): kind is keyof typeof addressLimits => kind in addressLimits;
