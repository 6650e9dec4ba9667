import type { Selectable, Updateable } from "kysely";
import type { ImportTable } from "../../db/importTables";
import type { Db } from "../../db/open";

export type ImportJob = Selectable<ImportTable>;

/** States in which a job goes on by itself. */
export const statesGoingOn = ["reading", "applying", "undoing"] as const;
export const isGoingOn = ({ state }: Pick<ImportJob, "state">): boolean => statesGoingOn.some((one) => one === state);

/** The import of this id, or undefined. */
export function findImport(db: Db, id: number): Promise<ImportJob | undefined> {
  return db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Thrown when another process has taken the job over, or it was changed meanwhile: whoever worked on it stops. */
export class LostLease extends Error {
  override readonly name = "LostLease";
}

/** How long a worker that says nothing keeps its job. */
export const LEASE_MS = 20_000;

/** Takes a job that nobody works on, to be the one who does; answers it, or undefined when somebody else does. */
export async function takeLease(db: Db, id: number, owner: string): Promise<ImportJob | undefined> {
  const now = Date.now();
  return db
    .updateTable("imports")
    .set(({ eb }) => ({ lease_owner: owner, lease_until: now + LEASE_MS, tries: eb("tries", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", statesGoingOn)
    .where(({ or, eb }) => or([eb("lease_owner", "is", null), eb("lease_until", "<", now)]))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Writes how far a job is, within the transaction of what it did; answers whether it is to be cancelled. Throws when
 * the job is no longer this owner's, so that nothing is done twice.
 */
export async function keepLease(db: Db, job: ImportJob, changes: Updateable<ImportTable> = {}): Promise<boolean> {
  const row = await db
    .updateTable("imports")
    .set({ ...changes, lease_until: Date.now() + LEASE_MS, tries: 0, ...(isStep(job, changes) && { starts: 0 }) })
    .where("id", "=", job.id)
    .where("lease_owner", "=", job.lease_owner)
    .where("state", "=", job.state)
    .returning("cancelled")
    .executeTakeFirst();
  if (!row) throw new LostLease();
  return row.cancelled > 0;
}

/** What an interrupted job need not do again: reading begins anew. */
const isStep = ({ state }: ImportJob, { rows_done }: Updateable<ImportTable>): boolean =>
  state !== "reading" && rows_done !== undefined;

/** Ends a job whose worker is gone as failed; what it wrote can be taken back. Does nothing for another worker's job. */
export async function giveUp(
  db: Db,
  id: number,
  { owner, problem, now }: { owner: string; problem: string; now: Date },
): Promise<void> {
  await db
    .updateTable("imports")
    .set(({ eb, fn, val }) => ({
      ...{ state: "failed", problem, lease_owner: null, lease_until: 0, cancelled: 0 },
      applied_at: eb
        .case()
        .when("state", "=", "applying")
        .then(fn.coalesce("applied_at", val(now.toISOString())))
        .else(eb.ref("applied_at"))
        .end(),
    }))
    .where("id", "=", id)
    .where("state", "in", statesGoingOn)
    .where(({ or, eb }) =>
      or([eb("lease_owner", "is", null), eb("lease_owner", "=", owner), eb("lease_until", "<", Date.now())]),
    )
    .execute();
}

/** Ends this owner's work in a state, and lets go of the job. */
export async function endWork(db: Db, job: ImportJob, state: string, changes: Updateable<ImportTable> = {}) {
  await keepLease(db, job, { ...changes, state, lease_owner: null, cancelled: 0 });
}

/** Lets go of a job that is not done, so that another may go on with it. */
export async function dropLease(db: Db, { id, lease_owner }: ImportJob, until = 0): Promise<void> {
  await db
    .updateTable("imports")
    .set({ lease_owner: until ? lease_owner : null, lease_until: until })
    .where("id", "=", id)
    .where("lease_owner", "=", lease_owner)
    .execute();
}
