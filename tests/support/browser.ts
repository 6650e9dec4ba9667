import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

// the one without windows first: it draws the same pages in two thirds of the time
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MINUTE = 60_000;

/** The Chromium to drive: the one asked for, Playwright's own, the machine's; else one is fetched. */
export function browserPath(): string {
  const found = find() ?? fetched();
  if (!found) throw new Error("No Chromium was found and none could be fetched. Set CHROMIUM_PATH to one.");
  return found;
}

function find(): string | undefined {
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter)];
  const ofTheMachine = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...ofTheMachine].find(
    (path) => path && existsSync(path),
  );
}

function fetched(): string | undefined {
  attempt("npx", ["playwright", "install", "chromium"], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" });
  if (find()) return find();
  if (process.getuid?.() === 0) {
    attempt("apt-get", ["update"]);
    attempt("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { DEBIAN_FRONTEND: "noninteractive" });
  }
  return find();
}

/** One way of several: when it fails the next one is tried. */
function attempt(command: string, args: string[], more: Record<string, string> = {}): void {
  process.stderr.write(`No Chromium here: ${command} ${args.join(" ")}\n`);
  try {
    execFileSync(command, args, {
      env: { ...process.env, ...more },
      stdio: ["ignore", "ignore", "pipe"],
      timeout: 15 * MINUTE,
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
