import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { isMigrated } from "../db/migrate";
import type { Db } from "../db/open";

const MINUTE_MS = 60_000;
/** A letter is tried every quarter of a minute, so one that waits as long waits for somebody to send it. */
const LETTERS_WAIT_MS = 10 * MINUTE_MS;
/** Any process takes over what the one that worked on it let go of, within seconds. */
const JOBS_WAIT_MS = 2 * MINUTE_MS;

/** True when the database answers. */
export async function isThere(db: Db): Promise<boolean> {
  await sql`select 1`.execute(db);
  return true;
}

/** True when the schema has all that this version needs. */
export const hasSchema = (db: Db): Promise<boolean> => isMigrated(db);

/** False when there are temples and none of them can be found. While an import runs the first ones are just being written. */
export async function hasSearchIndex(db: Db): Promise<boolean> {
  const found = await db.selectFrom("postings").select("temple_id").limit(1).executeTakeFirst();
  if (found) return true;
  const temple = await db
    .selectFrom("temples")
    .select("id")
    .where("deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (!temple) return true;
  const applying = await db.selectFrom("imports").select("id").where("state", "=", "applying").executeTakeFirst();
  return applying !== undefined;
}

/** True when the storage of pictures answers, whatever it holds. */
export async function hasPictures({ images }: Pick<FastifyInstance, "images">): Promise<boolean> {
  const file = await images.storage.read("readiness");
  file?.stream.destroy();
  return true;
}

/** False when work waits that nobody does: letters that are due, jobs whose worker is gone. */
export async function isWorking(db: Db, { env, now }: Pick<FastifyInstance, "env" | "now">): Promise<boolean> {
  if (await jobsWait(db, "imports", ["reading", "applying", "undoing"])) return false;
  if (await jobsWait(db, "bulk_changes", ["planning", "applying", "undoing"])) return false;
  if (!env.SMTP_URL) return true;
  const since = new Date(now().getTime() - LETTERS_WAIT_MS).toISOString();
  const letter = await db
    .selectFrom("outbox")
    .select("id")
    .where("status", "=", "queued")
    .where("channel", "=", "mail")
    .where("next_attempt_at", "<", since)
    .limit(1)
    .executeTakeFirst();
  return letter === undefined;
}

/** Leases are kept by the clock of the machine. */
async function jobsWait(db: Db, table: "imports" | "bulk_changes", states: readonly string[]): Promise<boolean> {
  const job = await db
    .selectFrom(table)
    .select("id")
    .where("state", "in", states)
    .where("lease_until", ">", 0)
    .where("lease_until", "<", Date.now() - JOBS_WAIT_MS)
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}
