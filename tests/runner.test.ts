import { describe, expect, test } from "vitest";
import { loaded } from "./support/budgets";
import { ofBrowser, ofVitest, total } from "./support/tallies";

describe("the count at the end", () => {
  test("adds up what passed and what failed", () => {
    expect(
      total([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1 },
      ]),
    ).toEqual({ passed: 5, failed: 1 });
  });

  test("takes a test that did not run for one that failed", () => {
    expect(ofVitest({ numPassedTests: 4, numTotalTests: 6 }, true)).toEqual({ passed: 4, failed: 2 });
    expect(ofBrowser({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } }, true)).toEqual({
      passed: 4,
      failed: 3,
    });
  });

  test("has a failure when the runner ended badly and blames no test", () => {
    expect(ofVitest({ numPassedTests: 4, numTotalTests: 4 }, false)).toEqual({ passed: 4, failed: 1 });
    expect(ofVitest(undefined, false)).toEqual({ passed: 0, failed: 1 });
    expect(ofBrowser(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe("the size of a first load", () => {
  const manifest = {
    "index.html": { file: "index.js", isEntry: true, imports: ["_shared.js"], dynamicImports: ["pages/MapPage.tsx"] },
    "pages/HomePage.tsx": { file: "home.js", imports: ["_shared.js", "index.html"] },
    "pages/MapPage.tsx": { file: "map.js" },
    "_shared.js": { file: "shared.js" },
  };

  test("counts each script once, and none that comes later", () => {
    expect([...loaded(manifest, ["index.html", "pages/HomePage.tsx"])].sort()).toEqual([
      "home.js",
      "index.js",
      "shared.js",
    ]);
  });

  test("is not measured on a page that the build does not have", () => {
    expect(() => loaded(manifest, ["pages/Gone.tsx"])).toThrow("pages/Gone.tsx");
  });
});
