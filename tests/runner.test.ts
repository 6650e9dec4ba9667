import { describe, expect, test } from "vitest";
import { pages } from "../src/site/pages";
import { budgets, loaded, type Spent, worthTelling } from "./support/budgets";
import { runStep } from "./support/limitedStep";
import { ofBrowser, type TestOutcome, tallyOf, withBlame } from "./support/results";
import { summaryOf } from "./support/summary";

const outcome = (more: Partial<TestOutcome> = {}): TestOutcome => ({
  file: "tests/some.test.ts",
  name: "holds",
  passed: true,
  tries: 1,
  seconds: 1,
  ...more,
});
const failed = outcome({ passed: false, name: "does not hold", tries: 3, error: "expected 1, received 2" });

/** Playwright's report of one test in a group. */
const browserReport = (status: string, results: unknown[]) => ({
  suites: [
    {
      file: "home.spec.ts",
      title: "home.spec.ts",
      suites: [{ file: "home.spec.ts", title: "on a phone", specs: [{ title: "fits", tests: [{ status, results }] }] }],
    },
  ],
});

describe("the count at the end", () => {
  test("adds up what passed, also at another try, and what failed", () => {
    expect(tallyOf([outcome(), outcome({ tries: 2 }), failed])).toEqual({ passed: 2, failed: 1 });
  });

  test("takes a browser test that passed when tried again for one that passed, with the words of its first try", () => {
    const tries = [{ duration: 900, errors: [{ message: "\u001b[31mtoo wide\u001b[39m" }] }, { duration: 100 }];
    expect(ofBrowser(browserReport("flaky", tries))).toEqual([
      {
        file: "tests/browser/home.spec.ts",
        name: "on a phone › fits",
        passed: true,
        tries: 2,
        seconds: 1,
        error: "too wide",
      },
    ]);
  });

  test("takes a browser test that did not run for one that failed", () => {
    expect(tallyOf(ofBrowser(browserReport("skipped", [])))).toEqual({ passed: 0, failed: 1 });
  });

  test("takes an error outside the tests of a browser for a failure", () => {
    expect(ofBrowser({ errors: [{ message: "the server did not start" }] })).toMatchObject([
      { passed: false, error: "the server did not start" },
    ]);
  });

  test("has a failure when the runner ended badly and blames no test", () => {
    const runner = { ...failed, file: "npm test", name: "browser" };
    expect(withBlame([outcome()], runner)).toEqual([outcome(), runner]);
    expect(withBlame([outcome(), failed], runner)).toEqual([outcome(), failed]);
    expect(withBlame([outcome()], outcome({ file: "npm test" }))).toEqual([outcome()]);
  });

  test("names a runner that a limit cut off, also when a test failed before", () => {
    const runner = { ...failed, file: "npm test", name: "browser" };
    expect(withBlame([failed], runner, true)).toEqual([failed, runner]);
  });
});

describe("the words at the end", () => {
  test("name the file, the test, the error and the page of what failed, and what needed another try", () => {
    const page = "http://localhost:1234/search “Search”";
    const told = summaryOf(
      [outcome({ tries: 2, error: "late\nfor once" }), { ...failed, page }],
      [{ title: "types", seconds: 9 }],
    );
    expect(told).toContain("9.0 s  types");
    expect(told).toContain("— Needed another try\ntests/some.test.ts › holds (2 tries)\n    late\n    for once");
    expect(told).toContain(
      `— Failed\ntests/some.test.ts › does not hold\n    expected 1, received 2\n    page: ${page}`,
    );
  });

  test("fit into the last hundred lines, however much failed", () => {
    const long = { ...failed, error: Array.from({ length: 50 }, (_, line) => `line ${line}`).join("\n") };
    const lines = summaryOf(Array(20).fill(long), []).split("\n");
    expect(lines.length).toBeLessThan(105);
    expect(lines.filter((line) => line.includes("does not hold"))).toHaveLength(30); // ten among the slowest
  });
});

describe("a step", () => {
  const run = (script: string, limits: { minutes: number; silentMinutes: number }) =>
    runStep(process.execPath, ["-e", script], { limits, env: process.env }).ended;
  const patient = { minutes: 5, silentMinutes: 5 };

  test("that ends badly says so with its last lines", async () => {
    const end = await run("console.log('what broke'); process.exitCode = 3", patient);
    expect(end).toMatchObject({ well: false, why: "ended with 3; its last lines:\nwhat broke" });
  });

  test("that hangs is ended, with all it has started", async () => {
    const started =
      "require('child_process').spawn('sleep', ['1000'], { stdio: 'inherit' }); setInterval(() => {}, 1e6)";
    const end = await run(started, { minutes: 5, silentMinutes: 1 / 600 });
    expect(end).toMatchObject({ wasCutOff: true, why: expect.stringContaining("in which it said nothing") });
    expect((await run("setInterval(() => console.log(1), 1)", { minutes: 1 / 600, silentMinutes: 5 })).why).toContain(
      "its limit",
    );
  });

  test("that cannot be started is a failure", async () => {
    const { ended } = runStep("there-is-no-such-command", [], { limits: patient, env: process.env });
    expect((await ended).why).toContain("ENOENT");
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

  test("has a limit on each page of the site", () => {
    const held = budgets.filter(({ isPage }) => isPage).map(({ name }) => name);
    expect(pages.filter(({ name }) => !held.some((each) => each.startsWith(`first load of ${name}`)))).toEqual([]);
  });

  test("is told of the heaviest page, and of every page over its limit", () => {
    const page = (name: string, kb: number): Spent => ({ name, kb, limitKb: 150, isPage: true });
    const console = { name: "console", kb: 370, limitKb: 560 };
    const told = (...spent: Spent[]) => worthTelling(spent).map(({ name }) => name);
    expect(told(page("home", 140), page("temple", 149), page("help", 130), console)).toEqual(["temple", "console"]);
    expect(told(page("home", 151), page("temple", 155), page("help", 130))).toEqual(["home", "temple"]);
  });

  test("is not measured on a page that the build does not have", () => {
    expect(() => loaded(manifest, ["pages/Gone.tsx"])).toThrow("pages/Gone.tsx");
  });
});
