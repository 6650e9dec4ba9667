import { sql } from "kysely";
import { civilDateOf } from "../../domain/dates";
import { financialYearOf, receiptNumberOf } from "../../domain/financialYear";
import type { Db } from "../db/open";

/**
 * The next receipt number of the financial year in India, in the transaction of the payment: one that is rolled back
 * gives its number back, so that there are no gaps. Payments in test mode have a series of their own.
 */
export async function nextReceiptNumber(trx: Db, testMode: boolean, now: Date): Promise<string> {
  const year = financialYearOf(civilDateOf(now.getTime()));
  const series = testMode ? `TEST-${year}` : year;
  const { last_number } = await trx
    .insertInto("receipt_series")
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column("series").doUpdateSet({ last_number: sql`receipt_series.last_number + 1` }),
    )
    .returning("last_number")
    .executeTakeFirstOrThrow();
  return receiptNumberOf(series, last_number);
}
