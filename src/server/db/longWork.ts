import type { Kysely } from "kysely";
import { PostgresDatabase } from "./postgres";
import type { Tables } from "./schema";

/** Does work that no request waits for on connections whose statements may take as long as that needs. */
export const longWork = <T>(db: Kysely<Tables>, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
  work(db instanceof PostgresDatabase ? db.forLongWork() : db);
