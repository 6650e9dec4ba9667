import type { FastifyRequest } from "fastify";
import type { ChangedMe, DeleteMeInput, Me, MeInput, PreferencesInput } from "../../contract/accounts";
import { callerOf, sessionOf } from "../access";
import { signToken } from "../accounts/actions";
import { forgetServed } from "../accounts/forgetServed";
import { changePassword } from "../accounts/forgotten";
import { hashNewPassword } from "../accounts/newPasswords";
import { findAccount, findMe, renameAccount, type StoredAccount } from "../accounts/repository";
import { confirmOwner } from "../accounts/secondFactor";
import { noteSession } from "../accounts/sessions";
import { refuseLosingLastSuperAdmin } from "../accounts/superAdmins";
import { dropMessages } from "../accounts/verified";
import { writeAudit } from "../audit";
import { templeTag } from "../contentTags";
import type { Db } from "../db/open";
import { forgetDonor } from "../donations/repository";
import { notFound } from "../errors";
import { localeOf } from "../locale";
import { forgetPayer } from "../payments/own";

/**
 * Changes the name and, when one is typed, the password; that ends every session. A new token is answered with either,
 * since it bears the name.
 */
export async function updateMe(request: FastifyRequest, input: MeInput): Promise<ChangedMe> {
  const { server: app } = request;
  const account = await ownAccount(request);
  if (input.password) await confirmOwner(request, account, input);
  const owner = { name: input.name, email: account.email };
  const passwordHash = input.password ? await hashNewPassword(input.password, owner) : undefined;
  const changed = await app.db.transaction().execute(async (trx) => {
    await renameAccount(trx, account.id, input.name);
    if (input.name !== account.name) await touchNamed(trx, request, account.id);
    const named = { ...account, name: input.name };
    return passwordHash ? changePassword(trx, app, named, passwordHash, localeOf(request)) : named;
  });
  const me = (await findMe(app.db, account.id)) ?? notFound();
  const isAnother = passwordHash !== undefined || changed.name !== account.name;
  if (!isAnother) return me;
  const session = sessionOf(request);
  await noteSession(request, session, account.id);
  return { ...me, token: signToken(app, changed, session) };
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
 * Deletes the caller's account after asking for the password once more; the reason, if any, stays in the audit log. What was published stays without a name; all
 * else that was sent in goes.
 */
export async function deleteMe(request: FastifyRequest, input: DeleteMeInput): Promise<void> {
  const { server: app } = request;
  const account = await ownAccount(request);
  await confirmOwner(request, account, input);
  await app.db.transaction().execute(async (trx) => {
    await refuseLosingLastSuperAdmin(trx, app.engine, account.id);
    await writeAudit(trx, {
      at: app.now().toISOString(),
      actor: account,
      action: "account.delete",
      kind: "account",
      itemId: account.id,
      origin: "account",
      ...(input.reason && { reason: input.reason }),
    });
    await touchNamed(trx, request, account.id);
    request.touched.add("people");
    await forgetContributions(trx, account);
    await forgetMoney(trx, account.id);
    await trx.deleteFrom("users").where("id", "=", account.id).execute();
    await forgetServed(trx, app.now());
  });
}

/** The pages of temples that name an account, under its reviews and photos, change with it. */
async function touchNamed(trx: Db, { touched }: FastifyRequest, userId: number): Promise<void> {
  for (const table of ["reviews", "photos"] as const) {
    const named = trx.selectFrom(table).select("temple_id").distinct().where("user_id", "=", userId);
    const rows = await named.where("status", "=", "approved").execute();
    for (const { temple_id } of rows) touched.add(templeTag(temple_id));
  }
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
  await dropMessages(trx, { id, email });
}
