/** Popularity and postings ranks are whole numbers below this. */
export const RANK_SCALE = 1_000_000;

const PRIOR_MEAN = 3.5;
const PRIOR_REVIEWS = 5;
const HIGHLY_RATED = 4.5;

/**
 * The average drawn towards 3.5 as if five people had said so already, so that one enthusiast does not outrank five
 * hundred contented visitors; 0 without reviews. `average` is out of 5.
 */
export function dampedRating(average: number, reviews: number): number {
  if (reviews <= 0) return 0;
  return (average * reviews + PRIOR_MEAN * PRIOR_REVIEWS) / (reviews + PRIOR_REVIEWS);
}

/** True when the damped rating earns the badge "Highly Rated". */
export const isHighlyRated = (damped: number): boolean => damped >= HIGHLY_RATED;

export type Standing = {
  /** out of 5; 0 without reviews */
  dampedRating: number;
  reviews: number;
  visits30d: number;
  isVerified: boolean;
  hasPicture: boolean;
  hasStory: boolean;
  /** known to an encyclopaedia */
  isNotable: boolean;
};

/** Grows with the logarithm of `count`, 0 to 1, full at `full`. */
const share = (count: number, full: number) => Math.min(1, Math.log1p(Math.max(0, count)) / Math.log1p(full));

/**
 * How well known a temple is, 0 to 999,999: visits of the last 30 days, the damped rating and how many stand behind
 * it, and, until people came, how much is on record about it.
 */
export function popularity(standing: Standing): number {
  const visited = share(standing.visits30d, 100_000);
  const rated = (standing.dampedRating / 5) * share(standing.reviews, 1_000);
  const recorded =
    (standing.hasStory ? 0.55 : 0) +
    (standing.isVerified ? 0.3 : 0) +
    (standing.hasPicture ? 0.05 : 0) +
    (standing.isNotable ? 0.1 : 0);
  return Math.round((0.35 * visited + 0.35 * rated + 0.3 * recorded) * (RANK_SCALE - 1));
}

/** How much worse it is to be found in a field than in the name; by the sections of a search text. */
const fieldWeights = [0, 0.5, 0.6, 0.9, 1, 1.2, 1.2, 2] as const;
/** What a popularity of one would weigh against the field. */
const KNOWN_WEIGHT = 3;
/** Ranks of long texts begin behind all ranks of fields. */
const TEXT_TIER = 8;
export const TEXT_RANKS_FROM = TEXT_TIER * RANK_SCALE;

/** What being found in section `tier` (0 is the name, 8 the long texts) costs in an order; smaller is better. */
export const fieldWeight = (tier: number): number => fieldWeights[tier] ?? 2.5;

/** What being unknown costs in the same order; `known` is a popularity. */
export const obscurity = (known: number): number => KNOWN_WEIGHT * (1 - known / RANK_SCALE);

/** Where a temple stands among those that carry a word in section `tier`: a whole number, smaller is better. */
export function postingRank(tier: number, known: number): number {
  const rank = Math.round((fieldWeight(tier) + obscurity(known)) * RANK_SCALE);
  return tier < TEXT_TIER ? rank : TEXT_RANKS_FROM + rank;
}
