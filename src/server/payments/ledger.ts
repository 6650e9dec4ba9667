import type { GatewayName, Purpose } from "../../contract/paymentWords";
import { insertMany } from "../db/bulk";
import type { Db } from "../db/open";
import type { Payment } from "./record";

/**
 * The ledger, in double entry and integer paise. An account's balance is the sum of its lines; money that came to us,
 * and what we gave up, is positive; what we owe or earned is negative. Each transaction sums to zero, and so does all.
 *
 *   clearing.<gateway>   money a provider holds for us, or that temples took at their counters
 *   payable.donations    given for temples, theirs
 *   income.poojas        paid for poojas
 *   income.shop          paid for orders
 *   refunds              what poojas and orders earned and gave back
 */
export const accounts = [
  "clearing.stripe",
  "clearing.razorpay",
  "clearing.test",
  "clearing.cash",
  "payable.donations",
  "income.poojas",
  "income.shop",
  "refunds",
] as const;
export type LedgerAccount = (typeof accounts)[number];

const clearing = {
  stripe: "clearing.stripe",
  razorpay: "clearing.razorpay",
  test: "clearing.test",
  cash: "clearing.cash",
} as const satisfies Record<GatewayName, LedgerAccount>;
/** Where what is paid goes. */
const credited = {
  donation: "payable.donations",
  booking: "income.poojas",
  order: "income.shop",
} as const satisfies Record<Purpose, LedgerAccount>;
/** Where it comes from when it goes back: a gift was never ours, an earning stays visible beside its refund. */
const givenBack = { donation: "payable.donations", booking: "refunds", order: "refunds" } as const satisfies Record<
  Purpose,
  LedgerAccount
>;

type Line = { account: LedgerAccount; amountPaise: number };

/** Money came in. */
export const enterPayment = (trx: Db, payment: Payment, now: Date): Promise<void> =>
  enter(trx, `payment ${payment.id}`, payment, now, [
    { account: clearing[payment.gateway], amountPaise: payment.amountPaise },
    { account: credited[payment.purpose], amountPaise: -payment.amountPaise },
  ]);

/** Money went back, by one refund. */
export const enterRefund = (trx: Db, payment: Payment, refundId: string, amountPaise: number, now: Date) =>
  enter(trx, `refund ${refundId}`, payment, now, [
    { account: givenBack[payment.purpose], amountPaise },
    { account: clearing[payment.gateway], amountPaise: -amountPaise },
  ]);

/** Money that was given back came to us again, since its bank refused it. */
export const enterFailedRefund = (trx: Db, payment: Payment, refundId: string, amountPaise: number, now: Date) =>
  enter(trx, `refund ${refundId} failed`, payment, now, [
    { account: clearing[payment.gateway], amountPaise },
    { account: givenBack[payment.purpose], amountPaise: -amountPaise },
  ]);

/** Writes one transaction; refuses lines that are no whole paise or do not sum to zero. The same one twice fails. */
export async function enter(trx: Db, id: string, payment: Payment, now: Date, lines: readonly Line[]): Promise<void> {
  const sum = lines.reduce((total, { amountPaise }) => total + amountPaise, 0);
  if (sum !== 0 || lines.some(({ amountPaise }) => !Number.isSafeInteger(amountPaise))) {
    throw new RangeError(`The transaction "${id}" does not sum to zero`);
  }
  await insertMany(
    trx,
    "ledger_entries",
    lines.map(({ account, amountPaise }) => ({
      transaction_id: id,
      account,
      amount_paise: amountPaise,
      payment_id: payment.id,
      temple_id: payment.templeId,
      at: now.toISOString(),
    })),
  );
}

/** The balance of each account that has lines, from `from` on and before `until` when these are named. */
export async function balances(
  db: Db,
  { from, until }: { from?: string; until?: string } = {},
): Promise<{ account: string; amountPaise: number }[]> {
  let lines = db.selectFrom("ledger_entries");
  if (from !== undefined) lines = lines.where("at", ">=", from);
  if (until !== undefined) lines = lines.where("at", "<", until);
  const rows = await lines
    .select(["account", (eb) => eb.fn.sum("amount_paise").as("sum")])
    .groupBy("account")
    .orderBy("account")
    .execute();
  return rows.map(({ account, sum }) => ({ account, amountPaise: Number(sum) }));
}
