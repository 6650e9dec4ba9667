import type { Selectable } from "kysely";
import type { GatewayName, PaymentStatus, Purpose } from "../../contract/paymentWords";
import type { PaymentTable } from "../db/paymentTables";
import { type Locale, locales } from "../locale";

/** A payment as the server works with it; amounts are integer paise, instants ISO UTC. */
export type Payment = {
  /** the unguessable public reference */
  id: string;
  purpose: Purpose;
  /** the donation, booking or order it pays */
  subjectId: string;
  userId: number | null;
  templeId: number | null;
  causeId: number | null;
  amountPaise: number;
  currency: string;
  gateway: GatewayName;
  providerRef: string | null;
  providerPaymentId: string | null;
  status: PaymentStatus;
  refundedPaise: number;
  receiptNumber: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  payerPan: string | null;
  description: string | null;
  locale: Locale;
  testMode: boolean;
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  checks: number;
};

export type PaymentRow = Selectable<PaymentTable>;

/** A row as a payment. */
export const paymentOf = (row: PaymentRow): Payment => ({
  id: row.id,
  purpose: row.purpose,
  subjectId: row.subject_id,
  userId: row.user_id,
  templeId: row.temple_id,
  causeId: row.cause_id,
  amountPaise: row.amount_paise,
  currency: row.currency,
  gateway: row.gateway,
  providerRef: row.provider_ref,
  providerPaymentId: row.provider_payment_id,
  status: row.status,
  refundedPaise: row.refunded_paise,
  receiptNumber: row.receipt_number,
  name: row.name,
  email: row.email,
  phone: row.phone,
  payerPan: row.payer_pan,
  description: row.description,
  locale: locales.find((locale) => locale === row.locale) ?? "en",
  testMode: row.test_mode === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  paidAt: row.paid_at,
  checks: row.checks,
});
