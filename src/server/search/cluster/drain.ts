import { workOff } from "../../backlog";
import type { Db } from "../../db/open";
import type { Connection, Write } from "./connection";
import { documentsOf } from "./documents";
import { followerOf } from "./follower";
import { type Aliases, type Current, currentIndexes } from "./indexes";
import { claim, giveBack, HELD_MS, isEmpty, postpone, type Queued, remove } from "./outbox";

export type Draining = {
  db: Db;
  connection: Connection;
  aliases: Aliases;
  now: () => Date;
  isStopping: () => boolean;
};

/** Temples that are written by one request. */
const AT_ONCE = 500;
const pace = { atOnce: 1, perSecond: 50 };

/**
 * Tells the cluster of all changes that are due. What it refuses is tried again later and later; rejects, with everything
 * still due, when it does not answer. Answers how many requests it took.
 */
export async function drain(draining: Draining): Promise<number> {
  const { db, now, isStopping } = draining;
  // their process tells it, and after a rebuild by this version there is none
  if (isStopping() || (await isEmpty(db)) || (await currentOf(draining)).hasOthers) return 0;
  return workOff<readonly Queued[]>({
    claim: async () => {
      const queued = await claim(db, AT_ONCE, now());
      return queued.length > 0 ? [queued] : [];
    },
    leaseMs: HELD_MS,
    work: (queued) => tell(draining, queued),
    giveBack: async (batches) => giveBack(db, batches.flat()),
    pace,
    isStopping,
  });
}

const nowhere: Current = { names: [], hasOthers: false };

async function currentOf({ db, connection, aliases }: Draining): Promise<Current> {
  const follower = await followerOf(db);
  return follower === null ? nowhere : currentIndexes(connection, aliases, follower);
}

async function tell(draining: Draining, queued: readonly Queued[]): Promise<boolean> {
  const { db, now } = draining;
  const refused = await written(draining, queued).catch(async (error: unknown) => {
    await giveBack(db, queued);
    throw error;
  });
  await remove(
    db,
    queued.filter(({ temple_id }) => !refused.has(temple_id)),
  );
  for (const one of queued) {
    const why = refused.get(one.temple_id);
    if (why !== undefined) await postpone(db, one, why, now());
  }
  return refused.size === 0;
}

/**
 * Writes temples as they are now to the index that answers and to one that is being built; answers why which of them
 * were refused. Where no index is current there is nothing to tell: one that is built afterwards reads these temples.
 *
 * A temple is stored under the number of the last change that surely is in it, so that of two writers the one who read
 * it earlier changes nothing. For that the number is read before the temples, and the names of the indexes before both.
 */
async function written(draining: Draining, queued: readonly Queued[]): Promise<Map<number, string>> {
  const { db, connection } = draining;
  const { names, hasOthers } = await currentOf(draining);
  if (hasOthers) return new Map(queued.map(({ temple_id }) => [temple_id, "the index is of another version"]));
  const version = await versionOf(db);
  const ids = queued.map(({ temple_id }) => temple_id);
  const fields = new Map((await documentsOf(db, ids)).map((document) => [document.id, document.fields]));
  const writes = names.flatMap((alias) => ids.map((id): Write => ({ alias, id, version, ...of(fields.get(id)) })));
  const outcomes = await connection.write(writes);
  return new Map(
    writes.flatMap(({ id }, at) => {
      const why = outcomes[at];
      return why === undefined ? [] : [[id, why] as const];
    }),
  );
}

const of = (fields: Write["fields"]) => (fields ? { fields } : {});

/** The number of the last change that is committed. */
export async function versionOf(db: Db): Promise<number> {
  return (await db.selectFrom("search_version").select("version").executeTakeFirstOrThrow()).version;
}
