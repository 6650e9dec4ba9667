import type { Transaction } from "kysely";
import { longWork } from "./db/longWork";
import type { Db, OpenDatabase } from "./db/open";
import type { Tables } from "./db/schema";

/**
 * Does `work` once in the life of a database, in one transaction: all of it or none. Of several processes starting at
 * once one does it and the others wait for it.
 */
export async function onceEver(
  { db }: OpenDatabase,
  fact: string,
  now: Date,
  work: (trx: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  const done = await db.selectFrom("facts").select("name").where("name", "=", fact).executeTakeFirst();
  if (done) return;
  await longWork(db, (long) =>
    long.transaction().execute(async (trx) => {
      if (await noteDone(trx, fact, now)) await work(trx);
    }),
  );
}

/** Notes that it is done; false where it was. Noting it is taking the lock: another process waits here. */
export async function noteDone(trx: Db, fact: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("facts")
    .values({ name: fact, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows !== 0n;
}
