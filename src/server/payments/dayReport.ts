import type { DayReport } from "../../contract/adminPayments";
import { type CivilDate, dayBounds } from "../../domain/dates";
import type { Db } from "../db/open";
import { balances } from "./ledger";

type Bounds = { from: string; until: string };

/** What came in and went back on a day in India, what that did to the ledger, and what waits for somebody. */
export async function reportOn(db: Db, date: CivilDate): Promise<DayReport> {
  const bounds = dayBounds(date);
  return {
    date,
    received: await received(db, bounds),
    refunded: await refunded(db, bounds),
    ledger: await ledgerOf(db, bounds),
    ...(await receipts(db, bounds)),
    attention: await attention(db),
  };
}

async function received(db: Db, { from, until }: Bounds): Promise<DayReport["received"]> {
  const rows = await db
    .selectFrom("payments")
    .select(["gateway", "purpose", "test_mode"])
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.sum("amount_paise").as("sum")])
    .where("paid_at", ">=", from)
    .where("paid_at", "<", until)
    .groupBy(["gateway", "purpose", "test_mode"])
    .orderBy("gateway")
    .orderBy("purpose")
    .orderBy("test_mode")
    .execute();
  return rows.map(({ gateway, purpose, test_mode, count, sum }) => ({
    gateway,
    purpose,
    testMode: test_mode === 1,
    payments: Number(count),
    amountPaise: Number(sum),
  }));
}

async function refunded(db: Db, { from, until }: Bounds): Promise<DayReport["refunded"]> {
  const rows = await db
    .selectFrom("payment_refunds as r")
    .innerJoin("payments as p", "p.id", "r.payment_id")
    .select(["p.gateway", "p.purpose", "p.test_mode"])
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.sum("r.amount_paise").as("sum")])
    .where("r.status", "=", "done")
    .where("r.done_at", ">=", from)
    .where("r.done_at", "<", until)
    .groupBy(["p.gateway", "p.purpose", "p.test_mode"])
    .orderBy("p.gateway")
    .orderBy("p.purpose")
    .orderBy("p.test_mode")
    .execute();
  return rows.map(({ gateway, purpose, test_mode, count, sum }) => ({
    gateway,
    purpose,
    testMode: test_mode === 1,
    refunds: Number(count),
    amountPaise: Number(sum),
  }));
}

async function ledgerOf(db: Db, { from, until }: Bounds): Promise<DayReport["ledger"]> {
  const moved = new Map((await balances(db, { from, until })).map((each) => [each.account, each.amountPaise]));
  const standing = await balances(db, { until });
  return standing.map(({ account, amountPaise }) => ({
    account,
    movedPaise: moved.get(account) ?? 0,
    balancePaise: amountPaise,
  }));
}

/** The receipts given on the day, of payments that moved money where there are such. */
async function receipts(db: Db, { from, until }: Bounds) {
  const row = await db
    .selectFrom("payments")
    .select((eb) => [eb.fn.min("receipt_number").as("first"), eb.fn.max("receipt_number").as("last")])
    .where("paid_at", ">=", from)
    .where("paid_at", "<", until)
    .groupBy("test_mode")
    .orderBy("test_mode")
    .limit(1)
    .executeTakeFirst();
  return { firstReceipt: row?.first ?? null, lastReceipt: row?.last ?? null };
}

/** How many things about money somebody should look at. */
export const countAttention = async (db: Db): Promise<number> =>
  Object.values(await attention(db)).reduce((sum, count) => sum + count, 0);

async function attention(db: Db): Promise<DayReport["attention"]> {
  const mismatches = await db
    .selectFrom("payment_events")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("outcome", "=", "mismatch")
    .executeTakeFirstOrThrow();
  const refunds = await db
    .selectFrom("payment_refunds")
    .select(["status", (eb) => eb.fn.countAll().as("count")])
    .where("status", "in", ["wanted", "asked", "failed"])
    .groupBy("status")
    .execute();
  const pending = await db
    .selectFrom("payments")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("status", "=", "pending")
    .executeTakeFirstOrThrow();
  const failedRefunds = refunds.filter(({ status }) => status === "failed");
  const waiting = refunds.filter(({ status }) => status !== "failed");
  const sum = (rows: typeof refunds) => rows.reduce((total, row) => total + Number(row.count), 0);
  return {
    mismatches: Number(mismatches.count),
    failedRefunds: sum(failedRefunds),
    waitingRefunds: sum(waiting),
    pending: Number(pending.count),
  };
}
