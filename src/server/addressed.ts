import type { Kysely, Transaction } from "kysely";
import { isTaken, tryAgain } from "./db/collisions";
import type { Tables } from "./db/schema";
import { AppError } from "./errors";

const TRIES = 8;

/**
 * Runs a change of records that have addresses, whole or not at all. When several take the same address at the same
 * moment, one gets it and the others are tried again: then they see that it is taken.
 */
export async function changeAddressed<T>(
  db: Kysely<Tables>,
  change: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  try {
    return await tryAgain(() => db.transaction().execute(change), { tries: TRIES, when: isTaken });
  } catch (error) {
    throw isTaken(error) ? new AppError("taken", undefined, { slug: "errors.slugTaken" }) : error;
  }
}
