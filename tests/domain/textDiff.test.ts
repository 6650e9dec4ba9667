import { expect, test } from "vitest";
import { type DiffPart, listDiff, textDiff } from "../../src/domain/textDiff";

const side = (parts: DiffPart[], without: DiffPart["kind"]) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join("");

test.each([
  [
    "a b c",
    "a x c",
    [
      ["same", "a "],
      ["gone", "b "],
      ["new", "x "],
      ["same", "c"],
    ],
  ],
  ["", "a b", [["new", "a b"]]],
  ["a b", "", [["gone", "a b"]]],
  ["same", "same", [["same", "same"]]],
  [
    "one two three four",
    "two four five",
    [
      ["gone", "one "],
      ["same", "two "],
      ["gone", "three four"],
      ["new", "four five"],
    ],
  ],
  [
    "मंदिर सुबह खुलता है",
    "मंदिर शाम को खुलता है",
    [
      ["same", "मंदिर "],
      ["gone", "सुबह "],
      ["new", "शाम को "],
      ["same", "खुलता है"],
    ],
  ],
])("%j to %j", (before, after, parts) => {
  expect(textDiff(before, after).map(({ kind, text }) => [kind, text])).toEqual(parts);
});

test("both versions can be read from the parts, whatever they are", () => {
  const line = (seed: number) =>
    Array.from({ length: 400 }, (_, at) => `w${(at * seed) % 17}${at % 7 ? " " : "\n"}`).join("");
  for (const [a, b] of [
    [3, 5],
    [5, 3],
    [2, 2],
    [11, 1],
  ] as const) {
    const parts = textDiff(line(a), line(b));
    expect([side(parts, "new"), side(parts, "gone")]).toEqual([line(a), line(b)]);
  }
});

test("two long texts with nothing in common but their ends are told as rewritten between them", () => {
  const long = (word: string) => `first ${`${word} `.repeat(5_000)}last`;
  const parts = textDiff(long("old"), long("new"));
  expect(parts.map(({ kind, text }) => [kind, text.length])).toEqual([
    ["same", 6],
    ["gone", 20_000],
    ["new", 20_000],
    ["same", 4],
  ]);
});

test("lists are compared item by item", () => {
  expect(listDiff(["Water", "Parking"], ["Parking", "Ramp"])).toEqual([
    { kind: "gone", text: "Water" },
    { kind: "same", text: "Parking" },
    { kind: "new", text: "Ramp" },
  ]);
});
