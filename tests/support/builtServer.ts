import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inject } from "vitest";

const root = join(import.meta.dirname, "..", "..");

/**
 * An entry of the server as it is shipped, "main" or a command by the name of its file: built once for the run, it
 * starts in a fraction of the time that the sources take. Made beside its place and then renamed: two workers may both
 * make it, none sees half of one.
 */
export async function builtServer(entry = "main"): Promise<string> {
  const place = join(inject("folder"), "built");
  if (!existsSync(place)) await build(place);
  return join(place, "server", `${entry}.js`);
}

async function build(place: string): Promise<void> {
  const draft = mkdtempSync(join(inject("folder"), "building-"));
  symlinkSync(join(root, "node_modules"), join(draft, "node_modules"));
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const options = ["--mode", "server", "--outDir", join(draft, "server"), "--logLevel", "error"];
  await promisify(execFile)(process.execPath, [vite, "build", ...options], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    renameSync(draft, place);
  } catch (error) {
    if (!existsSync(place)) throw error; // else another worker was quicker
  }
}
