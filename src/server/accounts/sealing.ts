import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Encrypts a text for the database; it can be read for the same `owner` alone. */
    seal: (text: string, owner: string) => string;
    /** The text that was sealed for `owner`; undefined when it was not, or under none of the server's secrets. */
    unseal: (sealed: string, owner: string) => string | undefined;
    /** What an earlier secret of the server sealed, sealed by the one in use; undefined when there is nothing to do. */
    resealed: (sealed: string, owner: string) => string | undefined;
  }
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Secrets at rest: AES-256-GCM under a key derived from the server's secret (HKDF), bound to whose they are. */
export const sealing = fp<{ secrets: readonly string[] }>(async (app, { secrets }) => {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", "sealed texts", 32)));
  const [current, ...older] = keys;
  app.decorate("seal", (text, owner) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv("aes-256-gcm", current ?? "", iv).setAAD(Buffer.from(owner));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
  });
  app.decorate("unseal", (sealed, owner) => firstOf(keys, (key) => opened(sealed, owner, key)));
  app.decorate("resealed", (sealed, owner) => {
    const text = firstOf(older, (key) => opened(sealed, owner, key));
    return text === undefined ? undefined : app.seal(text, owner);
  });
});

function firstOf<T>(keys: readonly Buffer[], find: (key: Buffer) => T | undefined): T | undefined {
  for (const key of keys) {
    const found = find(key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The sealed text; undefined under another key, or for another owner. */
function opened(sealed: string, owner: string, key: Buffer): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return undefined;
  }
}
