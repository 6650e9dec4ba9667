import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the README tells of every variable that is read, and of no other", () => {
  const [source = ""] = /z\.object\(\{.*?\n\}\);/s.exec(readFileSync("src/server/env.ts", "utf8")) ?? [];
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
  const configuration = /## Configuration\n(.*?)\n## /s.exec(readFileSync("README.md", "utf8"))?.[1] ?? "";
  const told = [...configuration.matchAll(/^\| (.*?)\|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name),
  );
  expect(read.length).toBeGreaterThan(20);
  expect(told.toSorted()).toEqual(read.toSorted());
});

test("the tests that the account of security names are there", () => {
  const rows = readFileSync("docs/security.md", "utf8").matchAll(/^\| V\d+ .*\|([^|]*)\|$/gm);
  const named = [...rows].flatMap(([, cell = ""]) => [...cell.matchAll(/`([\w/]+)`/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(40);
  const kinds = [".test.ts", ".test.tsx", ".spec.ts"];
  expect(named.filter((name) => !kinds.some((kind) => existsSync(`tests/${name}${kind}`)))).toEqual([]);
});
