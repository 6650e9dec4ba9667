import { describe, expect, test } from "vitest";
import { blocksOf, soughtBlocks } from "../../src/domain/resolution/blocks";
import { clustersOf, type LikelyPair } from "../../src/domain/resolution/clusters";
import { createEarlier } from "../../src/domain/resolution/earlier";
import type { Resolvable } from "../../src/domain/resolution/record";
import { LIKELY } from "../../src/domain/resolution/score";
import { aResolvable, compared, qualityOf, readLabelledPairs } from "../support/duplicatePairs";

const bhubaneswar = { city: "Bhubaneswar", state: "Odisha", latitude: 20.23833, longitude: 85.83361 } as const;
const here = { latitude: 12.3, longitude: 76.6 } as const;
/** 0.001° of latitude are 111 m. */
const north = (metres: number) => ({ latitude: here.latitude + metres / 111_000, longitude: here.longitude });
const isLikely = (left: object, right: object) => compared(left, right).score >= LIKELY;

describe("of the labelled pairs", () => {
  const pairs = readLabelledPairs();

  test("there are hundreds of each kind, half of them held back", () => {
    const count = (kind: string) => pairs.filter((pair) => pair.kind === kind).length;
    expect(pairs.length).toBeGreaterThanOrEqual(400);
    for (const kind of ["same", "different", "hard"]) expect(count(kind), kind).toBeGreaterThanOrEqual(100);
    expect(pairs.filter(({ held }) => held)).toHaveLength(pairs.length / 2);
  });

  test("those that are found are of one temple, and those of one temple are found", () => {
    const { precision, recall } = qualityOf(pairs);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.92);
  });

  test("those that were held back are told apart as well", () => {
    const { precision, recall } = qualityOf(pairs.filter(({ held }) => held));
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});

describe("two records are likely one", () => {
  test.each([
    ["spelled otherwise", { name: "Lingaraja Temple" }, { name: "Lingaraj Temple, Bhubaneswar", latitude: 20.23899 }],
    ["in another script", { name: "Lingaraja Temple" }, { name: "ଲିଙ୍ଗରାଜ ମନ୍ଦିର" }],
    ["with another word for a temple", { name: "Lingaraja Mandir" }, { name: "Sri Lingaraja Devasthanam" }],
    ["by another of its names", { name: "Old shrine", names: ["Lingaraja"] }, { name: "Lingaraj Kovil" }],
    ["without a position", { name: "Lingaraja Temple" }, { name: "Lingaraj", latitude: null, longitude: null }],
  ])("%s", (_, left, right) => {
    expect(isLikely({ ...bhubaneswar, ...left }, { ...bhubaneswar, ...right })).toBe(true);
  });

  test("whatever they say, with a number of one source in common", () => {
    const numbered = { identifiers: ["hrce:TM000001"] };
    expect(compared({ name: "Lake Temple", ...numbered }, { name: "Hill Temple", city: "Puri", ...numbered })).toEqual({
      ...{ score: 1, reasons: ["identifier"], metres: null },
    });
  });

  test("with reasons for it and against it", () => {
    const { reasons, metres } = compared({ ...here, deity: "Shiva" }, { ...north(100), deity: "Vishnu" });
    expect(reasons).toEqual(["sameName", "near", "samePlace", "otherDeity"]);
    expect(metres).toBe(100);
  });
});

describe("two records are not one", () => {
  test.each([
    ["of two Hanumans in one complex", "Panchmukhi Hanuman Mandir", "Dakshinmukhi Hanuman Mandir", 30],
    ["of a temple and a shrine in it", "Lingaraja Temple", "Parvati Temple, Lingaraja complex", 30],
    ["of big and small", "Bada Ganpati Mandir", "Chhota Ganpati Mandir", 40],
    ["of old and new", "Govind Dev Temple", "New Govind Dev Temple", 40],
    ["of two numbers", "Ellora Cave 15", "Ellora Cave 16", 20],
    ["of two numbers, one of them Roman", "Udayagiri Cave II", "Udayagiri Cave III", 20],
    ["of two houses in one block", "Temple, block 1, no. 5", "Temple, block 1, no. 6", 20],
    ["of two letters", "Temple, block C", "Temple, block K", 20],
    ["of a temple and its tank", "Kapaleeshwarar Temple", "Kapaleeshwarar Temple Tank", 60],
  ])("%s", (_, one, other, metres) => {
    expect(isLikely({ name: one, ...here }, { name: other, ...north(metres) })).toBe(false);
  });

  test("of a name that every town has, at two addresses", () => {
    const name = "Hanuman Temple";
    const address = "Baba Kharak Singh Marg";
    expect(isLikely({ name, ...here, address }, { name, ...north(2_000), address: "Link Road" })).toBe(false);
    expect(isLikely({ name, ...here, address }, { name, ...north(30), address })).toBe(true);
  });
});

describe("records are in one block", () => {
  const share = (left: object, right: object) => {
    const [one, other] = [aResolvable(left), aResolvable(right)];
    const blocks = new Set(blocksOf(other));
    return soughtBlocks(blocksOf(one), one.latitude !== null).some((block) => blocks.has(block));
  };

  test("with a telling word and a town in common, a telephone or a Wikidata entry", () => {
    expect(share({ name: "Lingaraja Temple" }, { name: "Sri Lingaraj" })).toBe(true);
    expect(share({ name: "Lingaraja Temple" }, { name: "Lingaraja Temple", city: "Puri", state: "Odisha" })).toBe(
      false,
    );
    expect(share({ name: "A", phone: "+91 80 2464 1670" }, { name: "B", city: "Puri", phone: "080-24641670" })).toBe(
      true,
    );
    expect(share({ name: "A", wikidataId: "Q1" }, { name: "B", city: "Puri", wikidataId: "Q1" })).toBe(true);
  });

  test("with a common name only where one of them has no position", () => {
    const hanuman = { name: "Hanuman Temple" };
    expect(share({ ...hanuman, ...here }, { ...hanuman, ...north(2_000) })).toBe(false);
    expect(share({ ...hanuman, ...here }, hanuman)).toBe(true);
    expect(share(hanuman, { ...hanuman, ...here })).toBe(true);
    expect(share(hanuman, hanuman)).toBe(true);
  });
});

describe("rows of a file", () => {
  test("find the earlier ones that may be the same, also across the edge of a cell", () => {
    const earliest = createEarlier();
    const earlier = (row: number, record: Resolvable) => earliest(row, record, blocksOf(record));
    const lamp = (record: object) => aResolvable({ name: "Lamp Temple", city: "Hampi", ...record });
    expect(earlier(1, lamp({ latitude: 14.9999, longitude: 76 }))).toEqual([]);
    expect(earlier(2, lamp({ name: "Bell Temple", latitude: 14.9999, longitude: 76 }))).toEqual([]);
    expect(earlier(3, lamp({ latitude: 15.0001, longitude: 76 })).map(({ key }) => key)).toEqual([1]);
    expect(earlier(4, lamp({})).map(({ key }) => key)).toEqual([1, 3]);
    expect(earlier(5, lamp({ city: "Puri", latitude: 30, longitude: 76 }))).toEqual([]);
  });
});

describe("clusters", () => {
  const pair = (left: number, right: number, score = 0.9): LikelyPair => ({
    left,
    right,
    score,
    reasons: [],
    metres: 1,
  });

  test("join pairs that have a record in common", () => {
    const [first, second, ...others] = clustersOf([pair(1, 2), pair(8, 9, 0.95), pair(2, 3), pair(3, 4), pair(1, 3)]);
    expect(first).toEqual({ ids: [8, 9], pairs: [pair(8, 9, 0.95)] });
    expect(second?.ids).toEqual([1, 2, 3, 4]);
    expect(second?.pairs).toHaveLength(4);
    expect(others).toEqual([]);
  });

  test("are no larger than a screen can show, and no pair is lost", () => {
    const chain = Array.from({ length: 40 }, (_, at) => pair(at + 1, at + 2));
    const clusters = clustersOf(chain);
    expect(Math.max(...clusters.map(({ ids }) => ids.length))).toBeLessThanOrEqual(12);
    expect(clusters.flatMap(({ pairs }) => pairs)).toHaveLength(40);
  });
});
