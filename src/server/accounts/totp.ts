import type { FastifyInstance } from "fastify";
import type { Db } from "../db/open";
import { AppError } from "../errors";

const ISSUER = "Devalaya";
const PERIOD_SECONDS = 30;
/** Steps that a device's clock may be ahead or behind. */
const TOLERANCE = 1;

/** Whose a sealed secret is. */
export const ownerOf = (userId: number) => `totp ${userId}`;

/** True when the account's codes are asked for: set up, and confirmed by a first code. */
export async function hasTotp(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("totp")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes the secret that an authenticator app is given, and its `otpauth:` address for a QR code; it counts once a code
 * confirmed it. Refuses with 409 where codes are asked for already.
 */
export async function beginTotp(app: FastifyInstance, userId: number, email: string) {
  const { Secret, TOTP } = await import("otpauth");
  const secret = new Secret({ size: 20 });
  const sealed = app.seal(secret.base32, ownerOf(userId));
  const stored = await app.db
    .insertInto("totp")
    .values({ user_id: userId, secret: sealed, confirmed_at: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({ secret: sealed }).where("totp.confirmed_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  if (!stored) throw new AppError("conflict");
  return { secret: secret.base32, uri: new TOTP({ issuer: ISSUER, label: email, secret }).toString() };
}

/** True for a code of the secret that is on file or being set up; it is not used up. */
export const isTotpCode = async (app: FastifyInstance, userId: number, code: string): Promise<boolean> =>
  (await stepOf(app, app.db, userId, code)) !== undefined;

/** The first code: from now on codes are asked for. False when it is wrong, or nothing is being set up. */
export async function confirmTotp(app: FastifyInstance, trx: Db, userId: number, code: string): Promise<boolean> {
  const step = await stepOf(app, trx, userId, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await trx
    .updateTable("totp")
    .set({ confirmed_at: app.now().toISOString(), last_step: step })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a code of the authenticator up: it is good once, and so are those before it. False when it is not good. */
export async function redeemTotp(app: FastifyInstance, userId: number, code: string): Promise<boolean> {
  const step = await stepOf(app, app.db, userId, code);
  if (step === undefined) return false;
  const { numUpdatedRows } = await app.db
    .updateTable("totp")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of which step of time a code is, among those near to now. */
async function stepOf(app: FastifyInstance, db: Db, userId: number, code: string): Promise<number | undefined> {
  const row = await db.selectFrom("totp").select("secret").where("user_id", "=", userId).executeTakeFirst();
  const secret = row && app.unseal(row.secret, ownerOf(userId));
  if (row && !secret) app.log.warn("a second factor cannot be read: the server's secret has changed");
  if (!secret) return undefined;
  const { Secret, TOTP } = await import("otpauth");
  const timestamp = app.now().getTime();
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window: TOLERANCE });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta;
}

/** Forgets the secret and all recovery codes; false when there was none. */
export async function removeTotp(trx: Db, userId: number): Promise<boolean> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const { numDeletedRows } = await trx.deleteFrom("totp").where("user_id", "=", userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
