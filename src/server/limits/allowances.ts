import type { Rate } from "./buckets";

/** What one address may spend, and what one account may. */
type Allowance = { address: Rate; account: Rate };

const perMinute = (burst: number, each = burst): Rate => ({ burst, perSecond: each / 60 });

/**
 * Points of each kind of call. For reading, a point is about a millisecond of the processor: an address may take a fifth
 * of one for good. That is hundreds of people at once, since thousands of phones share an address in India; what
 * is abused or costly is counted tightly, by account where there is one, and apart from reading.
 */
export const allowances = {
  read: { address: { burst: 6_000, perSecond: 200 }, account: { burst: 3_000, perSecond: 100 } },
  write: { address: perMinute(600), account: perMinute(120) },
  auth: { address: perMinute(60), account: perMinute(30) },
  upload: { address: perMinute(120), account: perMinute(40) },
  bulk: { address: perMinute(60), account: perMinute(30) },
  webhook: { address: perMinute(12_000), account: perMinute(12_000) },
} as const satisfies Record<string, Allowance>;

export type LimitLabel = keyof typeof allowances;

/** Tries of one address under one name at signing in and the like. */
export const perNamedPerson: Rate = perMinute(12);

/** What calls of the API cost, in points of reading; the others cost one. */
export const costs = {
  search: 4,
  suggest: 4,
  /** a calendar that others subscribe to */
  feed: 15,
  panchangDay: 2,
  /** of a month, and of a year, that is not in the cache */
  panchangMonth: 30,
  panchangYear: 60,
  /** for each quarter of a year that muhurtas are looked for in, where they are not in the cache */
  muhurtaQuarter: 30,
  /** for each year of festivals asked for */
  festivalYear: 20,
  sitemap: 40,
  /** a page that is drawn; those in the cache are free */
  page: 12,
  /** a page of the almanac or of festivals, which may be of any year */
  almanacPage: 40,
} as const;
