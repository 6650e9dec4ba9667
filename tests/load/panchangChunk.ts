// What a page loads to compute an almanac by itself; the bench weighs it.

export { dayNameOf } from "../../src/domain/festivals/dayNames";
export { festivalsOfYear } from "../../src/domain/festivals/engine";
export { nextOccurrences } from "../../src/domain/festivals/next";
export { alsoKeptOn, partingOf } from "../../src/domain/festivals/partings";
export { timesOf } from "../../src/domain/festivals/times";
export { createAlmanac } from "../../src/domain/panchang/almanac";
export { panchangMonth } from "../../src/domain/panchang/month";
export { panchangDay } from "../../src/domain/panchang/panchangDay";
export { recommendationsOf, recommendationTexts } from "../../src/domain/panchang/recommendations";
