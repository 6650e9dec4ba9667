/** What became of what a provider said. */
export type Outcome =
  | "paid"
  | "failed"
  | "refunded"
  | "refund failed"
  | "nothing new"
  | "too late"
  | "mismatch"
  | "unknown"
  | "ignored"
  | "duplicate";
