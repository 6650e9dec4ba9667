import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../db/schema";
import { AppError } from "../errors";
import { forgetTotals } from "./totals";

const UNIQUE_VIOLATIONS = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"];
/** Two transactions of PostgreSQL in each other's way: one is ended, and may try again. */
const COLLISIONS = ["40001", "40P01"];
const TRIES = 8;

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/**
 * Runs a change of temples whole or not at all, search tables included, and lets lists count anew. When several take
 * the same address at the same moment, one gets it and the others are tried again: then they see that it is taken.
 */
export async function changeTemples<T>(
  db: Kysely<Tables>,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(change);
      } catch (error) {
        const isTaken = UNIQUE_VIOLATIONS.includes(codeOf(error));
        if (tries < TRIES && (isTaken || COLLISIONS.includes(codeOf(error)))) continue;
        throw isTaken ? new AppError("taken", undefined, { slug: "errors.slugTaken" }) : error;
      }
    }
  } finally {
    forgetTotals(db);
  }
}
