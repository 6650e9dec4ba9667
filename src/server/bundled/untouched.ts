import { sql } from "kysely";
import type { Db } from "../db/open";
import type { TempleRow } from "../temples/record";

export type Stored = Pick<TempleRow, "id" | "name" | "city" | "state">;

/** Temples that came with the product and that no person has changed: whoever changes one leaves an entry. */
export async function untouchedTemples(trx: Db): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, name, city, state from temples where status <> 'archived'
    and not exists (${personsEntries("temple", "temples")})
    order by id`.execute(trx);
  return rows;
}

/** The curated list at an address, where no person has changed it. */
export async function untouchedList(trx: Db, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from temple_lists where slug = ${slug}
    and not exists (${personsEntries("list", "temple_lists")})`.execute(trx);
  return rows[0]?.id;
}

const personsEntries = (kind: "temple" | "list", table: "temples" | "temple_lists") => sql`
  select 1 from audit_log where kind = ${kind} and item_id = ${sql.ref(`${table}.id`)}
  and not (actor_id is null and origin = 'system')`;
