import { sql } from "kysely";
import type { OpenDatabase } from "../db/open";

/**
 * Settings of a connection that writes by the thousand. On SQLite a crash of the machine may take the newest of its
 * transactions back, each with how far the job was, so that it goes on from there: what ends a job is then made sure.
 */
export async function tuneForBulk({ db, engine }: OpenDatabase): Promise<void> {
  if (engine === "postgres") {
    // what an import asks is asked by key of tables that it is filling, of whose size the planner hears too late
    for (const costly of ["seqscan", "bitmapscan", "hashjoin", "mergejoin", "sort"])
      await sql`set ${sql.raw(`enable_${costly}`)} = off`.execute(db);
    await sql`set jit = off`.execute(db);
    await sql`set synchronous_commit = off`.execute(db);
    return;
  }
  await sql`pragma synchronous = NORMAL`.execute(db);
  await sql`pragma wal_autocheckpoint = 64000`.execute(db);
  // rows come in the order of their names: more of it is not worth its memory
  await sql`pragma cache_size = -64000`.execute(db);
}

/** Settings of a connection that only reads what another one is about to write. */
export async function tuneForReading(database: OpenDatabase): Promise<void> {
  await tuneForBulk(database);
  // rows are read in the order of their names, hardly one of a page
  if (database.engine === "sqlite") await sql`pragma cache_size = -4000`.execute(database.db);
}

/**
 * Does long work on another connection. On SQLite that one also carries its log over into the database: the connection
 * that answers requests would stand still for it with its first small write.
 */
export async function whileOthersCheckpoint<T>({ db, engine }: OpenDatabase, work: () => Promise<T>): Promise<T> {
  if (engine === "postgres") return work();
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  try {
    return await work();
  } finally {
    await sql`pragma wal_autocheckpoint = 1000`.execute(db);
  }
}
