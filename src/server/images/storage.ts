import type { Readable } from "node:stream";
import type { Env } from "../env";
import { diskStorage } from "./diskStorage";
import { s3Storage } from "./s3Storage";

export type StoredFile = { name: string; modifiedAt: Date };

/** Where picture files are kept. Names are `[a-z0-9.-]`; a file never changes once it is there. */
export type ImageStorage = {
  /** Keeps the file; it survives a crash once this has resolved. */
  put: (name: string, bytes: Buffer) => Promise<void>;
  /** The file's bytes and their number, or undefined when there is none. */
  read: (name: string) => Promise<{ stream: Readable; length: number } | undefined>;
  /** Removes the file; nothing happens when there is none. */
  remove: (name: string) => Promise<void>;
  list: () => AsyncIterable<StoredFile>;
};

/** The storage the configuration names: S3-compatible with `S3_*`, else the folder `images` of `DATA_DIR`. */
export function openStorage(env: Env): ImageStorage {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return diskStorage(env.DATA_DIR);
  return s3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
