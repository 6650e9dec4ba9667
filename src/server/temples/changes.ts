import type { Kysely, Transaction } from "kysely";
import { changeAddressed } from "../addressed";
import type { Tables } from "../db/schema";

/** Runs a change of temples whole or not at all, search tables included. */
export const changeTemples = <T>(db: Kysely<Tables>, change: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  changeAddressed(db, change);
