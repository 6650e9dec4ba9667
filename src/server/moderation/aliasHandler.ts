import { readAnew } from "../search/search";
import { type Handler, moveStanding, restoreStanding, standingOf } from "./handler";

const table = "search_aliases";

/** An approved alias leads to its temple from the next search on. Nobody in particular suggested it, so nobody is told. */
export const aliasHandler: Handler = {
  statusOf: (trx, id) => standingOf(trx, table, id),
  async apply(context, id, from, verdict) {
    const change = await moveStanding(context, table, id, from, verdict);
    await announceAliases(context);
    return change;
  },
  async restore(context, id, change) {
    await restoreStanding(context, table, id, change);
    await announceAliases(context);
  },
  addressee: async () => undefined,
  templeOf: async (trx, id) =>
    (await trx.selectFrom(table).select("temple_id").where("id", "=", id).executeTakeFirst())?.temple_id,
};

async function announceAliases({ trx, touched }: Parameters<Handler["apply"]>[0]): Promise<void> {
  await readAnew(trx);
  touched.add("search");
}
