import type { FastifyRequest } from "fastify";
import type { AccountRole } from "../../contract/accounts";
import type { AdminUser, ToggleActiveInput, UserRoleInput } from "../../contract/adminUsers";
import { canChangeRole, lockOf } from "../../contract/grants";
import { differences } from "../../domain/revisions";
import { callerOf } from "../access";
import type { Account } from "../accounts/account";
import { findAccount, revokeTokens, type StoredAccount } from "../accounts/repository";
import { redeemStepUp } from "../accounts/stepUp";
import { refuseLosingLastSuperAdmin } from "../accounts/superAdmins";
import { writeAudit } from "../audit";
import type { Db, Engine } from "../db/open";
import { AppError, notFound } from "../errors";
import { findUser } from "./repository";
import { settleRequest } from "./requests";

export type Change = {
  request: FastifyRequest;
  trx: Db;
  engine: Engine;
  actor: Account;
  account: StoredAccount;
  at: string;
};

/**
 * Turns the active flag round, or to what is named. Deactivating has to be confirmed, and signs its owner out
 * everywhere.
 */
export async function toggleActive(request: FastifyRequest, id: number, input: ToggleActiveInput): Promise<AdminUser> {
  return change(request, id, async ({ trx, engine, actor, account, at }) => {
    if (lockOf(actor, account)) throw new AppError("forbidden");
    const active = input.active ?? !account.active;
    if (active === account.active) return;
    if (!active) await refuseLosingLastSuperAdmin(trx, engine, id);
    const reason = active ? null : await redeemStepUp(trx, request, "deactivate");
    await update(trx, account, { active: active ? 1 : 0 });
    if (!active) await revokeTokens(trx, id);
    const details = { before: { active: account.active }, after: { active } };
    await log({ actor, account, trx, at }, active ? "account.activate" : "account.deactivate", details, reason);
  });
}

/** Gives an account another role, from its very next call; a wish for that role is granted with it. */
export async function changeRole(request: FastifyRequest, id: number, input: UserRoleInput): Promise<AdminUser> {
  return change(request, id, async (what) => {
    const { trx, engine, actor, account } = what;
    if (!canChangeRole(actor, account, input.role)) throw new AppError("forbidden");
    if (input.from !== undefined && input.from !== account.role) throw new AppError("conflict");
    if (input.role === account.role) return;
    await refuseLosingLastSuperAdmin(trx, engine, id);
    const reason = await confirmedFor(what, input.role);
    await update(trx, account, { role: input.role });
    await log(what, "account.role", { before: { role: account.role }, after: { role: input.role } }, reason);
    await settleRequest(what, request.server.env.PUBLIC_URL, input.role);
  });
}

/** The reason of whoever gives a role that opens the console, which has to be confirmed; null for any other. */
const confirmedFor = async ({ trx, request }: Pick<Change, "trx" | "request">, role: AccountRole) =>
  role === "DEVOTEE" ? null : redeemStepUp(trx, request, "role");

/** The reason of whoever takes changes back, where what they take back to has to be confirmed. */
async function confirmedRevert(
  what: Pick<Change, "trx" | "request">,
  account: StoredAccount,
  { role, active }: { role: AccountRole; active: boolean },
): Promise<string | null> {
  if (role !== account.role && role !== "DEVOTEE") return confirmedFor(what, role);
  return account.active && !active ? redeemStepUp(what.trx, what.request, "deactivate") : null;
}

/** Puts role and flag back to what they were, within a transaction, as far as whoever asks could set them. */
export async function revertAccount(
  { request, trx, engine, actor, account, at }: Change,
  { role = account.role, active = account.active }: { role?: AccountRole; active?: boolean },
  reverts: number,
): Promise<void> {
  if (lockOf(actor, account) || !canChangeRole(actor, account, role)) throw new AppError("forbidden");
  const was = { role: account.role, active: account.active };
  const details = differences(was, { role, active });
  if (Object.keys(details.after).length === 0) return;
  if (role !== account.role || !active) await refuseLosingLastSuperAdmin(trx, engine, account.id);
  const reason = await confirmedRevert({ trx, request }, account, { role, active });
  await update(trx, account, { role, active: active ? 1 : 0 });
  if (!active) await revokeTokens(trx, account.id);
  await log({ trx, actor, account, at }, "account.revert", { ...details, reverts }, reason);
}

/** One transaction for what is asked and what follows; whoever lost the right to it a moment ago is refused in it. */
async function change(
  request: FastifyRequest,
  id: number,
  make: (change: Change) => Promise<void>,
): Promise<AdminUser> {
  const { db, engine, now } = request.server;
  const caller = callerOf(request);
  return db.transaction().execute(async (trx) => {
    const actor = await findAccount(trx, caller.id);
    if (!actor?.active) throw new AppError("forbidden");
    const account = (await findAccount(trx, id)) ?? notFound();
    await make({ request, trx, engine, actor, account, at: now().toISOString() });
    return (await findUser(trx, id)) ?? notFound();
  });
}

/** Changes the account as it was read; refused when someone else has changed it since. */
async function update(trx: Db, account: StoredAccount, values: { active?: number; role?: string }): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set(values)
    .where("id", "=", account.id)
    .where("role", "=", account.role)
    .where("active", "=", account.active ? 1 : 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError("conflict");
}

const log = (
  { trx, actor, account, at }: Pick<Change, "trx" | "actor" | "account" | "at">,
  action: string,
  details: Record<string, unknown>,
  reason: string | null = null,
) => writeAudit(trx, { at, actor, action, kind: "account", itemId: account.id, details, reason });
