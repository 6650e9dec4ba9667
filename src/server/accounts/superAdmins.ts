import { sql } from "kysely";
import type { Db, Engine } from "../db/open";
import { AppError } from "../errors";
import { countActive, findAccount } from "./repository";

const LOCK = 8_431_276; // any number that is ours, for PostgreSQL's advisory locks

/**
 * Refuses with 409 when `id` is the last active super admin. To be called in the transaction that takes the role, the
 * flag or the account away: two such at once wait for each other.
 */
export async function refuseLosingLastSuperAdmin(trx: Db, engine: Engine, id: number): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
  const account = await findAccount(trx, id);
  if (account?.role !== "SUPER_ADMIN" || !account.active) return;
  if ((await countActive(trx, "SUPER_ADMIN")) <= 1) throw new AppError("lastSuperAdmin");
}
