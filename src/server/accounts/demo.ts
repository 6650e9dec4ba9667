import { accountRoles } from "../../contract/roles";
import type { Db } from "../db/open";
import { hashPassword, passwordMatches } from "./passwords";
import { findAccountByEmail, insertAccount, type StoredAccount, setPassword } from "./repository";

const people = accountRoles.map((role) => ({
  role,
  email: `${role.toLowerCase()}@demo.example`,
  name: `Demo ${role.toLowerCase().replaceAll("_", " ")}`,
}));
export const demoEmails = people.map(({ email }) => email);

/**
 * One account per role for trying the product, `<role>@demo.example`, all with one password. Two processes may start
 * at once: the first one makes them. With `reset` accounts that are there already get the password as well.
 */
export async function ensureDemoAccounts(db: Db, password: string, reset: boolean, now: Date): Promise<void> {
  const found = await Promise.all(people.map(({ email }) => findAccountByEmail(db, email)));
  const missing = people.filter((_, index) => !found[index]);
  const outdated = reset ? await withAnotherPassword(found, password) : [];
  if (missing.length + outdated.length === 0) return; // the usual start: hashing would cost a third of it
  const password_hash = await hashPassword(password);
  const created_at = now.toISOString();
  for (const account of missing)
    await insertAccount(db, { ...account, password_hash, created_at, email_verified_at: created_at });
  for (const { id } of outdated) await setPassword(db, id, password_hash);
}

/** Tokens die with a change of password, so it is changed only where it differs. Accounts made together share a hash. */
async function withAnotherPassword(found: (StoredAccount | undefined)[], password: string): Promise<StoredAccount[]> {
  const accounts = found.filter((account) => account !== undefined);
  const hashes = [...new Set(accounts.map(({ passwordHash }) => passwordHash))];
  const matches = await Promise.all(hashes.map((hash) => passwordMatches(hash, password)));
  return accounts.filter(({ passwordHash }) => !matches[hashes.indexOf(passwordHash)]);
}
