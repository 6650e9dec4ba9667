import { isClosedOn } from "../../domain/closures";
import type { CivilDate } from "../../domain/dates";
import type { Db } from "../db/open";
import { closuresOf } from "./facts";

/** The ids of public temples that are closed for a season on this day: few have one, and an index holds those. */
export async function closedOn(db: Db, date: CivilDate): Promise<number[]> {
  const rows = await db
    .selectFrom("temples")
    .select(["id", "closures"])
    .where("status", "=", "active")
    .where("closures", "!=", "[]")
    .orderBy("id")
    .execute();
  return rows.flatMap(({ id, closures }) => (isClosedOn(closuresOf(closures), date) ? id : []));
}
