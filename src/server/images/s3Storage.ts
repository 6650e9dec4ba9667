import { Readable } from "node:stream";
import { type BucketOptions, openBucket } from "../s3/bucket";
import type { ImageStorage } from "./imageStorage";

/** Of all attempts together. */
const TIMEOUT_MS = 10_000;
const PREFIX = "images/";
const types: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };

/** Files in a bucket of an S3-compatible storage. */
export function s3Storage(options: BucketOptions): ImageStorage {
  const bucket = openBucket(options, { timeoutMs: TIMEOUT_MS, what: "The image storage" });
  const keyOf = (name: string) => `${PREFIX}${name}`;
  return {
    async put(name, bytes) {
      const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
      const answer = await bucket.call("PUT", keyOf(name), { body: new Uint8Array(bytes), headers });
      if (!answer.ok) throw new Error(`The image storage has no bucket ${options.bucket}`);
    },
    async read(name) {
      const answer = await bucket.call("GET", keyOf(name));
      if (!answer.ok) return undefined;
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { stream: Readable.from([bytes]), length: bytes.length };
    },
    async remove(name) {
      await bucket.call("DELETE", keyOf(name));
    },
    async *list() {
      for await (const { key, modifiedAt } of bucket.list(PREFIX)) yield { name: key.slice(PREFIX.length), modifiedAt };
    },
  };
}
