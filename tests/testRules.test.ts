import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Line = { path: string; line: string; place: string };

const lines: Line[] = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/^load\b/.test(name) && name !== "testRules.test.ts")
  .flatMap((name) => {
    const path = `tests/${name.replaceAll("\\", "/")}`;
    const read = readFileSync(path, "utf8").split("\n");
    return read.map((line, at) => ({ path, line, place: `${path}:${at + 1} ${line.trim()}` }));
  });

const breaking = (broken: (one: Line) => boolean) => lines.filter(broken).map(({ place }) => place);

test("no test reads the real date: it has the clock of the tests (tests/support/clock.ts)", () => {
  const inPage = /evaluate\(|addInitScript/; // there it is the page's, which is that of the tests
  expect(
    breaking(
      ({ path, line }) =>
        /\bnew Date\(\)|\bDate\.now\(\)/.test(line) &&
        !inPage.test(line) &&
        !/"[^"]*new Date\(\)[^"]*"/.test(line) && // the example of another rule
        path !== "tests/support/clock.ts",
    ),
  ).toEqual([]);
});

test("no test sleeps, is left out, or runs alone", () => {
  const asked = /\bwaitForTimeout\b|\b(?:test|it|describe)\.(?:only|skip|todo|fixme)\b/;
  expect(breaking(({ line }) => asked.test(line))).toEqual([]);
});

test("no server of a test has a port of its own choosing: it takes a free one", () => {
  const chosen = /\blisten\(\s*[1-9]|\bport: [1-9]|\bPORT: "[1-9]/;
  expect(breaking(({ line }) => chosen.test(line))).toEqual([]);
});

test("an app listens by listening(), which waits until what a start does is over", () => {
  const own = "tests/support/listening.ts";
  expect(breaking(({ path, line }) => /\bapp\.listen\(/.test(line) && path !== own)).toEqual([]);
});

test("pages of other devices are opened by openPage, which cuts them off from outside and gives them the time", () => {
  const own = ["tests/support/browserTest.ts", "tests/support/pageClock.ts", "tests/browser/siteDays.spec.ts"];
  expect(breaking(({ path, line }) => /\bbrowser\.new(?:Context|Page)\(/.test(line) && !own.includes(path))).toEqual(
    [],
  );
});
