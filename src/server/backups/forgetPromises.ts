import { sql } from "kysely";
import { migrate } from "../db/migrate";
import { type DatabaseEnv, openDatabase } from "../db/open";

const ended = [
  "sessions",
  "one_time_links",
  "email_verifications",
  "phone_verifications",
  "download_tickets",
  "step_ups",
] as const;

/**
 * Makes a restored database fit to be served: brings it to this version, ends every session and one-time link, also those
 * used or ended since the backup, and holds letters back that may have been sent since; the console can send them. The
 * index of a search cluster is no longer its own, and has to be built again.
 */
export async function forgetPromises(env: DatabaseEnv): Promise<void> {
  const database = await openDatabase(env);
  try {
    await migrate(database);
    await database.db.transaction().execute(async (trx) => {
      await trx.updateTable("users").set({ token_version: sql`token_version + 1` }).execute();
      for (const table of ended) await trx.deleteFrom(table).execute();
      const held = { status: "failed", last_error: "restored from a backup" };
      await trx.updateTable("outbox").set(held).where("status", "=", "queued").execute();
      // what a cluster has is of another history
      await trx.updateTable("search_version").set({ follower: null }).execute();
      await trx.deleteFrom("search_outbox").execute();
    });
  } finally {
    await database.db.destroy();
  }
}
