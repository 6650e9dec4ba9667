import type { FastifyReply } from "fastify";

export type Cookie = {
  name: string;
  value: string;
  /** It ends with the browser's session where none is given. */
  maxAgeSeconds?: number;
  /** The paths it is sent to; all unless said. */
  path?: string;
  /** True where the pages' own scripts write it too. */
  isForScripts?: boolean;
};

/**
 * Adds a cookie to an answer, the only way the server sets one: for this site alone, out of reach of scripts unless they
 * need it, and over https alone where the product is reached by it.
 */
export function setCookie(reply: FastifyReply, cookie: Cookie): void {
  const { name, value, maxAgeSeconds, path = "/", isForScripts = false } = cookie;
  const isSecure = reply.server.env.PUBLIC_URL.startsWith("https://");
  const age = maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`];
  const parts = [`${name}=${value}`, `Path=${path}`, ...age, "SameSite=Lax"];
  if (!isForScripts) parts.push("HttpOnly");
  if (isSecure) parts.push("Secure");
  reply.header("set-cookie", parts.join("; "));
}
