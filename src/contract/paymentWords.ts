// no schema here: pages that only name these words need not load zod

/** What is paid for. */
export const purposes = ["donation", "booking", "order"] as const;
export type Purpose = (typeof purposes)[number];

/** Who takes the money; `test` takes none, `cash` is taken at a temple's counter. */
export const gateways = ["stripe", "razorpay", "test", "cash"] as const;
/** Those that a payer can ask for. */
export const payableGateways = ["stripe", "razorpay", "test"] as const satisfies readonly (typeof gateways)[number][];
export type GatewayName = (typeof gateways)[number];

/** `initiated -> pending -> paid | failed | expired`, `paid -> refunded`. */
export const paymentStatuses = ["initiated", "pending", "paid", "failed", "expired", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Where a refund stands: `wanted` until the provider took it on, `done` when the money is on its way back. */
export const refundStatuses = ["wanted", "asked", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** What a donation may be, in paise; how long a provider's window stays open, in minutes. */
export const paymentLimits = { minPaise: 100, maxPaise: 5_00_000_00, minutes: 30 } as const;

/** What the built-in provider's window may answer. */
export const testOutcomes = ["paid", "failed", "cancelled"] as const;
export type TestOutcome = (typeof testOutcomes)[number];
