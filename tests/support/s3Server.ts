import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { machineNow } from "./clock";

export const s3Account = { accessKeyId: "AKIDEXAMPLE", secretAccessKey: "a secret of the tests", region: "ap-south-1" };

/**
 * A storage that speaks the part of S3 we use and checks every signature as AWS describes Signature Version 4, on its
 * own, from the request as it arrived. `failures` are answered with 503 first.
 */
export async function startS3(bucket: string) {
  const files = new Map<string, { bytes: Buffer; modifiedAt: Date; type: string | undefined }>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const state = { failures: 0, requests: 0, pageSize: 1_000 };
  const server = createServer(async (request, response) => {
    state.requests++;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const answer = (status: number, body: string | Buffer = "") => response.writeHead(status).end(body);
    if (state.failures-- > 0) return answer(503, "slow down");
    const wrong = signatureProblem(request, bytes);
    if (wrong) return answer(403, wrong);
    const url = new URL(request.url ?? "/", "http://s3");
    if (url.pathname === `/${bucket}` && url.searchParams.get("list-type") === "2") return answer(200, listing(url));
    if (!url.pathname.startsWith(`/${bucket}/`)) return answer(404);
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    const upload = url.searchParams.get("uploadId") ?? "";
    if (url.searchParams.has("uploads")) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      return answer(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (upload) return answerPart(request.method ?? "", url, bytes, response);
    if (request.method === "PUT") {
      files.set(key, { bytes, modifiedAt: machineNow(), type: request.headers["content-type"] });
      return answer(200);
    }
    if (request.method === "DELETE") {
      files.delete(key);
      return answer(204);
    }
    const found = files.get(key);
    return found ? answer(200, found.bytes) : answer(404);
  });

  /** One part of an upload, or its end: only then is the file there. */
  function answerPart(method: string, url: URL, bytes: Buffer, response: ServerResponse) {
    const id = url.searchParams.get("uploadId") ?? "";
    const parts = uploads.get(id);
    if (!parts) return response.writeHead(404).end();
    if (method === "PUT") {
      parts.set(Number(url.searchParams.get("partNumber")), bytes);
      return response.writeHead(200, { etag: `"${sha256(bytes)}"` }).end();
    }
    uploads.delete(id);
    if (method === "DELETE") return response.writeHead(204).end();
    const named = [...bytes.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>&quot;(\w+)&quot;</g)];
    const whole = named.map(([, number, tag]) => {
      const part = parts.get(Number(number));
      return part && sha256(part) === tag ? part : undefined;
    });
    if (whole.length !== parts.size || whole.includes(undefined)) return response.writeHead(400).end("InvalidPart");
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 2));
    files.set(key, {
      bytes: Buffer.concat(whole.flatMap((part) => part ?? [])),
      modifiedAt: machineNow(),
      type: undefined,
    });
    return response
      .writeHead(200)
      .end("<CompleteMultipartUploadResult><ETag>whole</ETag></CompleteMultipartUploadResult>");
  }

  function listing(url: URL): string {
    const after = url.searchParams.get("continuation-token") ?? "";
    const keys = [...files.keys()]
      .sort()
      .filter((key) => key.startsWith(url.searchParams.get("prefix") ?? "") && key > after);
    const page = keys.slice(0, state.pageSize);
    const contents = page.map((key) => {
      const modified = files.get(key)?.modifiedAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`;
    });
    const more = keys.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
    return `<?xml version="1.0"?><ListBucketResult>${contents.join("")}${more}</ListBucketResult>`;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { endpoint: `http://127.0.0.1:${port}`, files, uploads, state, stop };
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest("hex");
const hmac = (key: Buffer | string, data: string) => createHmac("sha256", key).update(data).digest();

/** What is wrong with the request's signature, or undefined. */
function signatureProblem(request: IncomingMessage, body: Buffer): string | undefined {
  const header = request.headers.authorization ?? "";
  const [, credential = "", signedHeaders = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!signature) return "no signature";
  const [keyId, day = "", region = "", service = "", end = ""] = credential.split("/");
  const at = String(request.headers["x-amz-date"]);
  if (keyId !== s3Account.accessKeyId || region !== s3Account.region || service !== "s3") return "unknown credential";
  if (!at.startsWith(day) || !signedHeaders.split(";").includes("host")) return "incomplete signature";
  const claimed = String(request.headers["x-amz-content-sha256"]);
  if (claimed !== "UNSIGNED-PAYLOAD" && claimed !== sha256(body)) return "other content";

  const url = new URL(request.url ?? "/", "http://s3");
  const query = [...url.searchParams]
    .map(([name, value]) => [name, value].map(encodeURIComponent).join("="))
    .sort()
    .join("&");
  const headers = signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query, headers.join(""), signedHeaders, claimed].join("\n");
  const scope = [day, region, service, end].join("/");
  const key = hmac(hmac(hmac(hmac(`AWS4${s3Account.secretAccessKey}`, day), region), service), end);
  const expected = hmac(key, ["AWS4-HMAC-SHA256", at, scope, sha256(canonical)].join("\n")).toString("hex");
  return expected === signature ? undefined : "wrong signature";
}
