import { z } from "zod";
import { NamedCause } from "./causes";
import { atMost, BooleanText, Id, IdText, PageNumber, PageSize, paged, typedText } from "./common";
import { CivilDate } from "./dates";
import { Pan } from "./pan";
import { OwnPayment, PaidTemple, Rupees } from "./payments";
import { gateways, paymentStatuses, purposes, refundStatuses } from "./paymentWords";

const text = z.string().nullable();

/** Which payments; `from` and `to` are days in India on which they were begun, `search` a part of a name, an address, a number or a reference. */
export const AdminPaymentFilters = z.strictObject({
  status: z.enum(paymentStatuses, "errors.status").or(z.literal("")).optional(),
  purpose: z.enum(purposes, "errors.kind").or(z.literal("")).optional(),
  gateway: z.enum(gateways, "errors.gateway").or(z.literal("")).optional(),
  testMode: BooleanText.or(z.literal("")).optional(),
  templeId: IdText.optional(),
  /** a part of the name of what donations are for, in any language */
  cause: typedText(80).optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
  search: typedText(200).optional(),
});
export type AdminPaymentFilters = z.infer<typeof AdminPaymentFilters>;

/** `GET /api/admin/payments`: the newest first unless another order is named. */
export const AdminPaymentQuery = AdminPaymentFilters.extend({
  page: PageNumber.optional(),
  size: PageSize.optional(),
  sortBy: z.enum(["createdAt", "paidAt", "amountPaise"], "errors.sort").optional(),
  sortDir: z.enum(["asc", "desc"], "errors.sort").optional(),
});
export type AdminPaymentQuery = z.infer<typeof AdminPaymentQuery>;

/** A payment as the console sees it: with its payer, for who has to answer questions about it. */
export const AdminPayment = OwnPayment.extend({
  temple: PaidTemple.nullable(),
  cause: NamedCause.nullable(),
  expiresAt: z.string(),
});
export type AdminPayment = z.infer<typeof AdminPayment>;

export const AdminPaymentPage = z.object({ items: z.array(AdminPayment), ...paged });
export type AdminPaymentPage = z.infer<typeof AdminPaymentPage>;

/** `GET /api/admin/payments/:id`: with all that happened to it. */
export const AdminPaymentDetail = AdminPayment.extend({
  providerRef: text,
  providerPaymentId: text,
  refundablePaise: z.int(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amountPaise: z.int(),
      reason: z.string(),
      status: z.enum(refundStatuses),
      lastError: text,
      createdAt: z.string(),
      doneAt: text,
    }),
  ),
  events: z.array(z.object({ kind: z.string(), outcome: z.string(), receivedAt: z.string() })),
  ledger: z.array(z.object({ transaction: z.string(), account: z.string(), amountPaise: z.int(), at: z.string() })),
});
export type AdminPaymentDetail = z.infer<typeof AdminPaymentDetail>;

/** `POST /api/admin/payments/:id/refund`: rupees; all that is left without an amount. */
export const RefundInput = z.strictObject({
  amount: Rupees.optional(),
  reason: typedText(300).pipe(z.string().min(1, "errors.required")),
});
export type RefundInput = z.infer<typeof RefundInput>;

/** `GET /api/admin/donations`. */
export const AdminDonation = AdminPayment.extend({ donationId: Id, dedication: text, anonymous: z.boolean() });
export type AdminDonation = z.infer<typeof AdminDonation>;
export const AdminDonationPage = z.object({ items: z.array(AdminDonation), ...paged });
export type AdminDonationPage = z.infer<typeof AdminDonationPage>;

/** `GET /api/admin/payments/report`: a day in India; today without one. */
export const DayReportQuery = z.strictObject({ date: CivilDate.optional() });
const line = { gateway: z.enum(gateways), purpose: z.enum(purposes), testMode: z.boolean() };
export const DayReport = z.object({
  date: z.string(),
  received: z.array(z.object({ ...line, payments: z.int(), amountPaise: z.int() })),
  refunded: z.array(z.object({ ...line, refunds: z.int(), amountPaise: z.int() })),
  /** what the day moved on each account of the ledger, and what each stands at when it ends */
  ledger: z.array(z.object({ account: z.string(), movedPaise: z.int(), balancePaise: z.int() })),
  firstReceipt: text,
  lastReceipt: text,
  /** what somebody should look at, now */
  attention: z.object({ mismatches: z.int(), failedRefunds: z.int(), waitingRefunds: z.int(), pending: z.int() }),
});
export type DayReport = z.infer<typeof DayReport>;

/** A temple that agreed to be paid here. */
export const PaymentAuthorisation = z.object({
  temple: PaidTemple,
  reference: z.string(),
  registration80g: text,
  /** the last day of that registration, null where none is on record */
  validUntil80g: text,
  /** the temple's own PAN */
  templePan: text,
  authorisedBy: text,
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type PaymentAuthorisation = z.infer<typeof PaymentAuthorisation>;
export const PaymentAuthorisationPage = z.object({ items: z.array(PaymentAuthorisation), ...paged });
export const PaymentAuthorisationQuery = z.strictObject({ page: PageNumber.optional(), size: PageSize.optional() });

/** `PUT /api/admin/payment-authorisations/:templeId`: where the agreement is filed; the temple's own 80G number if any. */
export const PaymentAuthorisationInput = z.strictObject({
  reference: typedText(300).pipe(z.string().min(1, "errors.required")),
  registration80g: z
    .string("errors.text")
    .trim()
    .max(40, atMost("errors.invalid_format"))
    .regex(/^[A-Za-z0-9/ -]{5,40}$/, "errors.invalid_format")
    .or(z.literal(""))
    .nullable()
    .optional()
    .transform((number) => number || null),
  validUntil80g: z
    .literal("")
    .or(CivilDate)
    .nullable()
    .optional()
    .transform((day) => day || null),
  templePan: z
    .literal("")
    .or(Pan)
    .nullable()
    .optional()
    .transform((pan) => pan || null),
});
export type PaymentAuthorisationInput = z.infer<typeof PaymentAuthorisationInput>;
export const AuthorisationParams = z.strictObject({ templeId: IdText });

export const TicketedPaymentQuery = AdminPaymentFilters.extend({ ticket: z.string().max(100).optional() });
