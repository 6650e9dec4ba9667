import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isSame, type KeyOf } from "../callerKeys";
import { setCookie } from "../cookies";
import { emailKey } from "./repository";

const LIFE_SECONDS = 365 * 86_400;
const PATH = "/api";

/** One cookie per account; its name tells nobody which. */
const nameFor = (keyOf: KeyOf, email: string) => `device-${keyOf("device name", emailKey(email)).slice(0, 12)}`;

/** Marks the device as one that `email` has signed in on, for a year; the mark opens nothing but tries of its own. */
export function markDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
  const { keyOf } = request.server;
  if (deviceUnder(keyOf, request, email) !== undefined) return;
  const device = `${randomBytes(12).toString("base64url")}.${request.server.now().getTime().toString(36)}`;
  const value = `${device}.${signatureOf(keyOf, email, device)}`;
  setCookie(reply, { name: nameFor(keyOf, email), value, maxAgeSeconds: LIFE_SECONDS, path: PATH });
}

/** Which device calls, when `email` has signed in on it before; else undefined. */
export function knownDevice(request: FastifyRequest, email: string): string | undefined {
  for (const keyOf of request.server.keysOf) {
    const device = deviceUnder(keyOf, request, email);
    if (device !== undefined) return device;
  }
  return undefined;
}

function deviceUnder(keyOf: KeyOf, request: FastifyRequest, email: string): string | undefined {
  const name = nameFor(keyOf, email);
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const [nonce, since, signature] = value?.split(".") ?? [];
  if (!nonce || !since || !signature) return undefined;
  const device = `${nonce}.${since}`;
  const isYoung = Number.parseInt(since, 36) + LIFE_SECONDS * 1_000 > request.server.now().getTime();
  return isYoung && isSame(signature, signatureOf(keyOf, email, device)) ? device : undefined;
}

const signatureOf = (keyOf: KeyOf, email: string, device: string) => keyOf("device", `${emailKey(email)}\n${device}`);
