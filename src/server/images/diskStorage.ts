import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { OWN_FILE, OWN_FOLDER } from "../privateFiles";
import type { ImageStorage } from "./imageStorage";

/** Files in `images` below the data folder; written aside, made durable, then renamed to their name. */
export function diskStorage(dataDir: string): ImageStorage {
  const folder = join(dataDir, "images");
  const pathOf = (name: string) => join(folder, name);
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
      const aside = pathOf(`${name}.${randomBytes(4).toString("hex")}.tmp`);
      try {
        await writeDurably(aside, bytes);
        await rename(aside, pathOf(name));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await flushFolder(folder);
    },
    async read(name) {
      try {
        const { size } = await stat(pathOf(name));
        return { stream: createReadStream(pathOf(name)), length: size };
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async *list() {
      const entries = await opendir(folder).catch((error: unknown) => {
        if (isAbsent(error)) return undefined;
        throw error;
      });
      if (!entries) return;
      for await (const entry of entries) {
        if (!entry.isFile()) continue;
        const found = await stat(pathOf(entry.name)).catch(() => undefined);
        if (found) yield { name: entry.name, modifiedAt: found.mtime };
      }
    },
  };
}

const isAbsent = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, "wx", OWN_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is durable once its folder is written. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
