import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spending, worthTelling } from "./budgets";
import { keptFolder } from "./folders";
import { leftOut } from "./leftOut";
import { type RunningStep, runStep, type StepEnd, type StepLimits } from "./limitedStep";
import { failure, ofBrowser, type TestOutcome, tallyOf, withBlame } from "./results";
import { type StepTime, summaryOf } from "./summary";

/**
 * `npm test`: types, lint, build, every test; at the end what failed and why, and as the last line what came of it.
 * With `--budgets` the sizes of the build count as well, as `.ci/run` asks for. What the tests leave on the way lies in
 * one folder, gone at the end.
 */
const { folder, remove } = keptFolder("run");
chmodSync(folder, 0o711); // PostgreSQL may run as another account and passes through
const bin = (name: string) => join("node_modules/.bin", name);
const environment = {
  ...process.env,
  TMPDIR: folder,
  PWTEST_CACHE_DIR: join(folder, "playwright"),
  UNITS_REPORT: join(folder, "units.json"),
  BROWSER_REPORT: join(folder, "browser.json"),
  ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
};

/** Some ten times what a step takes on a good day, and what a slow machine needs for the tests. */
const short: StepLimits = { minutes: 8, silentMinutes: 8 };
const limitsOf = {
  units: { minutes: 35, silentMinutes: 6 },
  browser: { minutes: 60, silentMinutes: 6 },
} satisfies Record<string, StepLimits>;

let interrupted = false;
let running: RunningStep | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    interrupted = true;
    process.stderr.write(`\n${signal}: stopping, what has not run counts as failed\n`);
    running?.stop(signal);
  });
}

const times: StepTime[] = [];
const outcomes: TestOutcome[] = [];

/** Runs a step to its end and answers what came of it; after an interruption nothing starts any more. */
async function step(title: string, limits: StepLimits, command: string, ...args: string[]): Promise<StepEnd> {
  if (interrupted) return { well: false, seconds: 0, why: "was not run" };
  process.stdout.write(`\n— ${title}\n`);
  running = runStep(bin(command), args, { limits, env: environment });
  const end = await running.ended;
  running = undefined;
  times.push({ title, seconds: end.seconds });
  return end;
}

const asOutcome = (title: string, { well, seconds, why = "" }: StepEnd): TestOutcome =>
  well ? { file: "npm test", name: title, passed: true, tries: 1, seconds } : failure("npm test", title, why, seconds);

/** A step that has no tests of its own: it is told only when it fails. */
async function plainStep(title: string, command: string, ...args: string[]): Promise<boolean> {
  const outcome = asOutcome(title, await step(title, short, command, ...args));
  if (!outcome.passed) outcomes.push(outcome);
  return outcome.passed;
}

const readReport = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

async function units(): Promise<void> {
  const title = "domain, API on SQLite and PostgreSQL, architecture";
  const reporters = ["--reporter=default", "--reporter=./tests/support/vitestReport.ts"];
  const end = await step(title, limitsOf.units, "vitest", "run", ...reporters);
  const found = (readReport(environment.UNITS_REPORT) ?? []) as TestOutcome[];
  outcomes.push(...withBlame(found, asOutcome(title, end), end.wasCutOff));
}

async function pages(): Promise<void> {
  const title = "browser";
  const end = await step(
    title,
    limitsOf.browser,
    "playwright",
    "test",
    "--config",
    "tests/browser/playwright.config.ts",
  );
  outcomes.push(...withBlame(ofBrowser(readReport(environment.BROWSER_REPORT)), asOutcome(title, end), end.wasCutOff));
}

function sizes(): void {
  process.stdout.write("\n— budgets\n");
  for (const { name, kb, limitKb } of worthTelling(spending())) {
    const passed = kb <= limitKb;
    const said = `${name}: ${kb.toFixed(1)} of ${limitKb} kB`;
    process.stdout.write(`${passed ? "✓" : "✗"} ${said}\n`);
    outcomes.push({ file: "budgets", name: said, passed, tries: 1, seconds: 0 });
  }
}

try {
  await plainStep("types", "tsc", "--noEmit", "-p", ".");
  await plainStep("duplicated blocks", "jscpd");
  await plainStep("lint", "biome", "check", "--error-on-warnings");
  const built = await plainStep("build", "tsx", "src/build.ts", "--stale");
  // said at once: who watches need not wait an hour for it
  if (built && process.argv.includes("--budgets") && !interrupted) sizes();
  await units();
  if (built) await pages();
} catch (error) {
  outcomes.push(failure("npm test", "the run itself", error instanceof Error ? (error.stack ?? "") : String(error)));
}
await remove();
const { passed, failed } = tallyOf(outcomes);
process.stdout.write(`${summaryOf(outcomes, times)}\n`);
for (const what of leftOut()) process.stdout.write(`\nLeft out: ${what}`);
if (failed === 0) rmSync("test-results", { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 || interrupted ? 1 : 0;
