import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { createInflateRaw } from "node:zlib";
import { AppError } from "../errors";

/** A ZIP file, or where it is on disk: there it is read as it is inflated, and never held whole. */
type ZipSource = Uint8Array | { path: string };
type Entry = { method: number; compressedBytes: number; offset: number };
/** The entries of a ZIP file by name. */
export type Archive = { source: ZipSource; entries: ReadonlyMap<string, Entry> };

/** Bytes that may still be inflated: a small file must not fill the memory or the day. */
export type InflateBudget = { bytes: number };

const END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DIRECTORY_ENTRY = 0x02014b50;
const [END_BYTES, DIRECTORY_BYTES, HEAD_BYTES] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];
/** Texts of over 128 kB are kept apart by the engine, which frees them late. */
const INFLATED_AT_ONCE = 32 * 1024;

/** Reads the directory of a ZIP file; undefined when it has none. */
export async function openArchive(source: ZipSource): Promise<Archive | undefined> {
  const size = source instanceof Uint8Array ? source.length : (await stat(source.path)).size;
  const tail = await bytesAt(source, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  const end = tail.length < END_BYTES ? -1 : tail.lastIndexOf(END, tail.length - END_BYTES);
  if (end < 0) return undefined;
  const directory = await bytesAt(source, tail.readUInt32LE(end + 16), size);
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let left = tail.readUInt16LE(end + 10); left > 0; left--) {
    if (at + DIRECTORY_BYTES > directory.length || directory.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameAt = at + DIRECTORY_BYTES;
    const nameBytes = directory.readUInt16LE(at + 28);
    entries.set(directory.toString("utf8", nameAt, nameAt + nameBytes), {
      method: directory.readUInt16LE(at + 10),
      compressedBytes: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    });
    at = nameAt + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return { source, entries };
}

/** The bytes from one place to another, as far as there are any. */
async function bytesAt(source: ZipSource, from: number, to: number): Promise<Buffer> {
  if (source instanceof Uint8Array) return Buffer.from(source.subarray(from, to));
  const file = await open(source.path);
  try {
    const length = Math.max(0, to - from);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The text of an entry, piece by piece; nothing for one that is not there. Over the budget it is refused with 413. */
export async function* entryText({ source, entries }: Archive, name: string, budget: InflateBudget) {
  const entry = entries.get(name);
  if (!entry) return;
  const head = await bytesAt(source, entry.offset, entry.offset + HEAD_BYTES);
  if (head.length < HEAD_BYTES) return;
  const start = entry.offset + HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const decoder = new TextDecoder();
  for await (const chunk of contentOf(packedOf(source, start, start + entry.compressedBytes), entry.method)) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new AppError("tooLarge");
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

function packedOf(source: ZipSource, from: number, to: number): Readable {
  if (source instanceof Uint8Array) return Readable.from([source.subarray(from, to)]);
  return to > from ? createReadStream(source.path, { start: from, end: to - 1 }) : Readable.from([]);
}

async function* contentOf(packed: Readable, method: number): AsyncGenerator<Uint8Array> {
  if (method === STORED) yield* packed;
  else if (method === DEFLATED) {
    const inflate = createInflateRaw({ chunkSize: INFLATED_AT_ONCE });
    // what goes wrong is thrown where it is read
    pipeline(packed, inflate, () => undefined);
    try {
      yield* inflate;
    } catch {
      throw new AppError("badRequest");
    }
  } else {
    packed.destroy();
    throw new AppError("badRequest");
  }
}

/** A part that only describes others is never that long. */
const LONGEST_WHOLE = 4_000_000;

/** The whole text of a small entry. */
export async function wholeText(archive: Archive, name: string, budget: InflateBudget): Promise<string> {
  let text = "";
  for await (const piece of entryText(archive, name, budget)) {
    text += piece;
    if (text.length > LONGEST_WHOLE) throw new AppError("tooLarge");
  }
  return text;
}
