import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";
import { Encrypting } from "./encryption";
import { MANIFEST, type Manifest } from "./manifest";
import { Meter } from "./meter";

/** One file of an archive; its stream is opened when its turn comes. */
export type ArchivedFile = { name: string; bytes: number; open: () => Readable };

/** Pictures are compressed already; the database is what shrinks, and most of that it does at once. */
const GZIP_LEVEL = 1;

/**
 * An archive as a stream, tar in gzip, encrypted with `key`: the files as they come, and the manifest of them at the
 * end. A file that changes its length on the way fails the stream.
 */
export function archiveOf(
  files: AsyncIterable<ArchivedFile>,
  about: Omit<Manifest, "files">,
  key: string | undefined,
): Readable {
  const tar = pack();
  const filled = fill(tar, files, about).catch((error: unknown) =>
    tar.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  const zipped = createGzip({ level: GZIP_LEVEL });
  const last = key === undefined ? zipped : new Encrypting(key);
  // what fails on the way fails the last stream, which is the one that is read
  const flowing = key === undefined ? pipeline(tar, zipped) : pipeline(tar, zipped, last);
  void Promise.all([filled, flowing]).catch((error: unknown) =>
    last.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return last;
}

async function fill(tar: Pack, files: AsyncIterable<ArchivedFile>, about: Omit<Manifest, "files">): Promise<void> {
  const manifest: Manifest = { ...about, files: {} };
  for await (const { name, bytes, open } of files) {
    const meter = new Meter();
    await pipeline(open(), meter, tar.entry({ name, size: bytes, mode: 0o600 }));
    manifest.files[name] = meter.measured();
  }
  await new Promise<void>((resolve, reject) => {
    const told = JSON.stringify(manifest);
    tar.entry({ name: MANIFEST, mode: 0o600 }, told, (error) => (error ? reject(error) : resolve()));
  });
  tar.finalize();
}
