import { expect, test } from "vitest";
import { type ClusterKind, clusterKey, clustersOf } from "../../src/domain/valueClusters";

const alike = (kind: ClusterKind, one: string, other: string) => clusterKey[kind](one) === clusterKey[kind](other);

test.each<[ClusterKind, string, string]>([
  ["words", "Salem, Tamil Nadu", "tamil nadu  SALEM"],
  ["words", "Śrīraṅgam", "Srirangam"],
  ["words", "Sri. Ranganatha", "Ranganatha Sri"],
  ["words", "मैसूर  शहर", "शहर, मैसूर"],
  ["letters", "Kanya Kumari", "Kanyakumari"],
  ["letters", "Thanjavur Dt.", "Thanjavurdt"],
  ["sound", "Shivamogga", "Sivamoga"],
  ["sound", "Mysore", "Mysuru"],
  ["sound", "ಉಡುಪಿ", "Udupi"],
  ["sound", "उडुपी", "Udupi"],
])("%s: %s and %s are of one value", (kind, one, other) => {
  expect(alike(kind, one, other)).toBe(true);
});

test.each<[ClusterKind, string, string]>([
  ["words", "Salem", "Salem Rural"],
  ["words", "कि", "की"],
  ["letters", "Pune", "Puri"],
  ["sound", "Udupi", "Puri"],
])("%s: %s and %s are not", (kind, one, other) => {
  expect(alike(kind, one, other)).toBe(false);
});

test("clusters have the most frequent spelling first, and those of most rows come first", () => {
  const values = [
    { value: "Udupi", count: 3 },
    { value: "UDUPI", count: 4 },
    { value: "Mysore", count: 20 },
    { value: "mysore.", count: 1 },
    { value: "Puri", count: 50 },
    { value: "--", count: 2 },
  ];
  const keys = values.map(({ value }) => clusterKey.words(value));
  expect(clustersOf(values, keys)).toEqual([
    { rows: 21, values: [values[2], values[3]] },
    { rows: 7, values: [values[1], values[0]] },
  ]);
});
