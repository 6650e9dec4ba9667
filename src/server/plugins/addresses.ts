import type { IncomingMessage } from "node:http";
import fp from "fastify-plugin";
import { AppError } from "../errors";

/**
 * Addresses have one form: what is not valid UTF-8 or holds a NUL is refused; doubled and turned slashes, which name
 * another host to a browser (`//evil.example/`), are led to the address they stand for. Whatever leads to another
 * address is asked for again.
 */
export const addresses = fp(async (app) => {
  app.addHook("onRequest", (request, reply, done) => {
    const { url, method } = request;
    if (url.includes("%") && !isReadable(url)) return done(new AppError("badRequest"));
    const { path, query } = partsOf(url);
    const normal = path.replace(/[/\\]+/g, "/");
    if (normal === path) return done();
    if (method !== "GET" && method !== "HEAD") return done(new AppError("notFound"));
    reply
      .code(308)
      .header("location", normal + query)
      .send();
  });
  app.addHook("onSend", (_, reply, _answer, done) => {
    const { statusCode } = reply;
    // a merge may be taken back, and a browser would follow a permanent redirect for good
    if ((statusCode === 301 || statusCode === 308) && !reply.hasHeader("cache-control"))
      reply.header("cache-control", "no-cache");
    done();
  });
});

/** The path of a request, also where it names the host before it (RFC 9112, 3.2.2). */
export const pathOfRequest = ({ url = "/" }: IncomingMessage): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, "").replace(/^(?!\/)/, "/");

function partsOf(url: string): { path: string; query: string } {
  const at = url.search(/[?#]/);
  return at < 0 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}

function isReadable(url: string): boolean {
  try {
    return !decodeURIComponent(url).includes("\0");
  } catch {
    return false;
  }
}
