import type { PaidTemple } from "../../contract/payments";
import type { Db } from "../db/open";

/** A temple as it is named beside money; its address only while visitors can open it. */
export async function findPaidTemple(db: Db, id: number): Promise<PaidTemple | undefined> {
  const row = await db
    .selectFrom("temples")
    .select(["id", "name", "name_hi", "name_kn", "slug", "status"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && paidTempleOf(row);
}

type TempleRow = {
  id: number;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  slug: string;
  status: string;
};

/** The same of a row that was read with others. */
export const paidTempleOf = (row: TempleRow): PaidTemple => ({
  id: row.id,
  name: row.name,
  nameHi: row.name_hi,
  nameKn: row.name_kn,
  slug: row.status === "active" ? row.slug : null,
});
