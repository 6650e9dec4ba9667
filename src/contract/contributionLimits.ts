// no schema here: the forms of the site check by these, and zod would weigh more than all of them

/** What a review must be to be taken, and how long its author then waits for the next one. */
export const reviewLimits = { commentMin: 10, commentMax: 5_000, cooldownMs: 10_000, pageSize: 10 } as const;

/** Orders of a list of reviews. */
export const reviewSorts = ["recent", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** What a picture must be to be taken; the browser checks the same before it sends. */
export const imageLimits = {
  filesPerCall: 5,
  filesPerReview: 3,
  bytes: 5_242_880,
  side: 2_048,
  filesPerDayAndAddress: 20,
  filesPerDayAndAccount: 100,
} as const;

/** Corrections one address or account may send in a day. */
export const correctionLimits = { perDay: 20 } as const;

/** What a visitor may set right; `position` is "latitude, longitude", `closed` says that the temple is no more. */
export const correctionFields = [
  "name",
  "address",
  "city",
  "state",
  "pincode",
  "position",
  "deity",
  "timings",
  "openingHours",
  "bestTime",
  "dressCode",
  "phone",
  "email",
  "website",
  "pujari",
  "description",
  "history",
  "significance",
  "closed",
  "other",
] as const;
