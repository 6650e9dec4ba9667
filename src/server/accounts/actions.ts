import type { FastifyInstance, FastifyRequest } from "fastify";
import type { LoginInput, RegisterInput, SetupInput } from "../../contract/accounts";
import { accountsPerDayAndAddress } from "../../contract/heldLimits";
import type { AccountRole } from "../../contract/roles";
import { writeAudit } from "../audit";
import { addressKey } from "../callerKeys";
import type { Db } from "../db/open";
import { AppError } from "../errors";
import { localeOf } from "../locale";
import { takeFrom } from "../quotas";
import { redeemLink } from "./links";
import { hashNewPassword } from "./newPasswords";
import { passwordMatches } from "./passwords";
import { countActive, emailKey, findAccountByEmail, insertAccount, insertRoleRequest, markSeen } from "./repository";
import { codeProblem } from "./secondFactor";
import { newSessionId, noteSession } from "./sessions";
import { countTry, forgiveTry } from "./throttle";
import { sendVerification } from "./verificationLinks";

const DAY_MS = 86_400_000;

type NewAccount = { name: string; email: string; passwordHash: string };

/**
 * Signs a person in: the token of the account, or 401 in the same time and words for an unknown address and a wrong
 * password. Whether the account asks for a code too shows once the password is right.
 */
export async function logIn(request: FastifyRequest, { email, password, code }: LoginInput): Promise<SignedIn> {
  const { server: app } = request;
  const { db } = app;
  const tried = await countTry(request, email);
  const account = await findAccountByEmail(db, email);
  const matches = await passwordMatches(account?.passwordHash, password);
  if (!account?.active || !matches) throw new AppError("invalidCredentials");
  const problem = await codeProblem(request, account, code, tried);
  if (problem) throw new AppError(problem, undefined, { code: `errors.${problem}` });
  await forgiveTry(request, tried);
  await markSeen(db, account.id, app.now().toISOString());
  return signedIn(request, account);
}

/**
 * Creates a devotee's account and signs in; another role asked for becomes a request for a moderator. A letter asks the
 * owner of the address to confirm it.
 */
export async function register(request: FastifyRequest, input: RegisterInput): Promise<SignedIn> {
  const { server: app } = request;
  const wish = input.role ?? "DEVOTEE";
  const passwordHash = await hashNewPassword(input.password, input); // before the transaction: it takes longer than all the rest
  const id = await app.db.transaction().execute(async (trx) => {
    const key = `accounts ${addressKey(request)}`;
    await takeFrom(trx, [{ key, limit: accountsPerDayAndAddress, windowMs: DAY_MS }], app.now());
    const created = await createAccount(trx, { ...input, passwordHash }, "DEVOTEE", app.now());
    const asked = { email: emailKey(input.email), locale: localeOf(request), caller: addressKey(request) };
    await sendVerification(trx, app, { userId: created, ...asked });
    if (wish !== "DEVOTEE") await insertRoleRequest(trx, created, wish, app.now().toISOString());
    return created;
  });
  app.background("mailing a verification link", app.sendMail);
  return signedIn(request, { id, name: input.name, email: input.email, role: "DEVOTEE", tokenVersion: 1 });
}

/** Creates the first super admin through the one-time set-up link and signs in; the link is used up only when that worked. */
export async function setUp(request: FastifyRequest, input: SetupInput): Promise<SignedIn> {
  const { server: app } = request;
  const passwordHash = await hashNewPassword(input.password, input);
  const id = await app.db.transaction().execute(async (trx) => {
    await redeemLink(trx, "setup", input.token, app.now());
    if ((await countActive(trx, "SUPER_ADMIN")) > 0) throw new AppError("gone", undefined, { token: "errors.link" });
    return createAccount(trx, { ...input, passwordHash }, "SUPER_ADMIN", app.now());
  });
  return signedIn(request, { id, name: input.name, email: input.email, role: "SUPER_ADMIN", tokenVersion: 1 });
}

/** Stores an account and answers its id; refuses an address that has one with 409. */
export async function createAccount(db: Db, account: NewAccount, role: AccountRole, now: Date): Promise<number> {
  const id = await insertAccount(db, {
    name: account.name,
    email: account.email,
    role,
    password_hash: account.passwordHash,
    // whoever runs the program answers for the address of a super admin
    email_verified_at: role === "DEVOTEE" ? null : now.toISOString(),
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

/** Whose session begins, and its token. */
export type SignedIn = { token: string; email: string };

/** Begins a session of the account, in the browser that asks. */
export async function signedIn(request: FastifyRequest, account: Signed & { email: string }): Promise<SignedIn> {
  const sid = newSessionId();
  await noteSession(request, sid, account.id);
  return { token: signToken(request.server, account, sid), email: account.email };
}

type Signed = { id: number; name: string; role: AccountRole; tokenVersion: number };

/**
 * The token of an account: who it is, the version that a password change or "log out everywhere" moves on, and the
 * session that logging out ends; a new one unless it is named.
 */
export function signToken(
  app: FastifyInstance,
  { id, name, role, tokenVersion }: Signed,
  sid: string = newSessionId(),
): string {
  const iat = Math.floor(app.now().getTime() / 1000);
  return app.jwt.sign({ sub: String(id), role, name, tokenVersion, sid, iat });
}
