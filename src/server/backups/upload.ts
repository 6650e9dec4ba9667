import type { Readable } from "node:stream";
import { type Bucket, textIn } from "../s3/bucket";

/** Of 10,000 parts at most, and 5 MiB at least: archives of up to 640 GiB, one part of which is held in memory. */
const PART_BYTES = 64 * 1024 * 1024;

/** Keeps a stream of unknown length as one object, which is there only once all of it is. Answers its bytes. */
export async function uploadInParts(bucket: Bucket, key: string, stream: Readable): Promise<number> {
  const begun = await (await bucket.call("POST", `${key}?uploads`)).text();
  const id = encodeURIComponent(textIn(begun, "UploadId") ?? "");
  if (!id) throw new Error(`The storage of backups did not begin an upload: ${begun.slice(0, 300)}`);
  const tags: string[] = [];
  let bytes = 0;
  try {
    for await (const part of partsOf(stream)) {
      const asked = `${key}?partNumber=${tags.length + 1}&uploadId=${id}`;
      const answer = await bucket.call("PUT", asked, { body: new Uint8Array(part) });
      tags.push(answer.headers.get("etag") ?? "");
      bytes += part.length;
    }
    const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${escaped(tag)}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${parts.join("")}</CompleteMultipartUpload>`;
    const done = await (await bucket.call("POST", `${key}?uploadId=${id}`, { body })).text();
    // an error may come with status 200, since the storage answers before it is done
    if (textIn(done, "ETag") === undefined)
      throw new Error(`The storage of backups kept nothing: ${done.slice(0, 300)}`);
    return bytes;
  } catch (error) {
    await bucket.call("DELETE", `${key}?uploadId=${id}`).catch(() => undefined);
    throw error;
  }
}

const escaped = (tag: string) => tag.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}
