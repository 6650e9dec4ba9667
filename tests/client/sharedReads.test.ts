import { expect, test } from "vitest";
import { createCache } from "../../src/client/cache";
import { sharedReads } from "../../src/contract/sharedReads";
import { pageKey, readKey } from "../../src/site/worker/rules";

test("what answers everybody alike is cached in the browser, of each noun", () => {
  const { accepts } = createCache();
  const paths = [...sharedReads].map((route) => route.replace("GET ", "").replace(/:\w+/g, "1"));
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.filter((path) => !accepts(path))).toEqual([]);
});

test("curated lists are kept for reading without a connection, as festivals are", () => {
  for (const noun of ["lists", "festivals"]) {
    for (const path of [`/${noun}`, `/${noun}/one`]) {
      const page = `https://temples.example${path}`;
      expect(pageKey(`${page}?lang=hi`)).toBe(page);
      expect(readKey(`https://temples.example/api${path}`, "hi")).toBe(`https://temples.example/api${path}?lang=hi`);
    }
  }
});
