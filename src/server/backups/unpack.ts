import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { OWN_FILE, OWN_FOLDER } from "../privateFiles";
import { BackupError } from "./backupError";
import { Decrypting, isEncrypted, MAGIC_BYTES } from "./encryption";
import { isKnownName, MANIFEST, Manifest } from "./manifest";
import { Meter } from "./meter";

type Files = Manifest["files"];

const DAMAGED = "The archive is damaged or was cut off.";

/**
 * Unpacks an archive into `folder` and answers its manifest, once every file is as the manifest says. Throws a
 * `BackupError` for another key, and for an archive that was changed or cut off.
 */
export async function unpack(archive: Readable, folder: string, key: string | undefined): Promise<Manifest> {
  const files: Files = {};
  const tar = extract();
  tar.on("entry", ({ name }, content, next) => {
    receive(name, content, folder).then(
      (file) => {
        files[name] = file;
        next();
      },
      (error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  const { start, stream } = await begun(archive);
  const plain = isEncrypted(start) ? [stream, decrypting(key, archive)] : [stream];
  await pipeline([...plain, createGunzip(), tar]).catch((error: unknown) => {
    throw known(error);
  });
  return checked(folder, files);
}

/** The archive with its first bytes, which tell whether it is encrypted. */
async function begun(archive: Readable): Promise<{ start: Buffer; stream: Readable }> {
  const chunks: AsyncIterator<Uint8Array> = archive[Symbol.asyncIterator]();
  let start: Buffer = Buffer.alloc(0);
  while (start.length < MAGIC_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  async function* whole() {
    try {
      yield start;
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
    } finally {
      archive.destroy();
    }
  }
  return { start, stream: Readable.from(whole(), { objectMode: false }) };
}

function decrypting(key: string | undefined, archive: Readable): Decrypting {
  if (key !== undefined) return new Decrypting(key);
  archive.destroy();
  throw new BackupError("The archive is encrypted: set BACKUP_KEY.");
}

async function receive(name: string, content: Readable, folder: string): Promise<Files[string]> {
  if (!isKnownName(name)) throw new BackupError(`The archive holds ${JSON.stringify(name)}, which no backup has.`);
  if (name.includes("/")) mkdirSync(join(folder, name, ".."), { recursive: true, mode: OWN_FOLDER });
  const meter = new Meter();
  await pipeline(content, meter, createWriteStream(join(folder, name), { flags: "wx", mode: OWN_FILE }));
  return meter.measured();
}

function checked(folder: string, { [MANIFEST]: last, ...files }: Files): Manifest {
  if (!last) throw new BackupError(DAMAGED);
  const manifest = Manifest.safeParse(JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")));
  if (!manifest.success) throw new BackupError("The archive is of a form that this version does not know.");
  const names = new Set([...Object.keys(files), ...Object.keys(manifest.data.files)]);
  const wrong = [...names].filter((name) => files[name]?.sha256 !== manifest.data.files[name]?.sha256);
  if (wrong.length > 0) throw new BackupError(`${DAMAGED} Not as they were: ${wrong.slice(0, 5).join(", ")}`);
  return manifest.data;
}

/** What zlib, tar and streams say of bytes that are none of theirs. */
function known(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof BackupError) return error;
  const code = "code" in error ? String(error.code) : "";
  const isDamage =
    /^Z_|^ERR_STREAM_PREMATURE_CLOSE$/.test(code) || /tar header|tar file|Unexpected end/i.test(error.message);
  return isDamage ? new BackupError(DAMAGED) : error;
}
