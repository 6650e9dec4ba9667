import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Locked = Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;

/** What `npm ci` would miss: it refuses a lock file that lacks the packages of other platforms. */
function unlocked(packages: Locked): string[] {
  const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  return Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  );
}

test("a fresh clone can be installed on every platform", () => {
  const lock: { packages: Locked } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  expect(unlocked(lock.packages)).toEqual([]);
});

test("a platform that is not locked is found", () => {
  const packages = {
    "node_modules/a": { optionalDependencies: { "a-linux": "1.0.0", "a-darwin": "1.0.0" } },
    "node_modules/a-linux": {},
  };
  expect(unlocked(packages)).toEqual(["a-darwin"]);
});
