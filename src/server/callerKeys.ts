import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** A keyed hash: the same text gives the same key, and nobody without the server's secret can go back. */
    keyOf: (purpose: string, text: string) => string;
  }
}

/** Keyed hashes under which the server counts and recognises callers without storing their addresses. */
export const callerKeys = fp<{ secret: string }>(async (app, { secret }) => {
  app.decorate("keyOf", keysUnder(secret));
});

/** The keyed hashes of one secret. */
export const keysUnder = (secret: string) => (purpose: string, text: string) =>
  createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url").slice(0, 27);

/** The hash of the caller's address as of the day of `at`; it changes every day, so that days cannot be linked. */
export function addressKey(request: FastifyRequest, at: string = request.server.now().toISOString()): string {
  return request.server.keyOf(`address ${at.slice(0, 10)}`, network(request.ip));
}

/** Who a call is counted for: the account, else the address. */
export const callerKey = (request: FastifyRequest): string =>
  request.account ? `account:${request.account.id}` : `address:${addressKey(request)}`;

/** An IPv6 customer has a whole /64 of addresses to call from; it counts as one. */
export function network(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill("0"), ...back];
  return groups.slice(0, 4).join(":");
}
