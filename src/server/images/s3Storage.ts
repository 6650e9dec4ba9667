import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { ImageStorage, StoredFile } from "./storage";

export type S3Options = {
  /** e.g. `https://s3.ap-south-1.amazonaws.com`; the bucket is part of the path */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const TIMEOUT_MS = 20_000;
const PREFIX = "images/";
const types: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };

/** Files in a bucket of an S3-compatible storage; requests are signed (Signature Version 4) and tried three times. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): ImageStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const root = `${endpoint.replace(/\/+$/, "")}/${bucket}`;
  const call = async (method: string, address: string, more: RequestInit = {}) => {
    const answer = await client.fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT_MS), ...more });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The image storage answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`);
  };
  const addressOf = (name: string) => `${root}/${PREFIX}${name}`;
  return {
    async put(name, bytes) {
      const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      const headers = { "content-type": type, "cache-control": "public, max-age=31536000, immutable" };
      const answer = await call("PUT", addressOf(name), { body: new Uint8Array(bytes), headers });
      if (!answer.ok) throw new Error(`The image storage has no bucket ${bucket}`);
    },
    async read(name) {
      const answer = await call("GET", addressOf(name));
      if (!answer.ok) return undefined;
      const bytes = Buffer.from(await answer.arrayBuffer());
      return { stream: Readable.from([bytes]), length: bytes.length };
    },
    async remove(name) {
      await call("DELETE", addressOf(name));
    },
    async *list() {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({
          "list-type": "2",
          prefix: PREFIX,
          ...(token && { "continuation-token": token }),
        });
        const page = await (await call("GET", `${root}?${query}`)).text();
        yield* filesIn(page);
        token = textIn(page, "NextContinuationToken");
      } while (token);
    },
  };
}

/** The files of a ListObjectsV2 answer; our names need no XML escapes. */
function* filesIn(page: string): Generator<StoredFile> {
  for (const [, entry = ""] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = textIn(entry, "Key");
    const modified = textIn(entry, "LastModified");
    if (key?.startsWith(PREFIX) && modified) yield { name: key.slice(PREFIX.length), modifiedAt: new Date(modified) };
  }
}

const textIn = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];
