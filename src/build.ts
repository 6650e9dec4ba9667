import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/**
 * `npm run build` makes `dist/`: the site, the console, the site for the server, the server. With `--stale` (as
 * `npm start` runs it) only when something that goes into it has changed since; told by content, not by time, because
 * a clone or a checkout sets times at will.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampPath = join(root, "dist", "stamp");
const sources = ["src", "public", "locales", "package-lock.json", "vite.config.ts", "tsconfig.json"];
const modes = ["site", "admin", "ssr", "server", "worker"];

const stamp = stampOf(sources.map((name) => join(root, name)));
const fresh = process.argv.includes("--stale") && existsSync(stampPath) && readFileSync(stampPath, "utf8") === stamp;
if (!fresh) await build();

async function build(): Promise<void> {
  rmSync(join(root, "dist"), { recursive: true, force: true });
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const started = performance.now();
  process.stderr.write("Building…\n");
  await Promise.all(
    modes.map((mode) =>
      promisify(execFile)(process.execPath, [vite, "build", "--mode", mode, "--logLevel", "warn"], {
        cwd: root,
        env: { ...process.env, NODE_ENV: "production" },
      }).catch((error: { stdout?: string; stderr?: string }) => {
        process.stderr.write(`Building ${mode} failed\n${error.stdout ?? ""}${error.stderr ?? ""}\n`);
        process.exit(1);
      }),
    ),
  );
  writeFileSync(stampPath, stamp);
  process.stderr.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}

function stampOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.filter((each) => existsSync(each))) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash: ReturnType<typeof createHash>, path: string): void {
  const inside = readdirOf(path);
  if (inside === undefined) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
    return;
  }
  for (const name of inside.sort()) addTo(hash, join(path, name));
}

function readdirOf(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined; // a file
  }
}
