import { createHmac, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** A keyed hash: the same text gives the same key, and nobody without the server's secret can go back. */
    keyOf: KeyOf;
    /** The same under each of the server's secrets, the one in use first: what an earlier one made is known by them. */
    keysOf: readonly KeyOf[];
  }
}

export type KeyOf = (purpose: string, text: string) => string;

/** Keyed hashes under which the server counts and recognises callers without storing their addresses. */
export const callerKeys = fp<{ secrets: readonly string[] }>(async (app, { secrets }) => {
  const keysOf = secrets.map(keysUnder);
  app.decorate("keyOf", keysUnder(secrets[0] ?? ""));
  app.decorate("keysOf", keysOf);
});

/** The keyed hashes of one secret. */
export const keysUnder =
  (secret: string): KeyOf =>
  (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url").slice(0, 27);

/** True when `given` is the keyed hash of the text under any of the secrets. */
export const isKeyOf = (
  { keysOf }: Pick<FastifyInstance, "keysOf">,
  given: string,
  purpose: string,
  text: string,
): boolean => keysOf.some((keyOf) => isSame(given, keyOf(purpose, text)));

/** Compared in the same time, however much of it is right. */
export function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The hash of the caller's address as of the day of `at`; it changes every day, so that days cannot be linked. */
export function addressKey(
  request: FastifyRequest,
  at: string = request.server.now().toISOString(),
  keyOf: KeyOf = request.server.keyOf,
): string {
  return keyOf(`address ${at.slice(0, 10)}`, network(request.ip));
}

/** Who a call is counted for: the account, else the address. */
export const callerKey = (request: FastifyRequest, keyOf?: KeyOf): string =>
  request.account ? `account:${request.account.id}` : `address:${addressKey(request, undefined, keyOf)}`;

/**
 * Whose address it is: an IPv6 customer has a whole /64 of addresses to call from, which counts as one. What a proxy
 * passed on that is no address is the same for all.
 */
export function network(address: string): string {
  const kind = isIP(address);
  if (kind === 0) return "unknown";
  if (kind === 4 || address.includes(".")) return address.replace(/^::ffff:/i, "");
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill("0"), ...back];
  return groups.slice(0, 4).join(":");
}
