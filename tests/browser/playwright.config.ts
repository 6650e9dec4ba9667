import { defineConfig } from "@playwright/test";
import { browserPath } from "../support/browser";
import { localHostsOnly } from "../support/outside";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // pages live too short for the last compiler to pay: without it the same tests take an eighth less time
  "--js-flags=--no-opt",
];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  globalSetup: "../support/globalBuild.ts",
  workers: 2,
  // forgives what the machine does; what needed another try is told at the end of `npm test`, and mended next
  retries: 2,
  retryStrategy: "isolated",
  forbidOnly: true,
  // long: how busy the machine is says nothing about the product
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ["list"],
    ...(process.env.BROWSER_REPORT ? [["json", { outputFile: process.env.BROWSER_REPORT }] as const] : []),
  ],
  use: {
    browserName: "chromium",
    // one context for the tests of a worker, cleared between them: the browser keeps what it has compiled
    reuseContext: true,
    launchOptions: { executablePath: browserPath(), args: [...quiet, ...localHostsOnly()] },
    // calls that go through a worker are out of a test's hands; the tests about it let it be
    serviceWorkers: "block",
    locale: "en-IN",
    // far from India: what the pages show must be the time there
    timezoneId: "America/Los_Angeles",
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    actionTimeout: 40_000,
    navigationTimeout: 40_000,
  },
});
