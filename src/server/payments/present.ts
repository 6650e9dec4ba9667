import type { PaidTemple, PaymentView } from "../../contract/payments";
import type { Account } from "../access";
import type { Db } from "../db/open";
import type { Payment } from "./record";
import { refundingPaise } from "./refunds";
import { windowOf } from "./testGateway";

/** How a payment stands, for whoever holds its reference; the payer's own fields for the account that began it alone. */
export async function viewOf(db: Db, payment: Payment, account: Account | null): Promise<PaymentView> {
  const { name, email, phone, description } = payment;
  const isOwn = account !== null && payment.userId === account.id;
  return {
    id: payment.id,
    purpose: payment.purpose,
    subjectId: payment.subjectId,
    status: payment.status,
    amount: payment.amountPaise / 100,
    amountPaise: payment.amountPaise,
    refundedPaise: payment.refundedPaise,
    refundingPaise: await refundingPaise(db, payment.id),
    currency: "INR",
    gateway: payment.gateway,
    testMode: payment.testMode,
    receiptNumber: payment.receiptNumber,
    temple: payment.templeId === null ? null : ((await findPaidTemple(db, payment.templeId)) ?? null),
    createdAt: payment.createdAt,
    expiresAt: payment.expiresAt,
    paidAt: payment.paidAt,
    providerUrl: payment.gateway === "test" && payment.status === "pending" ? windowOf(payment) : null,
    payer: isOwn ? { name, email, phone, description } : null,
  };
}

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
