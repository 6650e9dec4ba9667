import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { importLimits } from "../../contract/importLimits";
import { AppError, invalid } from "../errors";

export type KeptFile = { path: string; bytes: number; hash: string };
let count = 0;

/** Writes what is sent to the folder, hashed on the way; what is too large is refused before all of it is read. */
export async function keepFile(folder: string, source: Readable | Uint8Array): Promise<KeptFile> {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `upload-${process.pid}-${Date.now()}-${++count}`);
  const hash = createHash("sha256");
  let bytes = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > importLimits.bytes) done(new AppError("tooLarge"));
      else done(null, chunk);
    },
  });
  const readable = source instanceof Uint8Array ? Readable.from([source]) : source;
  try {
    await pipeline(readable, watch, createWriteStream(path));
    if (bytes === 0) return invalid({ file: "errors.importEmpty" });
    return { path, bytes, hash: hash.digest("hex") };
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Forgets a file that was refused. */
export const dropFile = ({ path }: KeptFile): void => rmSync(path, { force: true });

/** Gives a kept file the name of its import. */
export const nameFile = ({ path }: KeptFile, name: string): void => renameSync(path, name);
