import type { Db } from "../../db/open";
import { giveUp, statesGoingOn } from "./jobs";

/** A job that so many processes began and did not end is begun by no other: it may be what ended them. */
export const MOST_STARTS = 2;

/**
 * Counts that a process begins a job which nobody works on; answers whether it did. A step that need not be done again
 * starts the count anew; a job that was begun too often is given up.
 */
export async function countStart(db: Db, id: number): Promise<boolean> {
  const begun = await db
    .updateTable("imports")
    .set(({ eb }) => ({ starts: eb("starts", "+", 1) }))
    .where("id", "=", id)
    .where("state", "in", statesGoingOn)
    .where(({ or, eb }) => or([eb("lease_owner", "is", null), eb("lease_until", "<", Date.now())]))
    .returning("starts")
    .executeTakeFirst();
  if (begun && begun.starts > MOST_STARTS)
    await giveUp(db, id, { owner: "", problem: "errors.importGivenUp", now: new Date() });
  return begun !== undefined;
}

/** A process that stops in order is not ended by the job it leaves. */
export async function uncountStart(db: Db, id: number): Promise<void> {
  await db
    .updateTable("imports")
    .set(({ eb }) => ({ starts: eb("starts", "-", 1) }))
    .where("id", "=", id)
    .where("state", "in", statesGoingOn)
    .where("starts", ">", 0)
    .execute();
}
