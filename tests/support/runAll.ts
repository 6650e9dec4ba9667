import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { spending } from "./budgets";
import { keptFolder } from "./folders";
import { leftOut } from "./leftOut";
import { noTests, ofBrowser, ofVitest, type Tally, total } from "./tallies";

/**
 * `npm test`: types, lint, build, every test, and as the last line what came of it. With `--budgets` the sizes of the
 * build count as well, as `.ci/run` asks for. What the tests leave on the way lies in one folder, gone at the end.
 */
const { folder, remove } = keptFolder("run");
chmodSync(folder, 0o711); // PostgreSQL may run as another account and passes through
const bin = (name: string) => join("node_modules/.bin", name);
const environment = { ...process.env, TMPDIR: folder, PWTEST_CACHE_DIR: join(folder, "playwright") };

let interrupted = false;
let running: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    interrupted = true;
    process.stderr.write(`\n${signal}: stopping, what has not run counts as failed\n`);
    running?.kill(signal);
  });
}

/** Runs a step to its end and answers whether it went well; after an interruption nothing starts any more. */
async function run(
  title: string,
  command: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<boolean> {
  if (interrupted) return false;
  process.stdout.write(`\n— ${title}\n`);
  running = spawn(command, args, { env: { ...environment, ...more }, stdio: ["ignore", "inherit", "inherit"] });
  const [code] = await once(running, "close");
  running = undefined;
  return code === 0;
}

const report = (name: string) => join(folder, `${name}.json`);
const readReport = (name: string): unknown =>
  existsSync(report(name)) ? JSON.parse(readFileSync(report(name), "utf8")) : undefined;

async function step(title: string, command: string, args: string[]): Promise<Tally> {
  return (await run(title, command, args)) ? noTests : { passed: 0, failed: 1 };
}

async function units(): Promise<Tally> {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report("vitest")}`];
  const well = await run("domain, API on SQLite and PostgreSQL, architecture", bin("vitest"), ["run", ...reporters]);
  return ofVitest(readReport("vitest"), well);
}

async function pages(): Promise<Tally> {
  const args = ["test", "--config", "tests/browser/playwright.config.ts"];
  const well = await run("browser", bin("playwright"), args, { BROWSER_REPORT: report("browser") });
  return ofBrowser(readReport("browser"), well);
}

function sizes(): Tally {
  process.stdout.write("\n— budgets\n");
  const told = spending().map(({ name, kb, limitKb }) => {
    const kept = kb <= limitKb;
    process.stdout.write(`${kept ? "✓" : "✗"} ${name}: ${kb.toFixed(1)} of ${limitKb} kB\n`);
    return kept;
  });
  return { passed: told.filter(Boolean).length, failed: told.filter((kept) => !kept).length };
}

const tallies: Tally[] = [];
try {
  tallies.push(await step("types", bin("tsc"), ["--noEmit", "-p", "."]));
  tallies.push(await step("duplicated blocks", bin("jscpd"), []));
  tallies.push(await step("lint", bin("biome"), ["check", "--error-on-warnings"]));
  const built = await step("build", bin("tsx"), ["src/build.ts", "--stale"]);
  tallies.push(built);
  tallies.push(await units());
  if (built.failed === 0) {
    tallies.push(await pages());
    if (process.argv.includes("--budgets") && !interrupted) tallies.push(sizes());
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  tallies.push({ passed: 0, failed: 1 });
}
await remove();
for (const what of leftOut()) process.stdout.write(`\nLeft out: ${what}`);
const { passed, failed } = total(tallies);
if (failed === 0) rmSync("test-results", { recursive: true, force: true });
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 || interrupted ? 1 : 0;
