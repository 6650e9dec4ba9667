import type { FastifyRequest } from "fastify";
import type { ChangedMe, DeleteMeInput, Me, MeInput, PreferencesInput } from "../../contract/accounts";
import { callerOf } from "../access";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { forgetDonor } from "../donations/repository";
import { invalid, notFound } from "../errors";
import { localeOf } from "../locale";
import { forgetPayer } from "../payments/own";
import { signToken } from "./actions";
import { forgetServed } from "./forgetServed";
import { changePassword } from "./forgotten";
import { hashPassword, passwordMatches } from "./passwords";
import { findAccount, findMe, renameAccount, type StoredAccount } from "./repository";
import { refuseLosingLastSuperAdmin } from "./superAdmins";
import { countTry, forgiveTry, throttleKeys } from "./throttle";

/**
 * Changes the name and, when one is typed, the password; that ends every session. A new token is answered with either,
 * since it bears the name.
 */
export async function updateMe(request: FastifyRequest, input: MeInput): Promise<ChangedMe> {
  const { server: app } = request;
  const account = await ownAccount(request);
  const passwordHash = input.password ? await allowedPassword(request, account, input) : undefined;
  const changed = await app.db.transaction().execute(async (trx) => {
    await renameAccount(trx, account.id, input.name);
    const named = { ...account, name: input.name };
    return passwordHash ? changePassword(trx, app, named, passwordHash, localeOf(request)) : named;
  });
  const me = (await findMe(app.db, account.id)) ?? notFound();
  const isAnother = passwordHash !== undefined || changed.name !== account.name;
  return { ...me, ...(isAnother && { token: signToken(app, changed) }) };
}

async function allowedPassword(
  request: FastifyRequest,
  account: StoredAccount,
  { password, currentPassword }: MeInput,
) {
  await confirmPassword(request, account, currentPassword ?? "");
  return hashPassword(password ?? "");
}

/** Refuses with 400 beside the field when the present password is another one; guesses are counted as at login. */
async function confirmPassword(request: FastifyRequest, account: StoredAccount, password: string): Promise<void> {
  const { server: app } = request;
  const keys = throttleKeys(account.email, request.ip);
  await countTry(app.db, keys, app.now());
  if (!(await passwordMatches(account.passwordHash, password))) {
    invalid({ currentPassword: "errors.currentPassword" });
  }
  await forgiveTry(app.db, keys, app.now());
}

const ownAccount = async (request: FastifyRequest): Promise<StoredAccount> =>
  (await findAccount(request.server.db, callerOf(request).id)) ?? notFound();

/** Changes what is named of preferences, location and faith. */
export async function updatePreferences(request: FastifyRequest, input: PreferencesInput): Promise<Me> {
  const { db } = request.server;
  const { id } = callerOf(request);
  await db.updateTable("users").set(input).where("id", "=", id).execute();
  return (await findMe(db, id)) ?? notFound();
}

/**
 * Deletes the caller's account after asking for the password once more. What was published stays without a name; all
 * else that was sent in goes.
 */
export async function deleteMe(request: FastifyRequest, { currentPassword }: DeleteMeInput): Promise<void> {
  const { server: app } = request;
  const account = await ownAccount(request);
  await confirmPassword(request, account, currentPassword);
  await app.db.transaction().execute(async (trx) => {
    await refuseLosingLastSuperAdmin(trx, app.engine, account.id);
    await writeAudit(trx, {
      at: app.now().toISOString(),
      actor: account,
      action: "account.delete",
      kind: "account",
      itemId: account.id,
      origin: "account",
    });
    await forgetContributions(trx, account);
    await forgetMoney(trx, account.id);
    await trx.deleteFrom("users").where("id", "=", account.id).execute();
    await forgetServed(trx, app.now());
  });
}

/** Money that moved stays in the books; who moved it does not. */
async function forgetMoney(trx: Db, userId: number): Promise<void> {
  await forgetPayer(trx, userId);
  await forgetDonor(trx, userId);
}

async function forgetContributions(trx: Db, { id, email }: StoredAccount): Promise<void> {
  for (const table of ["photos", "reviews", "corrections"] as const) {
    await trx.deleteFrom(table).where("user_id", "=", id).where("status", "!=", "approved").execute();
    await trx.updateTable(table).set({ author_key: null }).where("user_id", "=", id).execute();
  }
  await trx.deleteFrom("outbox").where("recipient", "=", email).execute();
}
