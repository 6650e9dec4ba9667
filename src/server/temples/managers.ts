import { AccountRole } from "../../contract/accounts";
import type { TempleManager } from "../../contract/managers";
import { type By, writeAudit } from "../audit";
import type { Db } from "../db/open";
import { invalid, notFound } from "../errors";

type Change = { now: Date; by: By };

/** Who manages a temple that is not archived, by name. */
export async function listManagers(db: Db, templeId: number): Promise<TempleManager[]> {
  await openTemple(db, templeId);
  const rows = await db
    .selectFrom("temple_managers")
    .innerJoin("users", "users.id", "temple_managers.user_id")
    .select(["users.id", "users.name", "users.email", "users.role", "temple_managers.named_at"])
    .where("temple_managers.temple_id", "=", templeId)
    .orderBy("users.sort_name")
    .orderBy("users.id")
    .execute();
  return rows.map(({ named_at, ...row }) => ({ ...row, role: AccountRole.parse(row.role), named: named_at !== null }));
}

/** Names the active account of this address a manager; one that is already stays one. Who shared the temple may be. */
export async function addManager(trx: Db, templeId: number, email: string, change: Change): Promise<void> {
  await openTemple(trx, templeId);
  const address = email.toLowerCase();
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", address)
    .where("active", "=", 1)
    .executeTakeFirst();
  if (!user) return invalid({ email: "errors.accountUnknown" });
  const added = await trx
    .insertInto("temple_managers")
    .values({ temple_id: templeId, user_id: user.id, named_at: change.now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(["temple_id", "user_id"])
        .doUpdateSet({ named_at: change.now.toISOString() })
        .where("temple_managers.named_at", "is", null),
    )
    .executeTakeFirst();
  if (Number(added.numInsertedOrUpdatedRows) > 0) await note(trx, "temple.managerAdd", templeId, user.id, change);
}

export async function removeManager(trx: Db, templeId: number, userId: number, change: Change): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom("temple_managers")
    .where("temple_id", "=", templeId)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) notFound();
  await note(trx, "temple.managerRemove", templeId, userId, change);
}

async function openTemple(db: Db, id: number): Promise<void> {
  const temple = await db.selectFrom("temples").select("status").where("id", "=", id).executeTakeFirst();
  if (!temple || temple.status === "archived") notFound();
}

const note = (trx: Db, action: string, itemId: number, account: number, { now, by }: Change) =>
  writeAudit(trx, { ...by, at: now.toISOString(), action, kind: "temple", itemId, details: { account } });
