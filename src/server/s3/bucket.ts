import { AwsClient } from "aws4fetch";
import { SaxesParser } from "saxes";
import { trimEndOf } from "../../domain/trimText";

export type BucketOptions = {
  /** e.g. `https://s3.ap-south-1.amazonaws.com`; the bucket is part of the path */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type StoredKey = { key: string; modifiedAt: Date };

/** A bucket of an S3-compatible storage; requests are signed (Signature Version 4) and tried three times. */
export type Bucket = {
  /** Asks for `key` with the query behind it; throws on every answer but a good one and 404. */
  call: (method: string, key: string, more?: RequestInit) => Promise<Response>;
  /** All keys that begin with `prefix`. */
  list: (prefix: string) => AsyncGenerator<StoredKey>;
};

/** Opens a bucket; `timeoutMs` is for all attempts of a request together, `what` names it in errors. */
export function openBucket(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: BucketOptions,
  { timeoutMs, what }: { timeoutMs: number; what: string },
): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const root = `${trimEndOf(endpoint, /\//)}/${bucket}`;
  const ask = async (method: string, address: string, more: RequestInit = {}) => {
    const answer = await client.fetch(address, { method, signal: AbortSignal.timeout(timeoutMs), ...more });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`${what} answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`);
  };
  return {
    call: (method, key, more) => ask(method, `${root}/${key}`, more),
    async *list(prefix) {
      let token: string | undefined;
      do {
        const query = new URLSearchParams({ "list-type": "2", prefix, ...(token && { "continuation-token": token }) });
        const page = readPage(await (await ask("GET", `${root}?${query}`)).text());
        yield* page.keys.filter(({ key }) => key.startsWith(prefix));
        token = page.next;
      } while (token);
    },
  };
}

/** A ListObjectsV2 answer: the keys it names, and what the next ones are asked for with. */
function readPage(page: string): { keys: StoredKey[]; next: string | undefined } {
  const keys: StoredKey[] = [];
  const texts = new Map<string, string>();
  eachText(page, (name, text) => {
    texts.set(name, text);
    if (name === "Contents")
      keys.push({ key: texts.get("Key") ?? "", modifiedAt: new Date(texts.get("LastModified") ?? "") });
  });
  return { keys, next: texts.get("NextContinuationToken") };
}

/** The text of the first element of this name in an answer of the storage. */
export function textIn(answer: string, element: string): string | undefined {
  let found: string | undefined;
  eachText(answer, (name, text) => {
    if (name === element) found ??= text;
  });
  return found;
}

function eachText(answer: string, use: (name: string, text: string) => void): void {
  const parser = new SaxesParser();
  let text = "";
  parser.on("opentag", () => {
    text = "";
  });
  parser.on("text", (piece) => {
    text += piece;
  });
  parser.on("closetag", ({ name }) => use(name, text));
  parser.write(answer).close();
}
