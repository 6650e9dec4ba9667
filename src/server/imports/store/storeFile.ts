import { createHash } from "node:crypto";
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { importLimits } from "../../../contract/importLimits";
import { AppError, invalid } from "../../errors";
import { makePrivateFolder, OWN_FILE } from "../../privateFiles";
import { isExtract } from "../read/tableFormat";

export type StoredFile = { path: string; bytes: number; hash: string };
let count = 0;

/** Enough of a beginning to tell an extract of OpenStreetMap, which may be larger than a list. */
const SIGN_BYTES = 16;

/** Writes what is sent to the folder, hashed on the way; what is too large is refused before all of it is read. */
export async function storeFile(folder: string, source: Readable | Uint8Array): Promise<StoredFile> {
  makePrivateFolder(folder);
  const path = join(folder, `upload-${process.pid}-${Date.now()}-${++count}`);
  const hash = createHash("sha256");
  let bytes = 0;
  let head = Buffer.alloc(0);
  const mostBytes = () => (isExtract(head) ? importLimits.extractBytes : importLimits.bytes);
  const watch = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (head.length < SIGN_BYTES) head = Buffer.concat([head, chunk.subarray(0, SIGN_BYTES)]);
      if (bytes > mostBytes()) done(new AppError("tooLarge"));
      else done(null, chunk);
    },
  });
  const readable = source instanceof Uint8Array ? Readable.from([source]) : source;
  try {
    await pipeline(readable, watch, createWriteStream(path, { mode: OWN_FILE }));
    if (bytes === 0) return invalid({ file: "errors.importEmpty" });
    return { path, bytes, hash: hash.digest("hex") };
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

/** Forgets a file that was refused. */
export const dropFile = ({ path }: StoredFile): void => rmSync(path, { force: true });

/** Gives a stored file the name of its import. */
export const nameFile = ({ path }: StoredFile, name: string): void => renameSync(path, name);
