import { sql } from "kysely";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";

const MOST = 2_000;

type Entry<Value> = { version: number; at: number; value: Promise<Value>; mayBeStale: boolean };

/** The database behind that of one answer, and its version when the first cache needed it. */
type OneAnswer = { db: Db; version?: Promise<number> };
const answers = new WeakMap<Db, OneAnswer>();

const versions = compiledQueries<"", { version: number }>(() => sql`select version from search_version`);

async function versionOf(db: Db): Promise<number> {
  const [row] = await versions(db, "", []);
  return row?.version ?? 0;
}

/**
 * The database for one answer, to read from: all caches that read over it share one query of the version.
 * What they give is at least as new as this call.
 */
export function forOneAnswer(db: Db): Db {
  const one: Db = db.withTables();
  answers.set(one, { db: answers.get(db)?.db ?? db });
  return one;
}

/** To be called with every write of temples and of festivals, in its transaction; answers the number of the write. */
export const newVersion = (db: Db): Promise<{ version: number; follower: string | null }> =>
  db
    .updateTable("search_version")
    .set({ version: sql<number>`version + 1` })
    .returning(["version", "follower"])
    .executeTakeFirstOrThrow();

/**
 * A cache of what is read of lists of temples: each value is read once until a temple or a festival is written,
 * whichever process writes it, and the 2,000 last ones are stored. For `staleMs` milliseconds a value is given also after a write, where
 * `mayBeStale` says that it does not matter for this one.
 */
export function listCache<Value>(staleMs = 0, mayBeStale: (value: Value) => boolean = () => false) {
  const caches = new WeakMap<Db, Map<string, Entry<Value>>>();
  return async (over: Db, key: string, read: () => Promise<Value>): Promise<Value> => {
    const answer: OneAnswer = answers.get(over) ?? { db: over };
    const { db } = answer;
    const cache = caches.get(db) ?? new Map<string, Entry<Value>>();
    caches.set(db, cache);
    answer.version ??= versionOf(db);
    const version = await answer.version;
    const known = cache.get(key);
    const now = performance.now();
    if (known && (known.version >= version || (known.mayBeStale && now - known.at < staleMs))) return known.value;
    const value = read();
    const entry = { version, at: now, value, mayBeStale: false };
    cache.delete(key);
    cache.set(key, entry);
    const oldest = cache.keys().next();
    if (cache.size > MOST && !oldest.done) cache.delete(oldest.value);
    value.then(
      (result) => {
        entry.mayBeStale = mayBeStale(result);
      },
      () => cache.delete(key),
    );
    return value;
  };
}
