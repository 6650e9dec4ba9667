import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** What only this account may do: read and write a file, and look into a folder. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;

/** Makes a folder that no other account can look into; one that is there already is closed to others. */
export function makePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: OWN_FOLDER });
  tighten(path);
}

/** Makes an empty file that no other account can read, with its folder; what is in one that is there stays. */
export function makePrivateFile(path: string): void {
  makePrivateFolder(dirname(path));
  if (!existsSync(path)) closeSync(openSync(path, "a", OWN_FILE));
  tighten(path);
}

/** Folders of the data folder whose files may be older than this rule; pictures are for anybody who may come in. */
const inner = ["", "backups", "imports"];

/** Makes the data folder, and takes from other accounts what an earlier version or a generous umask gave them in it. */
export function closeDataFolder(path: string): void {
  makePrivateFolder(path);
  for (const folder of inner.map((name) => join(path, name)).filter(existsSync)) {
    tighten(folder);
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries) if (entry.isFile()) tighten(join(folder, entry.name));
  }
}

function tighten(path: string): void {
  try {
    const { mode } = statSync(path);
    if ((mode & 0o077) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    // a folder of another account, as a volume may be, or of a disk that takes no changes, is as it is
    if (!(error instanceof Error && "code" in error && left.has(String(error.code)))) throw error;
  }
}

const left = new Set(["EPERM", "EROFS", "ENOTSUP", "EOPNOTSUPP", "ENOENT"]);
