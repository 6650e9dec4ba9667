import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../db/schema";
import { AppError } from "../errors";
import { forgetTotals } from "./totals";

const UNIQUE_VIOLATIONS = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"];

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/**
 * Runs a change of temples whole or not at all, search tables included, and lets lists count anew. Two that take the
 * same address at the same moment: the later one is tried once more, and then sees that it is taken.
 */
export async function changeTemples<T>(
  db: Kysely<Tables>,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const attempt = () => db.transaction().execute(change);
  const isTaken = (error: unknown) => UNIQUE_VIOLATIONS.includes(codeOf(error));
  try {
    return await attempt().catch((error: unknown) => {
      if (isTaken(error)) return attempt();
      throw error;
    });
  } catch (error) {
    throw isTaken(error) ? new AppError("taken", undefined, { slug: "errors.slugTaken" }) : error;
  } finally {
    forgetTotals(db);
  }
}
