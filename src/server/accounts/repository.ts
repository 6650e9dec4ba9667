import { type Insertable, type Selectable, sql } from "kysely";
import type { Me } from "../../contract/accounts";
import { AccountRole } from "../../contract/accounts";
import { foldName } from "../../domain/spelling";
import type { Db } from "../db/open";
import type { UserTable } from "../db/schema";
import { forgetDevicesOfAccount } from "../push/devices";
import { managesTemple } from "./managesTemple";

export type StoredAccount = {
  id: number;
  name: string;
  email: string;
  role: AccountRole;
  active: boolean;
  tokenVersion: number;
  passwordHash: string;
};

const columns = ["id", "name", "email", "role", "active", "token_version", "password_hash"] as const;

/** The account with this id, or undefined. */
export async function findAccount(db: Db, id: number): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom("users").select(columns).where("id", "=", id).executeTakeFirst();
  return row && fromRow(row);
}

/** The account with this id while the session has not been logged out, else undefined. */
export async function findSignedIn(db: Db, id: number, sessionId: string): Promise<StoredAccount | undefined> {
  const row = await db
    .selectFrom("users")
    .select(columns)
    .where("id", "=", id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("ended_sessions").select("id").where("ended_sessions.id", "=", sessionId))),
    )
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The account with this address, whatever its case, or undefined. */
export async function findAccountByEmail(db: Db, email: string): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom("users").select(columns).where("email", "=", emailKey(email)).executeTakeFirst();
  return row && fromRow(row);
}

function fromRow(row: Pick<Selectable<UserTable>, (typeof columns)[number]>): StoredAccount {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: AccountRole.parse(row.role),
    active: row.active === 1,
    tokenVersion: row.token_version,
    passwordHash: row.password_hash,
  };
}

/** Addresses are compared without regard to case. */
export const emailKey = (email: string) => email.trim().toLowerCase();

/** What a name is found and sorted by. */
const nameKeys = (name: string) => ({ name_key: foldName(name), sort_name: name.toLowerCase() });

type NewAccount = Pick<
  Insertable<UserTable>,
  "name" | "email" | "email_verified_at" | "role" | "password_hash" | "created_at"
>;

/** Stores a new account and answers its id, or undefined when the address has one already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | undefined> {
  const row = await db
    .insertInto("users")
    .values({ ...account, ...nameKeys(account.name), email: emailKey(account.email) })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The account as its owner sees it, with the role asked for and not yet decided. */
export async function findMe(db: Db, id: number): Promise<Me | undefined> {
  const user = await db
    .selectFrom("users")
    .select(["id", "name", "email", "role", "location", "faith", "preferences", "created_at"])
    .select(["email_verified_at", "phone", "phone_verified_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!user) return undefined;
  const request = await db
    .selectFrom("role_requests")
    .select("role")
    .where("user_id", "=", id)
    .where("status", "=", "pending")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: user.email_verified_at !== null,
    phone: user.phone_verified_at === null ? null : user.phone,
    role: AccountRole.parse(user.role),
    requestedRole: request ? AccountRole.parse(request.role) : null,
    location: user.location,
    faith: user.faith,
    preferences: user.preferences,
    createdAt: user.created_at,
    managesTemple: await managesTemple(db, id),
  };
}

/** Files the wish for a role; a moderator decides. */
export async function insertRoleRequest(db: Db, userId: number, role: AccountRole, createdAt: string): Promise<void> {
  await db
    .insertInto("role_requests")
    .values({ user_id: userId, role, status: "pending", created_at: createdAt })
    .execute();
}

/** Gives the account another name. */
export async function renameAccount(db: Db, id: number, name: string): Promise<void> {
  await db
    .updateTable("users")
    .set({ name, ...nameKeys(name) })
    .where("id", "=", id)
    .execute();
}

/** Makes every token handed out so far worthless, and every link that would give the account another address. */
export async function revokeTokens(db: Db, id: number): Promise<void> {
  await dropAddressChanges(db, id);
  await forgetSessions(db, id);
  await db.updateTable("users").set({ token_version: sql`token_version + 1` }).where("id", "=", id).execute();
}

/** The devices that sessions subscribed go with them. */
async function forgetSessions(db: Db, id: number): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", id).execute();
  await forgetDevicesOfAccount(db, id);
}

/** Whoever takes an account back also takes back a change of address that somebody else has begun. */
async function dropAddressChanges(db: Db, id: number): Promise<void> {
  const own = db.selectFrom("users").select("email").where("id", "=", id);
  await db
    .deleteFrom("email_verifications")
    .where("user_id", "=", id)
    .where("used_at", "is", null)
    .where("email", "!=", own)
    .execute();
}

/** Stores a new password hash and ends every session of the account. */
export async function setPassword(db: Db, id: number, passwordHash: string): Promise<void> {
  await dropAddressChanges(db, id);
  await forgetSessions(db, id);
  await db
    .updateTable("users")
    .set({ password_hash: passwordHash, token_version: sql`token_version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Notes that the account was in use; analytics counts active people by it. */
export async function markSeen(db: Db, id: number, at: string): Promise<void> {
  await db.updateTable("users").set({ last_seen_at: at }).where("id", "=", id).execute();
}

/** How many people hold `role` and may sign in. */
export async function countActive(db: Db, role: AccountRole): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("role", "=", role)
    .where("active", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}
