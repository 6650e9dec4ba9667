import { z } from "zod";
import { Id } from "./common";

/** How many days each range has, today included. */
export const rangeDays = { "7d": 7, "30d": 30, "90d": 90 } as const;
export const AnalyticsRange = z.enum(["7d", "30d", "90d"], "errors.range");
export type AnalyticsRange = z.infer<typeof AnalyticsRange>;

/** Every analytics call takes the range; without one it is 7d. */
export const AnalyticsQuery = z.strictObject({ range: AnalyticsRange.optional() });

/** Civil dates in India, both included. */
const Period = { range: AnalyticsRange, from: z.string(), until: z.string() };

/** What was counted on a day in India; `visitors` counts a browser once a day. */
export const AnalyticsDay = z.object({ date: z.string(), visits: z.int(), visitors: z.int() });
export type AnalyticsDay = z.infer<typeof AnalyticsDay>;

const count = z.int();
/** Null where the period before was not counted from its first day on: there is nothing to compare with. */
const countedBefore = z.int().nullable();

/** `GET /api/admin/analytics/metrics`; `uniqueUsers` adds up the visitors of each day. New reviews are approved ones. */
export const AnalyticsMetrics = z.object({
  ...Period,
  totalVisits: count,
  uniqueUsers: count,
  newTemples: count,
  newReviews: count,
  /** the same of the period of equal length before */
  previous: z.object({
    totalVisits: countedBefore,
    uniqueUsers: countedBefore,
    newTemples: count,
    newReviews: count,
  }),
  days: z.array(AnalyticsDay),
});
export type AnalyticsMetrics = z.infer<typeof AnalyticsMetrics>;

const services = { bookings: count, donations: count, donatedPaise: count };

/**
 * `GET /api/admin/analytics/my/metrics`: of the temples the caller manages. Bookings are those that were made and not
 * left unpaid; donations are those paid and not given back, and what they come to in paise.
 */
export const OwnMetrics = z.object({
  ...Period,
  visits: count,
  ...services,
  newReviews: count,
  previous: z.object({ visits: countedBefore, ...services, newReviews: count }),
  days: z.array(AnalyticsDay.omit({ visitors: true })),
});
export type OwnMetrics = z.infer<typeof OwnMetrics>;

/** `visits` are those of the range, `avgRating` the average of all approved reviews: null where there are none. */
export const TopTemple = z.object({
  id: Id,
  name: z.string(),
  city: z.string(),
  slug: z.string(),
  visits: count,
  avgRating: z.number().nullable(),
});
export type TopTemple = z.infer<typeof TopTemple>;
export const TopTemples = z.object({ items: z.array(TopTemple) });
/** The most visited of the temples one manages; `total` counts all of them. */
export const OwnTemples = TopTemples.extend({ total: count });
export type OwnTemples = z.infer<typeof OwnTemples>;

/** An approved review that was written in the range. */
export const AnalyticsReview = z.object({
  id: Id,
  userName: z.string().nullable(),
  createdAt: z.string(),
  templeId: Id,
  templeName: z.string(),
  rating: z.int(),
  comment: z.string(),
});
export type AnalyticsReview = z.infer<typeof AnalyticsReview>;
export const AnalyticsReviews = z.object({ items: z.array(AnalyticsReview) });
