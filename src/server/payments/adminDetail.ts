import type { AdminPaymentDetail } from "../../contract/adminPayments";
import type { Db } from "../db/open";
import { findCause } from "./cause";
import { findPaidTemple } from "./paidTemple";
import { refundablePaise } from "./refunds";
import { findPayment } from "./repository";

/** A payment with all that happened to it, in order. */
export async function findPaymentDetail(db: Db, id: string): Promise<AdminPaymentDetail | undefined> {
  const payment = await findPayment(db, id);
  if (!payment) return undefined;
  return {
    ...payment,
    temple: payment.templeId === null ? null : ((await findPaidTemple(db, payment.templeId)) ?? null),
    cause: await findCause(db, payment.causeId),
    refundablePaise: await refundablePaise(db, payment),
    refunds: await listRefunds(db, id),
    events: await listEvents(db, id),
    ledger: await listLines(db, id),
  };
}

async function listRefunds(db: Db, id: string): Promise<AdminPaymentDetail["refunds"]> {
  const rows = await db
    .selectFrom("payment_refunds")
    .selectAll()
    .where("payment_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amountPaise: row.amount_paise,
    reason: row.reason,
    status: row.status,
    lastError: row.last_error,
    createdAt: row.created_at,
    doneAt: row.done_at,
  }));
}

const listEvents = (db: Db, id: string): Promise<AdminPaymentDetail["events"]> =>
  db
    .selectFrom("payment_events")
    .select(["kind", "outcome", "received_at as receivedAt"])
    .where("payment_id", "=", id)
    .orderBy("id")
    .execute();

const listLines = (db: Db, id: string): Promise<AdminPaymentDetail["ledger"]> =>
  db
    .selectFrom("ledger_entries")
    .select(["transaction_id as transaction", "account", "amount_paise as amountPaise", "at"])
    .where("payment_id", "=", id)
    .orderBy("id")
    .execute();
