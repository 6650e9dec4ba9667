import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { PbfReader } from "pbf";
import { invalid } from "../../errors";

/** Where a piece of an extract stands in its file, and what kind of piece it is. */
export type BlobPlace = { kind: string; at: number; bytes: number };

/** The format's own limits. Source: https://wiki.openstreetmap.org/wiki/PBF_Format */
const MOST_HEADER_BYTES = 64 * 1024;
export const MOST_BLOB_BYTES = 32 * 1024 * 1024;
const LENGTH_BYTES = 4;

export const brokenExtract = (): never => invalid({ file: "errors.importExtract" });

/** What a damaged piece is read as has no end: nothing of it is read beyond its own bytes. */
export function endOf(pbf: PbfReader): number {
  const end = pbf.readVarint() + pbf.pos;
  return end > pbf.length ? brokenExtract() : end;
}

/** The bytes of a field of a message. */
export function bytesIn(pbf: PbfReader): Uint8Array {
  const end = endOf(pbf);
  const bytes = pbf.buf.subarray(pbf.pos, end);
  pbf.pos = end;
  return bytes;
}

/** Where the pieces of an extract are, in their order. Refuses a file that is cut off or is none. */
export async function* blobsIn(file: FileHandle, fileBytes: number): AsyncGenerator<BlobPlace> {
  for (let at = 0; at < fileBytes; ) {
    const length = (await readAt(file, at, LENGTH_BYTES)).readUInt32BE();
    if (length === 0 || length > MOST_HEADER_BYTES) brokenExtract();
    const { kind, bytes } = headerIn(await readAt(file, at + LENGTH_BYTES, length));
    if (bytes <= 0 || bytes > MOST_BLOB_BYTES) brokenExtract();
    const start = at + LENGTH_BYTES + length;
    at = start + bytes;
    if (at > fileBytes) brokenExtract();
    yield { kind, at: start, bytes };
  }
}

function headerIn(buffer: Uint8Array) {
  const header = { kind: "", bytes: 0 };
  return new PbfReader(buffer).readFields((tag, found, pbf) => {
    if (tag === 1) found.kind = new TextDecoder().decode(bytesIn(pbf));
    else if (tag === 3) found.bytes = pbf.readVarint();
  }, header);
}

async function readAt(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(bytes), 0, bytes, at);
  return bytesRead < bytes ? brokenExtract() : buffer;
}

type Packed = { raw?: Uint8Array; zlib?: Uint8Array; isOther?: true };
const unpack = promisify(inflate);

/** What a piece holds, unpacked. Refuses one that is damaged, or packed in a way that few programs write. */
export async function contentOf(file: FileHandle, { at, bytes }: BlobPlace): Promise<Uint8Array> {
  const packed = new PbfReader(await readAt(file, at, bytes)).readFields<Packed>((tag, found, pbf) => {
    if (tag === 1) found.raw = bytesIn(pbf);
    else if (tag === 3) found.zlib = bytesIn(pbf);
    else if (tag > 3) found.isOther = true;
  }, {});
  if (packed.raw) return packed.raw;
  if (packed.zlib) return unpack(packed.zlib, { maxOutputLength: MOST_BLOB_BYTES }).catch(brokenExtract);
  return packed.isOther ? invalid({ file: "errors.importExtractPacking" }) : brokenExtract();
}
