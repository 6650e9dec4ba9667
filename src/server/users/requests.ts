import type { AccountRole } from "../../contract/accounts";
import type { Account } from "../accounts/account";
import { writeAudit } from "../audit";
import type { Db } from "../db/open";
import { announce } from "../moderation/announce";

type Granted = { trx: Db; actor: Account; account: { id: number }; at: string };

/** A role given in the list of users is the answer to whoever had asked for it: the wish leaves the queue, granted. */
export async function settleRequest({ trx, actor, account, at }: Granted, site: string, role: AccountRole) {
  const after = { status: "approved", reason: null, decided_at: at };
  const wishes = await trx
    .updateTable("role_requests")
    .set(after)
    .where("user_id", "=", account.id)
    .where("role", "=", role)
    .where("status", "=", "pending")
    .returning("id")
    .execute();
  const notified = new Set<string>();
  for (const { id } of wishes) {
    const details = { before: { status: "pending", reason: null, decided_at: null }, after };
    const entry = { at, actor, action: "moderation.approve", kind: "role-request", itemId: id, details };
    const decisionId = await writeAudit(trx, entry);
    const verdict = { status: "approved", reason: null } as const;
    await announce({ trx, now: new Date(at) }, site, { kind: "role-request", id, decision: "approve" }, verdict, {
      decisionId,
      notified,
    });
  }
}
