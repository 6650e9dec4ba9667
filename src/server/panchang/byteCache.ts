import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** An answer ready to be sent. */
export type ReadyAnswer = {
  etag: string;
  body: Buffer;
  /** The body compressed, made when first asked for. */
  br: () => Buffer;
  gzip: () => Buffer;
};

/** An answer made of JSON text, with its fingerprint. */
export function readyAnswer(json: string): ReadyAnswer {
  const body = Buffer.from(json);
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
    body,
    br: () => {
      br ??= brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
      return br;
    },
    gzip: () => {
      gzip ??= gzipSync(body);
      return gzip;
    },
  };
}

/** Keeps the answers asked for last, at most `capacity` of them. */
export function createByteCache(capacity: number) {
  const kept = new Map<string, ReadyAnswer>();
  return {
    /** The answer kept under `key`, else the one `make` writes. */
    get(key: string, make: () => string): ReadyAnswer {
      const known = kept.get(key);
      if (known) kept.delete(key);
      const answer = known ?? readyAnswer(make());
      kept.set(key, answer);
      const oldest = kept.size > capacity ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      return answer;
    },
    clear: () => kept.clear(),
    size: () => kept.size,
  };
}
