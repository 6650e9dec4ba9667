import { sql } from "kysely";
import type { Neighbour, WorkspaceQuery } from "../../contract/workspace";
import type { Db } from "../db/open";
import { adminMatches, sortColumns } from "./adminList";

/** The temples before and after one in the console's list, as it is filtered and ordered; null at its ends. */
export async function findNeighbours(
  db: Db,
  id: number,
  { sortBy = "name", sortDir = "asc", ...filters }: WorkspaceQuery,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const column = sortColumns[sortBy];
  const { rows } = await sql<{ value: string | number | null }>`
    select ${column} as value from temples t where t.id = ${id}`.execute(db);
  const value = rows[0]?.value ?? null;
  const beside = async (isUp: boolean): Promise<Neighbour | null> => {
    const beyond = isUp ? sql`(${column}, t.id) > (${value}, ${id})` : sql`(${column}, t.id) < (${value}, ${id})`;
    const by = isUp ? sql`${column}, t.id` : sql`${column} desc, t.id desc`;
    const [found] = await (await adminMatches(db, filters, [beyond])).ids(by, { offset: 0, limit: 1 });
    if (found === undefined) return null;
    return (await db.selectFrom("temples").select(["id", "name"]).where("id", "=", found).executeTakeFirst()) ?? null;
  };
  // where nothing is on record to order by, nothing is beside it
  if (value === null) return { previous: null, next: null };
  const isAscending = sortDir === "asc";
  return { previous: await beside(!isAscending), next: await beside(isAscending) };
}
