import { isClosedOn } from "../../domain/closures";
import type { CivilDate } from "../../domain/dates";
import { type DeityDay, isClosedThrough, type Observing } from "../../domain/observances";
import type { Db } from "../db/open";
import { closuresOf } from "./facts";

/** The ids of public temples that are closed for a season on this day. */
export const closedOn = (db: Db, date: CivilDate): Promise<number[]> =>
  seasonal(db, ({ closures }) => isClosedOn(closures, date));

/** The ids of public temples that are closed for a season on all days of their deity among these. */
export const closedThrough = (db: Db, days: readonly DeityDay[]): Promise<number[]> =>
  seasonal(db, isClosedThrough(days));

/** Few have a season, and an index holds those. */
async function seasonal(db: Db, isMeant: (temple: Observing) => boolean): Promise<number[]> {
  const rows = await db
    .selectFrom("temples")
    .select(["id", "deity_key", "closures"])
    .where("status", "=", "active")
    .where("closures", "!=", "[]")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, deity_key: deityKey, closures }) =>
    isMeant({ deityKey, closures: closuresOf(closures) }) ? id : [],
  );
}
