import type { Db } from "../db/open";
import { addManager, removeManager } from "../temples/managers";
import type { TempleRow } from "../temples/record";
import { reasons } from "./reasons";
import type { Outcome, Work } from "./work";

const AT_ONCE = 50;
/** What a temple held of whoever shared it and was not named before. */
const SHARED = "shared";

/** Names an account the manager of temples. */
export const managerWork = (userId: number): Work => ({
  atOnce: AT_ONCE,
  plan: async (db, rows) => {
    const account = await findAccount(db, userId);
    if (!account) return rows.map(() => ({ refused: reasons.gone }));
    const now = await managing(db, userId, rows);
    return rows.map(({ id, status }): Outcome => {
      if (status === "archived") return { refused: reasons.archived };
      return now.get(id) ? "same" : "change";
    });
  },
  apply: async (trx, rows, change) => {
    const account = await findAccount(trx, userId);
    const before = await managing(trx, userId, rows);
    for (const { id } of rows) await addManager(trx, id, account?.email ?? "", change);
    return rows.map(({ id }) => ({ version: null, held: before.has(id) ? SHARED : null }));
  },
  takeBack: async (trx, items, change) => {
    const named = await managing(
      trx,
      userId,
      items.map(({ temple_id }) => ({ id: temple_id })),
    );
    const taken = items.filter(({ temple_id }) => named.get(temple_id));
    for (const { temple_id, held } of taken) {
      await removeManager(trx, temple_id, userId, change);
      const values = { temple_id, user_id: userId, named_at: null };
      if (held === SHARED) await trx.insertInto("temple_managers").values(values).execute();
    }
    return new Set(taken.map(({ temple_id }) => temple_id));
  },
});

const findAccount = (db: Db, id: number): Promise<{ email: string } | undefined> =>
  db.selectFrom("users").select("email").where("id", "=", id).where("active", "=", 1).executeTakeFirst();

/** Which of these temples the account manages: true where it was named, false where it only shared the temple. */
async function managing(db: Db, userId: number, rows: readonly Pick<TempleRow, "id">[]): Promise<Map<number, boolean>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom("temple_managers")
    .select(["temple_id", "named_at"])
    .where("user_id", "=", userId)
    .where(
      "temple_id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();
  return new Map(found.map(({ temple_id, named_at }) => [temple_id, named_at !== null]));
}
