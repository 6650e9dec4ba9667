import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Db } from "../../db/open";
import type { Tables } from "../../db/schema";

/**
 * Has changes noted for a cluster from now on, and answers the name of their history, by which an index that has all of
 * them is told from one that missed some.
 */
export async function follow(db: Db): Promise<string> {
  const known = await followerOf(db);
  if (known !== null) return known;
  await db.updateTable("search_version").set({ follower: randomUUID() }).where("follower", "is", null).execute();
  return follow(db); // another process may have been quicker
}

/** The name of the history that is noted now; null where nothing is. */
export const followerOf = async (db: Db): Promise<string | null> =>
  (await db.selectFrom("search_version").select("follower").executeTakeFirstOrThrow()).follower;

/** Ends that: nothing is noted any more, and what was noted is forgotten. */
export async function unfollow(db: Kysely<Tables>): Promise<void> {
  if ((await followerOf(db)) === null) return;
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("search_version").set({ follower: null }).execute();
    await trx.deleteFrom("search_outbox").execute();
  });
}
