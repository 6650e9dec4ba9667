import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { machineNow } from "./clock";

/** A message as the browser behind the service gets it: opened with its own keys. */
export type Pushed = {
  path: string;
  payload: Record<string, unknown>;
  topic: string | undefined;
  ttl: number;
  urgency: string | undefined;
  /** what the sender said of itself (RFC 8292) */
  claims: { aud: string; exp: number; sub: string };
  publicKey: string;
};
export type Subscription = { endpoint: string; p256dh: string; auth: string };
type Answer = number | undefined;

/**
 * A push service that speaks the protocol: takes messages (RFC 8030), refuses one that is not signed as the sender says
 * (RFC 8292), and opens it as the browser would (RFC 8291). `answer` gives another status for a path; a message that
 * bears the topic of one that is here replaces it, as the protocol has it.
 */
export async function startPushService(answer: (path: string) => Answer | Promise<Answer> = () => undefined) {
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>();
  const messages = new Map<string, Pushed>();
  let calls = 0;
  const take = async (request: IncomingMessage): Promise<number> => {
    calls++;
    const path = request.url ?? "";
    const other = await answer(path);
    const body = await buffer(request);
    if (other !== undefined) return other;
    const browser = browsers.get(path);
    if (!browser) return 404;
    const { headers } = request;
    if (request.method !== "POST" || headers["content-encoding"] !== "aes128gcm" || !/^\d+$/.test(String(headers.ttl)))
      return 400;
    const sender = senderOf(headers.authorization ?? "", origin);
    if (!sender) return 403;
    const payload = JSON.parse(opened(body, browser).toString("utf8"));
    const topic = headers.topic === undefined ? undefined : String(headers.topic);
    const message = { path, payload, topic, ttl: Number(headers.ttl), urgency: headers.urgency?.toString(), ...sender };
    messages.set(`${path} ${topic ?? calls}`, message);
    return 201;
  };
  const server = createServer((request, reply) => {
    take(request).then(
      (status) => reply.writeHead(status, { location: `${origin}/message` }).end(),
      (error: unknown) => reply.writeHead(400).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: origin,
    get received(): Pushed[] {
      return [...messages.values()];
    },
    calls: () => calls,
    /** A browser subscribes. */
    subscribe: (name: string): Subscription => {
      const keys = createECDH("prime256v1");
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(`/push/${name}`, { keys, auth });
      return {
        endpoint: `${origin}/push/${name}`,
        p256dh: keys.getPublicKey("base64url"),
        auth: auth.toString("base64url"),
      };
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The claims of a sender that signed them for this service, with the key it names; undefined for all others. */
function senderOf(authorization: string, origin: string): Pick<Pushed, "claims" | "publicKey"> | undefined {
  const [, token = "", publicKey = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  if (point.length !== 65) return undefined;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString("base64url"));
  const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const claims = JSON.parse(Buffer.from(body, "base64url").toString() || "{}");
  const now = machineNow().getTime() / 1000;
  const isValid = claims.aud === origin && claims.exp > now && claims.exp <= now + 86_400 + 60;
  return isSigned && isValid && /^(mailto:|https:)/.test(claims.sub) ? { claims, publicKey } : undefined;
}

/** A message of one record (RFC 8188), whose key was agreed on with the browser (RFC 8291). */
function opened(body: Buffer, { keys, auth }: { keys: ECDH; auth: Buffer }): Buffer {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync("sha256", keys.computeSecret(sender), auth, info, 32));
  const derived = (what: string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${what}\0`), length));
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2); // the last record's delimiter
  return plain.subarray(0, end);
}
