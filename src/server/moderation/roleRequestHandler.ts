import { z } from "zod";
import { AccountRole } from "../../contract/accounts";
import { canDecideRoleRequest } from "../../contract/grants";
import { findAccount } from "../accounts/repository";
import { refuseLosingLastSuperAdmin } from "../accounts/superAdmins";
import { waitingRoleRequest } from "../accounts/verified";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { AppError, notFound } from "../errors";
import { type Context, type Handler, moveStanding, refuseDecided, restoreStanding, standingOf } from "./handler";

const Grant = z.object({ role: AccountRole });

/** An approved request gives the role, if whoever approves it may give it. */
export const roleRequestHandler: Handler = {
  async statusOf(trx, id) {
    const status = await standingOf(trx, "role_requests", id);
    return status === "pending" && !(await isWaiting(trx, id)) ? undefined : status;
  },
  async apply(context, id, from, verdict) {
    const { account, wanted } = await getRequest(context.trx, id);
    if (!canDecideRoleRequest(context.actor, account, wanted)) throw new AppError("forbidden");
    const change = await moveStanding(context, "role_requests", id, from, verdict);
    if (verdict.status !== "approved") return change;
    const reason = await context.confirmedRole();
    await giveRole(context, { userId: account.id, from: account.role, to: wanted, requestId: id, reason });
    return { before: { ...change.before, role: account.role }, after: { ...change.after, role: wanted } };
  },
  async restore(context, id, change) {
    await restoreStanding(context, "role_requests", id, change);
    const [before, after] = [Grant.safeParse(change.before), Grant.safeParse(change.after)];
    if (!before.success || !after.success) return;
    const { account } = await getRequest(context.trx, id);
    const [from, to] = [after.data.role, before.data.role];
    await giveRole(context, { userId: account.id, from, to, requestId: id, reason: null });
  },
  async addressee(trx, id) {
    const { account } = await getRequest(trx, id);
    return { userId: account.id, email: null, locale: null, temple: null };
  },
};

const isWaiting = async (trx: Db, id: number): Promise<boolean> =>
  Boolean(
    await trx
      .selectFrom("role_requests")
      .select("id")
      .where("id", "=", id)
      .where(waitingRoleRequest)
      .executeTakeFirst(),
  );

async function getRequest(trx: Db, id: number) {
  const request = await trx
    .selectFrom("role_requests")
    .select(["user_id", "role"])
    .where("id", "=", id)
    .executeTakeFirst();
  const account = request && (await findAccount(trx, request.user_id));
  return request && account ? { account, wanted: AccountRole.parse(request.role) } : notFound();
}

type Gift = { userId: number; from: AccountRole; to: AccountRole; requestId: number; reason: string | null };

/** Gives `to` to an account that holds `from`; refused when its role changed in between. */
async function giveRole(
  { trx, engine, actor, now }: Context,
  { userId, from, to, requestId, reason }: Gift,
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
    reason,
    details: { before: { role: from }, after: { role: to } },
  });
}
