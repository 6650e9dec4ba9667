import { sql } from "kysely";
import type { OpenDatabase } from "../db/open";

/**
 * Settings of a connection that writes by the thousand. On SQLite a crash of the machine may take the newest of its
 * transactions back, each with how far the job was, so that it goes on from there: what ends a job is then made sure.
 */
export async function tuneForBulk({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === "postgres") {
    await sql`set synchronous_commit = off`.execute(db);
    return;
  }
  await sql`pragma synchronous = NORMAL`.execute(db);
  await sql`pragma wal_autocheckpoint = 8000`.execute(db);
  await sql`pragma cache_size = -64000`.execute(db);
}
