import type { Generated } from "kysely";
import type { GatewayName, PaymentStatus, Purpose, RefundStatus } from "../../contract/paymentWords";

/** Money: what was asked for, what providers said, what went where. All amounts are integer paise. */
export type PaymentTables = {
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  payment_refunds: PaymentRefundTable;
  ledger_entries: LedgerEntryTable;
  /** the last number given in a series of receipts, such as a financial year's */
  receipt_series: { series: string; last_number: number };
  payment_authorisations: PaymentAuthorisationTable;
  /** the built-in provider's own books: what was pressed in its window */
  test_gateway: { ref: string; payment_id: string; amount_paise: number; status: string; updated_at: string };
};

/** `id` is the public reference, `provider_ref` the intent or order, `provider_payment_id` the charge within it. */
export type PaymentTable = {
  id: string;
  purpose: Purpose;
  subject_id: string;
  user_id: number | null;
  temple_id: number | null;
  /** what a donation is for, where the temple offers a choice */
  cause_id: number | null;
  amount_paise: number;
  currency: string;
  gateway: GatewayName;
  provider_ref: string | null;
  provider_payment_id: string | null;
  status: PaymentStatus;
  refunded_paise: Generated<number>;
  receipt_number: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  /** of who gave to a temple with an 80G registration, and wants the gift certified */
  payer_pan: Generated<string | null>;
  description: string | null;
  /** the language of the payer, for letters */
  locale: string;
  test_mode: number;
  created_at: string;
  expires_at: string;
  paid_at: string | null;
  updated_at: string;
  /** when the provider is asked next; null once nothing more is expected of it */
  next_check_at: string | null;
  checks: Generated<number>;
};

/** An event counts once; `outcome` says what became of it. */
export type PaymentEventTable = {
  id: Generated<number>;
  gateway: GatewayName;
  event_id: string;
  kind: string;
  payment_id: string | null;
  outcome: string;
  received_at: string;
};

export type PaymentRefundTable = {
  id: string;
  payment_id: string;
  amount_paise: number;
  reason: string;
  status: RefundStatus;
  provider_ref: string | null;
  requested_by: number | null;
  attempts: Generated<number>;
  next_attempt_at: string | null;
  last_error: string | null;
  created_at: string;
  done_at: string | null;
};

/** Lines of double entry: those of one `transaction_id` sum to zero; money in is positive. */
export type LedgerEntryTable = {
  id: Generated<number>;
  transaction_id: string;
  account: string;
  amount_paise: number;
  payment_id: string;
  temple_id: number | null;
  at: string;
};

/** A temple that agreed to be paid here; `registration_80g` is its own number where it has one. */
export type PaymentAuthorisationTable = {
  temple_id: number;
  /** where the agreement is kept, in words */
  reference: string;
  registration_80g: string | null;
  /** the last day of that registration, and the temple's own PAN */
  valid_until_80g: Generated<string | null>;
  temple_pan: Generated<string | null>;
  authorised_by: number | null;
  created_at: string;
  updated_at: string;
};
