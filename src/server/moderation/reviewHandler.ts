import type { Db } from "../db/open";
import { type Handler, moveStanding, restoreStanding, standingOf } from "./handler";

const find = (trx: Db, id: number) =>
  trx
    .selectFrom("reviews")
    .innerJoin("temples", "temples.id", "reviews.temple_id")
    .select(["reviews.temple_id", "reviews.user_id", "reviews.email", "reviews.locale", "temples.name"])
    .where("reviews.id", "=", id)
    .executeTakeFirst();

/** A review counts in its temple's figures while it is approved. */
export const reviewHandler: Handler = {
  statusOf: (trx, id) => standingOf(trx, "reviews", id),
  apply: (context, id, from, verdict) => moveStanding(context, "reviews", id, from, verdict),
  restore: (context, id, change) => restoreStanding(context, "reviews", id, change),
  async addressee(trx, id) {
    const row = await find(trx, id);
    return row && { userId: row.user_id, email: row.email, locale: row.locale, temple: row.name };
  },
  templeOf: async (trx, id) => (await find(trx, id))?.temple_id,
  isCounted: true,
};
