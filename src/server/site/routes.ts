import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { civilDateOf } from "../../domain/dates";
import { builtFiles } from "../builtFiles";
import type { Env } from "../env";
import { notFound } from "../errors";
import { costs } from "../limits/allowances";
import { pageCompression } from "../plugins/compression";
import { pageReader } from "../plugins/pageReads";
import { type PayingScript, pagePolicy, payingScripts } from "../plugins/security";
import { apiBaseTag } from "./apiBaseTag";
import { wantsFresh } from "./cachedPages";
import { startDevelopment } from "./development";
import { type DrawnPage, partsOf, withNonce } from "./drawnPage";
import { drawFirst } from "./firstPages";
import { languageInCookie, rememberLanguage } from "./languageCookie";
import { placeInCookie } from "./placeInCookie";
import { refusePage } from "./refusalPage";
import { builtRenderer, type Renderer } from "./render";
import { sitemapRoutes } from "./sitemap";

const year = { maxAge: "365d", immutable: true } as const;
const hour = { maxAge: "1h" } as const;
/** Files cost next to nothing, and pages are counted when they are drawn. */
const free = { config: { limit: "none" } } as const;
const LONGEST_CACHED = 500;
/** When a page whose data could not be read is worth another try. */
const RETRY_SECONDS = 10;

/** The site: every page drawn on the server, the files it is made of, `sitemap.xml` and `robots.txt`. */
export const siteRoutes = fp(async (app: FastifyInstance) => {
  await app.register(sitemapRoutes);
  if (app.servesSources) return drawPages(app, await startDevelopment(app), new Set());
  await app.register(async (files) => {
    await files.register(fastifyStatic, { root: builtFiles("site"), serve: false, preCompressed: true });
    files.get<{ Params: { "*": string } }>("/assets/*", free, (request, reply) =>
      reply.sendFile(`assets/${request.params["*"]}`, year),
    );
    const renderer = builtRenderer();
    if (renderer)
      app.addHook("onListen", async () => app.background("drawing the first pages", () => drawFirst(app, renderer)));
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
  const pages = { ...free, errorHandler: refusePage, compress: pageCompression };
  app.get("/", pages, draw);
  app.get("/*", pages, draw);
}

async function sendPage(app: FastifyInstance, renderer: Renderer, request: FastifyRequest, reply: FastifyReply) {
  const { page, isCached } = await pageFor(app, renderer, request);
  if (page.redirect) return reply.code(301).header("location", page.redirect).send();
  if (page.status === 200) app.visits.opened(request);
  if (page.chosen) rememberLanguage(request, reply, page.chosen);
  const { nonce, html } = withNonce(page);
  const googleMaps = app.env.GOOGLE_MAPS_API_KEY !== undefined;
  const paying = payingOn(app, request.url);
  // a bank's page opened by a provider's script has to find its way back
  if (paying.length > 0) reply.header("cross-origin-opener-policy", "same-origin-allow-popups");
  if (!app.servesSources)
    reply.header("content-security-policy", pagePolicy(nonce, { googleMaps, paying, apiBase: app.env.API_BASE }));
  else reply.removeHeader("content-security-policy");
  reply
    .code(page.status)
    .header("cache-control", bearsSecret(request.url) ? "no-store" : "no-cache")
    .header("vary", "cookie, accept-encoding")
    .header("x-cache", isCached ? "hit" : "miss")
    .header("content-language", page.language)
    .type("text/html; charset=utf-8");
  if (page.status === 503) reply.header("retry-after", RETRY_SECONDS);
  return reply.send(html);
}

/** Pages opened by a link that is a credential: nobody else who uses the browser is to find them in its cache. */
const bearsSecret = (url: string) => /[?&](token|ticket)=/.test(url) || /^\/(payments|pay)\//.test(url);

/** Whose scripts may run on the page at `url`: those of the configured providers, on the page that pays. */
const payingOn = ({ gateways }: FastifyInstance, url: string): PayingScript[] =>
  /^\/payments\/[^/]/.test(url) ? payingScripts.filter((name) => gateways.has(name)) : [];

/** The window of the built-in provider, where there is no such provider. */
const isClosedWindow = ({ gateways }: FastifyInstance, url: string) =>
  url.startsWith("/pay/test/") && !gateways.has("test");

type Answer = { page: DrawnPage; isCached: boolean };

/** The page from the cache, or drawn now. It knows nothing of who asks but the language, and home the almanac's place. */
async function pageFor(app: FastifyInstance, renderer: Renderer, request: FastifyRequest): Promise<Answer> {
  const { headers } = request;
  const url = isClosedWindow(app, request.url) ? "/404" : request.url;
  const stored = languageInCookie(request)?.language;
  const place = isHome(url) ? placeInCookie(headers.cookie) : undefined;
  const now = app.now();
  const draw = async () => {
    const { read, tags } = pageReader(app, request);
    const drawn = await renderer.render({ url, origin: app.env.PUBLIC_URL, now, stored, place, read });
    if (drawn.error !== undefined) request.log.error({ err: drawn.error }, "a page could not be drawn");
    const page = { ...drawn, head: drawn.head + googleMapsTag(app.env) + apiBaseTag(app.env) };
    const { status, redirect, language, chosen } = page;
    return { status, redirect, language, chosen, parts: await partsOf(page, url, renderer), tags };
  };
  // what is said of today is wrong from midnight on
  const key = `${civilDateOf(now.getTime())} ${stored ?? ""} ${place ?? ""} ${url}`;
  const isFresh = wantsFresh(request);
  const isCached = !isFresh && app.pageCache.has(key);
  if (!isCached) await request.spend(costOf(url));
  const isCacheable = !app.servesSources && url.length <= LONGEST_CACHED;
  return { isCached, page: await (isCacheable ? app.pageCache.get(key, draw, isFresh) : draw()) };
}

const isHome = (url: string) => /^\/(?:divine|classic)?(?:\?|$)/.test(url);

const costOf = (url: string) => (/^\/(?:panchang|festivals)\b/.test(url) ? costs.almanacPage : costs.page);

/** Tells the pages the key for Google's maps, which any visitor may see; restrict it to the site at Google. */
const googleMapsTag = ({ GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_MAP_ID: mapId }: Env) =>
  key ? `\n    <meta name="google-maps" content="${key} ${mapId}">` : "";
