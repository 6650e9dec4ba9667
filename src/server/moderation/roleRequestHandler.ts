import { z } from "zod";
import { AccountRole } from "../../contract/accounts";
import { canDecideRoleRequest } from "../../contract/grants";
import { findAccount } from "../accounts/repository";
import { refuseLosingLastSuperAdmin } from "../accounts/superAdmins";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { type Context, type Handler, moveStanding, refuseDecided, restoreStanding, standingOf } from "./handler";

const Grant = z.object({ role: AccountRole });

/** An approved request gives the role, if whoever approves it may give it. */
export const roleRequestHandler: Handler = {
  statusOf: (trx, id) => standingOf(trx, "role_requests", id),
  async apply(context, id, from, verdict) {
    const { account, wanted } = await getRequest(context.trx, id);
    if (!canDecideRoleRequest(context.actor, account, wanted)) throw new AppError("forbidden");
    const change = await moveStanding(context, "role_requests", id, from, verdict);
    if (verdict.status !== "approved") return change;
    await giveRole(context, account.id, account.role, wanted, id);
    return { before: { ...change.before, role: account.role }, after: { ...change.after, role: wanted } };
  },
  async restore(context, id, change) {
    await restoreStanding(context, "role_requests", id, change);
    const [before, after] = [Grant.safeParse(change.before), Grant.safeParse(change.after)];
    if (!before.success || !after.success) return;
    const { account } = await getRequest(context.trx, id);
    await giveRole(context, account.id, after.data.role, before.data.role, id);
  },
  async addressee(trx, id) {
    const { account } = await getRequest(trx, id);
    return { userId: account.id, email: null, locale: null, temple: null };
  },
};

async function getRequest(trx: Db, id: number) {
  const request = await trx
    .selectFrom("role_requests")
    .select(["user_id", "role"])
    .where("id", "=", id)
    .executeTakeFirst();
  const account = request && (await findAccount(trx, request.user_id));
  return request && account ? { account, wanted: AccountRole.parse(request.role) } : notFound();
}

/** Gives `to` to an account that holds `from`; refused when its role changed in between. */
async function giveRole(
  { trx, engine, actor, now }: Context,
  userId: number,
  from: AccountRole,
  to: AccountRole,
  requestId: number,
): Promise<void> {
  if (from === "SUPER_ADMIN" && to !== from) await refuseLosingLastSuperAdmin(trx, engine, userId);
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set({ role: to })
    .where("id", "=", userId)
    .where("role", "=", from)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuseDecided("role-request", requestId, "changed");
  await writeAudit(trx, {
    at: now.toISOString(),
    actor,
    action: "account.role",
    kind: "account",
    itemId: userId,
    origin: "moderation",
    details: { before: { role: from }, after: { role: to } },
  });
}
