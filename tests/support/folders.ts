import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keep } from "./kept";

const ENOUGH_BYTES = 2 * 1024 ** 3;

/** A new folder for what nobody needs after the run: in memory where there is room, since databases are many small files. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(process.env.TMPDIR ?? inMemory() ?? tmpdir(), `temples-${name}-`));
}

function inMemory(): string | undefined {
  const path = "/dev/shm";
  try {
    accessSync(path, constants.W_OK);
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize > ENOUGH_BYTES ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Such a folder that also goes when this process is killed; `remove` takes it away before. */
export function keptFolder(name: string): { folder: string; remove: () => Promise<void> } {
  const folder = temporaryFolder(name);
  return { folder, remove: keep("tail", ["-f", "/dev/null"], { removes: folder }).stop };
}
