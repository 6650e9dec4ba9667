import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { builtFiles } from "../builtFiles";
import type { Env } from "../env";
import { notFound } from "../errors";
import { pagePolicy } from "../plugins/security";
import { apiBaseTag } from "../site/apiBaseTag";

const folder = builtFiles("admin");
const free = { config: { limit: "none" } } as const;

/**
 * `/admin` and below: the console's one page, which finds its screen by the address, and the files it is made of.
 * Files carry their content's hash in their name and never change; the page is asked for each time, with a fresh nonce.
 */
export const consoleRoutes: FastifyPluginAsync = async (app) => {
  if (app.servesSources) return; // site/development serves it from its sources
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  app.get("/admin", free, (_, reply) => sendPage(reply, app.env));
  app.get<{ Params: { "*": string } }>("/admin/*", free, (request, reply) => {
    const path = request.params["*"];
    return path.startsWith("assets/")
      ? reply.sendFile(path, { maxAge: "365d", immutable: true })
      : sendPage(reply, app.env);
  });
};

async function sendPage(reply: FastifyReply, env: Env): Promise<FastifyReply> {
  const page = await readPage();
  if (page === undefined) return notFound();
  const nonce = randomBytes(16).toString("base64");
  return reply
    .header("content-security-policy", pagePolicy(nonce, { apiBase: env.API_BASE, inlineStyles: true }))
    .header("cache-control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(page.replaceAll("__CSP_NONCE__", nonce).replace("</head>", `${apiBaseTag(env)}</head>`));
}

let kept: string | undefined;

/** The built page; absent while only the API has been built, as in tests of the API. */
async function readPage(): Promise<string | undefined> {
  kept ??= await readFile(join(folder, "index.html"), "utf8").catch(() => undefined);
  return kept;
}
