import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { name: string; text: AsyncIterable<string> | Iterable<string> };

const [UTF8_NAMES, SIZES_FOLLOW] = [0x0800, 0x0008];
const FLAGS = UTF8_NAMES | SIZES_FOLLOW;
const DEFLATE = 8;
const VERSION = 20;
/** Midnight of the first day the format knows: the same content is the same file. */
const NO_DATE = 0x0021;
/** XML packs well at the least effort, and the disk waits for nobody. */
const LEVEL = 1;

/** A ZIP file of texts, written as they come; nothing is held but what is being packed. */
export async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const file = Buffer.from(name);
    const measured = { crc: 0, bytes: 0, packed: 0 };
    const start = offset;
    yield header(0x04034b50, [VERSION, FLAGS, DEFLATE, 0, NO_DATE], [0, 0, 0], [file.length, 0], file);
    offset += 30 + file.length;
    for await (const chunk of Readable.from(measure(text, measured)).pipe(createDeflateRaw({ level: LEVEL }))) {
      measured.packed += chunk.length;
      yield chunk;
    }
    const sizes = [measured.crc, measured.packed, measured.bytes];
    yield header(0x08074b50, [], sizes, []);
    offset += measured.packed + 16;
    const shorts = [VERSION, VERSION, FLAGS, DEFLATE, 0, NO_DATE];
    directory.push(
      header(0x02014b50, shorts, sizes, [file.length, 0, 0, 0, 0, 0, 0, start & 0xffff, start >>> 16], file),
    );
  }
  const listed = Buffer.concat(directory);
  yield listed;
  yield header(0x06054b50, [0, 0, directory.length, directory.length], [listed.length, offset], [0]);
}

async function* measure(text: ZipEntry["text"], measured: { crc: number; bytes: number }): AsyncGenerator<Buffer> {
  for await (const piece of text) {
    const bytes = Buffer.from(piece);
    measured.crc = crc32(bytes, measured.crc);
    measured.bytes += bytes.length;
    yield bytes;
  }
}

/** A record of the format: its signature, numbers of two, of four and of two bytes, and a name. */
function header(signature: number, shorts: number[], longs: number[], after: number[], name = Buffer.alloc(0)): Buffer {
  const bytes = Buffer.alloc(4 + shorts.length * 2 + longs.length * 4 + after.length * 2);
  let at = bytes.writeUInt32LE(signature);
  for (const short of shorts) at = bytes.writeUInt16LE(short, at);
  for (const long of longs) at = bytes.writeUInt32LE(long >>> 0, at);
  for (const short of after) at = bytes.writeUInt16LE(short, at);
  return Buffer.concat([bytes, name]);
}
