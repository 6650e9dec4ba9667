import { expect, test } from "vitest";
import { archiveName, isArchiveName, newestOf, outdated } from "../../src/server/backups/rotation";

const at = (instant: string, isEncrypted = false) => archiveName(new Date(instant), isEncrypted);
const names = [
  at("2026-11-20T03:00:00Z"),
  at("2026-11-21T03:00:00Z"),
  at("2026-11-21T15:00:00Z", true),
  at("2026-11-23T03:00:00Z"),
];

test("of each day the newest archive stays, and of the days the newest", () => {
  expect(outdated(names, 7)).toEqual([names[1]]);
  expect(outdated(names, 2)).toEqual([names[0], names[1]]);
  expect(outdated(names, 1)).toEqual(names.slice(0, 3));
});

test("what is no archive stays", () => {
  const others = ["temples-2026-11-20T03-00-00-000Z.db", "temples-2026-11-20T03-00-00-000Z.tar.gz.part", "notes.txt"];
  expect(others.filter(isArchiveName)).toEqual([]);
  expect(outdated([...others, ...names], 1)).toEqual(names.slice(0, 3));
});

test("the newest is that of the latest moment, encrypted or not", () => {
  expect(newestOf([...names].reverse())).toBe(names[3]);
  expect(newestOf(names.slice(0, 3))).toBe(names[2]);
  expect(newestOf(["notes.txt"])).toBeUndefined();
});
