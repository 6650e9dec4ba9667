import { describe, expect, test } from "vitest";
import {
  dampedRating,
  isHighlyRated,
  popularity,
  postingRank,
  RANK_SCALE,
  TEXT_RANKS_FROM,
} from "../../src/domain/ranking";
import { regionOf, stateNamed } from "../../src/domain/regions";

describe("the damped rating", () => {
  test("is nothing without reviews, and near the average with many", () => {
    expect(dampedRating(5, 0)).toBe(0);
    expect(dampedRating(4.2, 100_000)).toBeCloseTo(4.2, 3);
  });

  test("needs ten perfect reviews for the badge", () => {
    expect(isHighlyRated(dampedRating(5, 9))).toBe(false);
    expect(isHighlyRated(dampedRating(5, 10))).toBe(true);
  });

  test("puts many good reviews before one perfect one", () => {
    expect(dampedRating(4.6, 500)).toBeGreaterThan(dampedRating(5, 1));
  });
});

describe("popularity", () => {
  const unknown = {
    dampedRating: 0,
    reviews: 0,
    visits30d: 0,
    isVerified: false,
    hasPicture: false,
    hasStory: false,
    isNotable: false,
  };

  test("goes from 0 to just under the scale", () => {
    expect(popularity(unknown)).toBe(0);
    const best = popularity({
      dampedRating: 5,
      reviews: 1e9,
      visits30d: 1e9,
      isVerified: true,
      hasPicture: true,
      hasStory: true,
      isNotable: true,
    });
    expect(best).toBe(RANK_SCALE - 1);
  });

  test.each([
    { visits30d: 10 },
    { dampedRating: 4, reviews: 3 },
    { isVerified: true },
    { hasPicture: true },
    { hasStory: true },
    { isNotable: true },
  ])("grows with %j", (more) => {
    expect(popularity({ ...unknown, ...more })).toBeGreaterThan(0);
  });
});

describe("ranks of postings", () => {
  test("prefer the better field, and of one field the better known", () => {
    expect(postingRank(0, 10)).toBeLessThan(postingRank(1, 10));
    expect(postingRank(2, 20)).toBeLessThan(postingRank(2, 10));
  });

  test("let fame outweigh a field, but never the long texts", () => {
    expect(postingRank(2, 600_000)).toBeLessThan(postingRank(0, 0));
    expect(postingRank(7, 0)).toBeLessThan(TEXT_RANKS_FROM);
    expect(postingRank(8, RANK_SCALE - 1)).toBeGreaterThanOrEqual(TEXT_RANKS_FROM);
  });
});

test.each([
  ["Tamil Nadu", "Tamil Nadu", "South India"],
  ["Tamilnadu", "Tamil Nadu", undefined],
  ["तमिलनाडु", "Tamil Nadu", undefined],
  ["Orissa", "Odisha", undefined],
  ["UTTAR PRADESH", "Uttar Pradesh", "North India"],
  ["KA", "Karnataka", undefined],
  ["M.P.", "Madhya Pradesh", undefined],
  ["ZZ", undefined, undefined],
  ["Mysuru", undefined, undefined],
])("%s is %s, in %s", (name, state, region) => {
  expect(stateNamed(name)).toBe(state);
  expect(regionOf(name)).toBe(region);
});
