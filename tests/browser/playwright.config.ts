import { defineConfig } from "@playwright/test";
import { browserPath } from "../support/browser";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results",
  globalSetup: "../support/globalBuild.ts",
  workers: 2,
  // a busy machine must not stop a release; what passes only the second time is named at the end, and is a finding
  retries: 1,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [
    ["list"],
    ...(process.env.BROWSER_REPORT ? [["json", { outputFile: process.env.BROWSER_REPORT }] as const] : []),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: browserPath(), args: quiet },
    // calls that go through a worker are out of a test's hands; the tests about it let it be
    serviceWorkers: "block",
    locale: "en-IN",
    // far from India: what the pages show must be the time there
    timezoneId: "America/Los_Angeles",
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
  },
});
