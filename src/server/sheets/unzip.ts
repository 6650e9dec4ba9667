import { createInflateRaw } from "node:zlib";
import { AppError } from "../errors";

type Entry = { method: number; compressedBytes: number; offset: number };
/** The entries of a ZIP file by name. */
export type Archive = { bytes: Buffer; entries: ReadonlyMap<string, Entry> };

/** Bytes that may still be inflated: a small file must not fill the memory or the day. */
export type InflateBudget = { bytes: number };

const END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];

/** Reads the directory of a ZIP file; undefined when it has none. */
export function openArchive(source: Uint8Array): Archive | undefined {
  const bytes = Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const end = endOf(bytes);
  if (end < 0) return undefined;
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString("utf8", at + 46, at + 46 + nameBytes), {
      method: bytes.readUInt16LE(at + 10),
      compressedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return { bytes, entries };
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT); at--) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return -1;
}

/** The text of an entry, piece by piece; nothing for one that is not there. Over the budget it is refused with 413. */
export async function* entryText({ bytes, entries }: Archive, name: string, budget: InflateBudget) {
  const entry = entries.get(name);
  if (!entry || entry.offset + 30 > bytes.length) return;
  const head = entry.offset + 30 + bytes.readUInt16LE(entry.offset + 26) + bytes.readUInt16LE(entry.offset + 28);
  const packed = bytes.subarray(head, head + entry.compressedBytes);
  const decoder = new TextDecoder();
  for await (const chunk of contentOf(packed, entry.method)) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) throw new AppError("tooLarge");
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function* contentOf(packed: Buffer, method: number): AsyncGenerator<Uint8Array> {
  if (method === STORED) yield packed;
  else if (method === DEFLATED) {
    const inflate = createInflateRaw({ chunkSize: 128 * 1024 });
    inflate.end(packed);
    try {
      yield* inflate;
    } catch {
      throw new AppError("badRequest");
    }
  } else throw new AppError("badRequest");
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
