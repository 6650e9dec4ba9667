import { accountRoles } from "../../contract/roles";
import type { Db } from "../db/open";
import { hashPassword, passwordMatches } from "./passwords";
import { findAccountByEmail, insertAccount, setPassword } from "./repository";

export const demoEmails = accountRoles.map((role) => `${role.toLowerCase()}@demo.example`);

/**
 * One account per role for trying the product, `<role>@demo.example`, all with one password. Two processes may start
 * at once: the first one makes them. With `reset` accounts that are there already get the password as well.
 */
export async function ensureDemoAccounts(db: Db, password: string, reset: boolean, now: Date): Promise<void> {
  const password_hash = await hashPassword(password);
  for (const role of accountRoles) {
    const email = `${role.toLowerCase()}@demo.example`;
    const name = `Demo ${role.toLowerCase().replaceAll("_", " ")}`;
    const created = await insertAccount(db, { name, email, role, password_hash, created_at: now.toISOString() });
    if (created === undefined && reset) await resetPassword(db, email, password, password_hash);
  }
}

/** Tokens die with a change of password, so it is changed only where it differs. */
async function resetPassword(db: Db, email: string, password: string, passwordHash: string): Promise<void> {
  const account = await findAccountByEmail(db, email);
  if (!account || (await passwordMatches(account.passwordHash, password))) return;
  await setPassword(db, account.id, passwordHash);
}
