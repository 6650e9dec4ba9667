import { civilDateOf } from "../../domain/dates";
import type { Db } from "../db/open";

/** A temple's own registration under section 80G; `until` is its last day where that is on record. */
export type TaxRegistration = { number: string; until: string | null; pan: string | null };

/** The registration that a temple has at a moment; undefined where none is on record, or it is over by then. */
export async function findTaxRegistration(
  db: Db,
  templeId: number | null,
  at: Date,
): Promise<TaxRegistration | undefined> {
  if (templeId === null) return undefined;
  const row = await db
    .selectFrom("payment_authorisations")
    .select(["registration_80g as number", "valid_until_80g as until", "temple_pan as pan"])
    .where("temple_id", "=", templeId)
    .executeTakeFirst();
  if (!row?.number || (row.until !== null && row.until < civilDateOf(at.getTime()))) return undefined;
  return { ...row, number: row.number };
}
