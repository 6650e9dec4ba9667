import type { FastifyInstance } from "fastify";
import type { LoginInput, RegisterInput, SetupInput } from "../../contract/accounts";
import type { AccountRole } from "../../contract/roles";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { redeemLink } from "./links";
import { hashPassword, passwordMatches } from "./passwords";
import { countActive, findAccountByEmail, insertAccount, insertRoleRequest, markSeen } from "./repository";
import { countTry, forgiveTry, throttleKeys } from "./throttle";

type NewAccount = { name: string; email: string; passwordHash: string };

/** Signs a person in: the token of the account, or 401 in the same time and words for an unknown address and a wrong password. */
export async function logIn(app: FastifyInstance, { email, password }: LoginInput, ip: string): Promise<string> {
  const { db } = app;
  const keys = throttleKeys(email, ip);
  await countTry(db, keys, app.now());
  const account = await findAccountByEmail(db, email);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account?.active || !matches) throw new AppError("invalidCredentials");
  await forgiveTry(db, keys, app.now());
  await markSeen(db, account.id, app.now().toISOString());
  return signToken(app, account);
}

/** Creates a devotee's account and signs in; another role asked for becomes a request for a moderator. */
export async function register(app: FastifyInstance, input: RegisterInput): Promise<string> {
  const wish = input.role ?? "DEVOTEE";
  const passwordHash = await hashPassword(input.password); // before the transaction: it takes longer than all the rest
  const id = await app.db.transaction().execute(async (trx) => {
    const created = await createAccount(trx, { ...input, passwordHash }, "DEVOTEE", app.now());
    if (wish !== "DEVOTEE") await insertRoleRequest(trx, created, wish, app.now().toISOString());
    return created;
  });
  return signToken(app, { id, name: input.name, role: "DEVOTEE", tokenVersion: 1 });
}

/** Creates the first super admin through the one-time set-up link and signs in; the link is used up only when that worked. */
export async function setUp(app: FastifyInstance, input: SetupInput): Promise<string> {
  const passwordHash = await hashPassword(input.password);
  const id = await app.db.transaction().execute(async (trx) => {
    await redeemLink(trx, "setup", input.token, app.now());
    if ((await countActive(trx, "SUPER_ADMIN")) > 0) throw new AppError("gone", undefined, { token: "errors.link" });
    return createAccount(trx, { ...input, passwordHash }, "SUPER_ADMIN", app.now());
  });
  return signToken(app, { id, name: input.name, role: "SUPER_ADMIN", tokenVersion: 1 });
}

/** Stores an account and answers its id; refuses an address that has one with 409. */
export async function createAccount(db: Db, account: NewAccount, role: AccountRole, now: Date): Promise<number> {
  const id = await insertAccount(db, {
    name: account.name,
    email: account.email,
    role,
    password_hash: account.passwordHash,
    created_at: now.toISOString(),
  });
  if (id === undefined)
    throw new AppError("taken", "This email address already has an account.", { email: "errors.emailTaken" });
  if (role !== "DEVOTEE") await noteCreation(db, id, role, now);
  return id;
}

/** An account that begins with more than a devotee's role was made by whoever runs the program. */
const noteCreation = (db: Db, itemId: number, role: AccountRole, now: Date) =>
  writeAudit(db, {
    at: now.toISOString(),
    actor: null,
    action: "account.create",
    kind: "account",
    itemId,
    origin: "system",
    details: { before: {}, after: { role, active: true } },
  });

type Signed = { id: number; name: string; role: AccountRole; tokenVersion: number };

/** The token of an account: who it is, and the version that a password change or "log out everywhere" moves on. */
export function signToken(app: FastifyInstance, { id, name, role, tokenVersion }: Signed): string {
  return app.jwt.sign({ sub: String(id), role, name, tokenVersion });
}
