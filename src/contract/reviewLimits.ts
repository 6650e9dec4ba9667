// by itself, and with no schema: every page of the site loads it

/** What a review must be to be taken, and how long its author then waits for the next one. */
export const reviewLimits = { commentMin: 10, commentMax: 5_000, cooldownMs: 10_000, pageSize: 10 } as const;

/** Orders of a list of reviews. */
export const reviewSorts = ["recent", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];
