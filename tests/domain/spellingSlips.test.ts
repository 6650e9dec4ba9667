import { expect, test } from "vitest";
import { foldWord } from "../../src/domain/spelling";
import { mergedSounds, skeletons } from "../../src/domain/spelling/skeleton";
import { mendedKeys } from "../../src/domain/spelling/slips";

test.each([
  ["radah", "radha"],
  ["kumair", "kumari"],
  ["keher", "kheer"],
  ["jagannqth", "jagannath"],
  ["udapiur", "udaipur"],
  ["cohttanikkara", "chottanikkara"],
])("%s is one slip of the finger from %s", (typed, meant) => {
  expect(mendedKeys(typed)).toContain(foldWord(meant));
});

test("short words, other scripts and signs are left as they are", () => {
  for (const typed of ["null", "शिव", "a.b.c", "12345", "x".repeat(100)]) expect(mendedKeys(typed)).toEqual([]);
});

test.each([
  ["Moogambigai", "Mookambika"],
  ["Virudhachalam", "Vriddhachalam"],
  ["Mahadevar", "Mahadev"],
  ["Basudeb", "Vasudeva"],
  ["Bhairo", "Bhairav"],
])("%s sounds as %s", (one, other) => {
  const heard = new Set(skeletons(foldWord(one)));
  expect(skeletons(foldWord(other)).some((skeleton) => heard.has(skeleton))).toBe(true);
});

test("names of two consonants sound like too many others", () => {
  expect(skeletons(foldWord("Kali"))).toEqual([]);
  expect(mergedSounds("mugambigai")).toBe(mergedSounds("mukambik"));
});
