import { randomInt } from "node:crypto";
import type { Db } from "../db/open";
import { hashPassword, passwordMatches } from "./passwords";

const COUNT = 10;
const LENGTH = 10;
/** Without those that are read as another one. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** Ten codes of `xxxxx-xxxxx`, each good once in the place of the authenticator's, and their hashes to be stored. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const made = Array.from({ length: COUNT }, newCode);
  return {
    codes: made.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    // hashed as passwords are: codes short enough to be copied by hand can be guessed from a fast hash
    hashes: await Promise.all(made.map(hashPassword)),
  };
}

/** Stores the hashes in the place of all codes that the account had. */
export async function replaceRecoveryCodes(trx: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await trx.insertInto("recovery_codes").values(rows).execute();
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Uses a code up; false when there is none such. Once, also for two calls at the same time. */
export async function redeemRecoveryCode(db: Db, userId: number, typed: string): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (code.length !== LENGTH) return false;
  const rows = await db.selectFrom("recovery_codes").select("code_hash").where("user_id", "=", userId).execute();
  for (const { code_hash } of rows) {
    if (!(await passwordMatches(code_hash, code))) continue;
    const { numDeletedRows } = await db
      .deleteFrom("recovery_codes")
      .where("user_id", "=", userId)
      .where("code_hash", "=", code_hash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  return false;
}
