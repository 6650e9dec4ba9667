import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { builtFiles, runsFromSource } from "../builtFiles";
import type { Env } from "../env";
import { notFound } from "../errors";
import { type PayingScript, pagePolicy, payingScripts } from "../plugins/security";
import { apiBaseTag } from "./apiBaseTag";
import { startDevelopment } from "./development";
import { wantsFresh } from "./keptPages";
import { builtRenderer, type Renderer } from "./render";
import { gzipPage, plainPage, sentPageOf } from "./sentPage";
import { sitemapRoutes } from "./sitemap";

const year = { maxAge: "365d", immutable: true } as const;
const hour = { maxAge: "1h" } as const;
const LONGEST_KEPT = 500;
/** When a page whose data could not be read is worth another try. */
const RETRY_SECONDS = 10;
const languageLifeSeconds = 31_536_000;

/** The site: every page drawn on the server, the files it is made of, `sitemap.xml` and `robots.txt`. */
export const siteRoutes = fp(async (app: FastifyInstance) => {
  await app.register(sitemapRoutes);
  if (runsFromSource()) return drawPages(app, await startDevelopment(app), new Set());
  await app.register(async (files) => {
    await files.register(fastifyStatic, { root: builtFiles("site"), serve: false, preCompressed: true });
    files.get<{ Params: { "*": string } }>("/assets/*", (request, reply) =>
      reply.sendFile(`assets/${request.params["*"]}`, year),
    );
    const renderer = builtRenderer();
    if (renderer) app.addHook("onListen", async () => app.background("loading the pages", renderer.warm));
    await drawPages(files, renderer, await plainFiles());
  });
});

/** Files that keep their names: icons, the social picture. */
async function plainFiles(): Promise<ReadonlySet<string>> {
  const folder = builtFiles("site");
  if (!existsSync(folder)) return new Set();
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  return new Set(names.filter((name) => !/\.(html|br|gz)$/.test(name)));
}

async function drawPages(app: FastifyInstance, renderer: Renderer | undefined, files: ReadonlySet<string>) {
  const draw = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (files.has(path.slice(1))) return reply.sendFile(path.slice(1), hour);
    if (!renderer || path.startsWith("/api/")) return notFound();
    return sendPage(app, renderer, request, reply);
  };
  app.get("/", draw);
  app.get("/*", draw);
}

async function sendPage(app: FastifyInstance, renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  const page = await pageFor(app, renderer, request);
  if (page.redirect) return reply.code(301).header("location", page.redirect).send();
  if (page.status === 200) app.visits.opened(request);
  if (page.chosen) reply.header("set-cookie", languageCookie(page.chosen, app.env.PUBLIC_URL.startsWith("https://")));
  const nonce = randomBytes(16).toString("base64");
  const googleMaps = app.env.GOOGLE_MAPS_API_KEY !== undefined;
  const paying = payingOn(app, request.url);
  // a bank's page opened by a provider's script has to find its way back
  if (paying.length > 0) reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
  if (!runsFromSource())
    reply.header("content-security-policy", pagePolicy(nonce, { googleMaps, paying, apiBase: app.env.API_BASE }));
  else reply.removeHeader("content-security-policy");
  reply
    .code(page.status)
    .header("cache-control", "no-cache")
    .header("vary", "Cookie, Accept-Encoding")
    .header("content-language", page.language)
    .type("text/html; charset=utf-8");
  if (page.status === 503) reply.header("retry-after", RETRY_SECONDS);
  if (!takesGzip(request)) return reply.send(plainPage(page, nonce));
  return reply.header("content-encoding", "gzip").send(gzipPage(page, nonce));
}

const takesGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers["accept-encoding"] ?? ""));

/** Whose scripts may run on the page at `url`: those of the configured providers, on the page that pays. */
const payingOn = ({ gateways }: FastifyInstance, url: string): PayingScript[] =>
  /^\/payments\/[^/]/.test(url) ? payingScripts.filter((name) => gateways.has(name)) : [];

/** The page as it was kept, or drawn now. It knows nothing of who asks but the language. */
async function pageFor(app: FastifyInstance, renderer: Renderer, request: FastifyRequest) {
  const { url, headers } = request;
  const cookies = /(?:^|;\s*)(lang=[a-z]{2})(?:;|$)/.exec(headers.cookie ?? "")?.[1];
  const draw = async () => {
    const drawn = await renderer.render({ url, origin: app.env.PUBLIC_URL, cookies, read: app.readInProcess });
    if (drawn.error !== undefined) request.log.error({ err: drawn.error }, "a page could not be drawn");
    return sentPageOf({ ...drawn, head: drawn.head + googleMapsTag(app.env) + apiBaseTag(app.env) }, url, renderer);
  };
  if (runsFromSource() || url.length > LONGEST_KEPT) return draw();
  return app.keptPages.get(`${cookies ?? ""} ${url}`, draw, wantsFresh(request));
}

/** Tells the pages the key for Google's maps, which any visitor may see; restrict it to the site at Google. */
const googleMapsTag = ({ GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId }: Env) =>
  key ? `\n    <meta name="google-maps" content="${key} ${mapId}">` : "";

/** Remembers a language that an address named, so that the next first HTML speaks it without scripts too. */
const languageCookie = (language: string, secure: boolean) =>
  `lang=${language}; Path=/; Max-Age=${languageLifeSeconds}; SameSite=Lax${secure ? "; Secure" : ""}`;
