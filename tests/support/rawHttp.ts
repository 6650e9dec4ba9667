import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { listening } from "./listening";

/** Has the app listen on a free port of this machine. */
export const portOf = async (app: FastifyInstance): Promise<number> => Number((await listening(app)).port);

/** The answer's status line, headers and body to a request that is written as it stands, as no client would. */
export async function rawGet(port: number, target: string, headers: readonly string[] = []): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const lines = [`GET ${target} HTTP/1.1`, "Host: here.example", "Connection: close", ...headers];
  socket.write(Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"));
  return text(socket);
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** Targets of requests that nobody who means well writes. */
export const oddTargets: readonly string[] = [
  "//",
  "///",
  "///x",
  "//evil.example/temple/1",
  "/\\evil.example/temple/1",
  "/\\\\evil.example",
  "\\\\evil.example",
  "/%2f",
  "/%2F%2Fevil.example",
  "/%5cevil.example",
  "/..%2f",
  "/%00",
  "/temple/%00",
  "/search?q=%00",
  "/%",
  "/%zz",
  "/%ff",
  "/assets/",
  "/assets",
  "/assets/..%2f",
  "/assets/%2e%2e/",
  "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
  "/assets/../../package.json",
  "/assets/..%5c..%5cpackage.json",
  "/assets/%00.js",
  `/assets/${"a".repeat(300)}.js`,
  "/admin//",
  "/admin/..%2f..%2fpackage.json",
  "/admin/assets/..%2f..%2fpackage.json",
  "/admin/assets/%2e%2e/%2e%2e/index.html",
  "/images/..%2f..%2ftemples.db",
  "/images/..",
  "/images/%2e%2e",
  "/api//events",
  "/api/",
  "/api/%2e%2e/admin",
  "/api/temples/..%2f1",
  "/api/temples/%20",
  "/api/temples/1e3",
  "/api/temples/99999999999999999999",
  "/api/docs/..%2f..%2fpackage.json",
  "/api/docs/static/..%2f..%2fpackage.json",
  "/api/docs//",
  "/calendar/..%2f.ics",
  "/calendar/%00.ics",
  "/sitemap-0.xml",
  "/sitemap-99999.xml",
  "/sitemap-.xml",
  "/sitemap-%2e%2e.xml",
  "/manifest.webmanifest?lang[]=hi",
  "/manifest.webmanifest?lang=hi&lang=kn",
  "http://evil.example/temple/1",
  "http://evil.example",
  "http://evil.example//x",
  "https://[::1/",
  "ftp://evil.example/",
  "*",
  "?",
  "#",
  "/?",
  "/?lang=hi&lang=kn",
  "/?lang[]=hi",
  "/?__proto__[a]=1",
  "/?=&&==&a=%F0%9F%98%80",
  "/search?q[]=a",
  "/search?q=a&q=b",
  "/search?page=9007199254740993",
  "/temple/%F0%9F%9B%95",
  "/temple/constructor",
  "/temple/__proto__",
  "/panchang/delhi/9999-12-31",
  "/panchang/delhi/0000-01-01",
  "/panchang/delhi/275760-09-13",
  "/panchang/delhi/2100-12-31",
  "/panchang/delhi/1900-01-01",
  "/panchang/%2f/%2f",
  "/festivals?year=9999",
  "/festivals?year=-1",
  "/festivals/__proto__",
  "/payments/%2e%2e",
  "/\u00e9",
  "/sw.js/",
  "/robots.txt/",
  `/${"a".repeat(8_000)}`,
  `/${"../".repeat(300)}etc/passwd`,
  `/?${"a=1&".repeat(1_500)}`,
  `/temple/${"%F0%9F%9B%95".repeat(200)}`,
];
