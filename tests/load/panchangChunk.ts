// What a page loads to compute an almanac by itself; the bench weighs it.
export { festivalsOfYear } from "../../src/domain/festivals/engine";
export { nextOccurrences } from "../../src/domain/festivals/next";
export { createAlmanac } from "../../src/domain/panchang/almanac";
export { panchangMonth } from "../../src/domain/panchang/month";
export { panchangDay } from "../../src/domain/panchang/panchangDay";
export { recommendationsOf, recommendationTexts } from "../../src/domain/panchang/recommendations";
