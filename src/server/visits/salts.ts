import { createHmac, randomBytes } from "node:crypto";
import type { CivilDate } from "../../domain/dates";
import type { Db } from "../db/open";

/** The secret of `day`, the same in every process; made by whoever asks first. */
export async function saltOf(db: Db, day: CivilDate): Promise<string> {
  const find = () => db.selectFrom("visit_salts").select("salt").where("day", "=", day).executeTakeFirst();
  const known = await find();
  if (known) return known.salt;
  const salt = randomBytes(32).toString("base64url");
  await db
    .insertInto("visit_salts")
    .values({ day, salt })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .execute();
  return (await find())?.salt ?? salt;
}

/** Who came, as it is stored for one day: nobody can go back to the address, and the next day it is another key. */
export const visitorKey = (salt: string, who: string): string =>
  createHmac("sha256", salt).update(who).digest("base64url").slice(0, 22);

/** Throws away secrets and keys of the days before `today`: what was counted stays, who it was is gone. */
export async function forgetVisitors(db: Db, today: CivilDate): Promise<void> {
  await db.deleteFrom("visitors").where("day", "<", today).execute();
  await db.deleteFrom("visit_salts").where("day", "<", today).execute();
}
