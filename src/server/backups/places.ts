import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makePrivateFolder, OWN_FILE } from "../privateFiles";
import { type BucketOptions, openBucket } from "../s3/bucket";
import { BackupError } from "./backupError";
import { uploadInParts } from "./upload";

/** Where archives are kept. */
export type Place = {
  /** Where a person finds the archive of this name. */
  told: (name: string) => string;
  /** Keeps the archive; a name that is there stands for a whole one. Answers its bytes. */
  put: (name: string, archive: Readable) => Promise<number>;
  open: (name: string) => Promise<Readable>;
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
};

/** A folder of this machine; one that is made for it is closed to other accounts. */
export function folderPlace(folder: string, isOurs: boolean): Place {
  return {
    told: (name) => join(folder, name),
    async put(name, archive) {
      if (isOurs) makePrivateFolder(folder);
      else await mkdir(folder, { recursive: true });
      const path = join(folder, name);
      const part = `${path}.part`;
      try {
        const bytes = await writeDurably(part, archive);
        await rename(part, path);
        return bytes;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    open: async (name) => {
      const file = await open(join(folder, name)).catch(() => {
        throw new BackupError(`There is no archive ${join(folder, name)}.`);
      });
      return createReadStream("", { fd: file });
    },
    list: async () => (await readdir(folder).catch(() => [])).sort(),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** The file of this path, as the place and the name in it. */
export const filePlace = (path: string): Place => folderPlace(dirname(path), false);

async function writeDurably(path: string, archive: Readable): Promise<number> {
  const file = createWriteStream(path, { mode: OWN_FILE, flush: true });
  await pipeline(archive, file);
  return file.bytesWritten;
}

const PREFIX = "backups/";
/** Of one part of an archive. */
const TIMEOUT_MS = 600_000;

/** The folder `backups/` of a bucket. */
export function bucketPlace(options: BucketOptions): Place {
  const bucket = openBucket(options, { timeoutMs: TIMEOUT_MS, what: "The storage of backups" });
  return {
    told: (name) => `${options.bucket}/${PREFIX}${name}`,
    put: (name, archive) => uploadInParts(bucket, `${PREFIX}${name}`, archive),
    async open(name) {
      const answer = await bucket.call("GET", `${PREFIX}${name}`);
      if (!answer.ok || !answer.body) throw new BackupError(`There is no archive ${options.bucket}/${PREFIX}${name}.`);
      return Readable.from(answer.body);
    },
    async list() {
      const names: string[] = [];
      for await (const { key } of bucket.list(PREFIX)) names.push(key.slice(PREFIX.length));
      return names.sort();
    },
    async remove(name) {
      await bucket.call("DELETE", `${PREFIX}${name}`);
    },
  };
}
