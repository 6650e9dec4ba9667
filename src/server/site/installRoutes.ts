import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { builtFiles } from "../builtFiles";
import { notFound } from "../errors";
import { type Locale, locales } from "../locale";
import { siteTexts } from "./siteTexts";

const free = { config: { limit: "none" } } as const;

/** What makes the site an app of the device: `manifest.webmanifest` in the reader's language, and the worker `sw.js`. */
export async function installRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { lang?: string } }>("/manifest.webmanifest", free, (request, reply) => {
    const language = locales.find((each) => each === request.query.lang) ?? "en";
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifestIn(language)));
  });
  app.get("/sw.js", free, async (_request, reply) => {
    const code = (await readWorker()) ?? notFound();
    return (
      reply
        // a worker obeys the policy of its own answer, not its pages'
        .header("content-security-policy", "default-src 'none'; connect-src 'self'")
        .header("cache-control", "no-cache")
        .type("text/javascript; charset=utf-8")
        .send(code)
    );
  });
}

function manifestIn(language: Locale) {
  const { brand, tagline, nav, footer } = siteTexts[language];
  const icon = (src: string, sizes: string, purpose = "any") => ({ src, sizes, type: "image/png", purpose });
  return {
    id: "/",
    name: brand,
    short_name: brand,
    description: tagline,
    lang: `${language}-IN`,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fffbf4",
    theme_color: "#fffbf4",
    categories: ["lifestyle", "travel"],
    icons: [
      icon("/icon-192.png", "192x192"),
      icon("/icon-512.png", "512x512"),
      icon("/icon-maskable-512.png", "512x512", "maskable"),
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    ],
    shortcuts: [
      { name: nav.panchang, url: "/panchang" },
      { name: nav.nearby, url: "/nearby" },
      { name: footer.saved, url: "/saved" },
    ],
  };
}

let worker: string | undefined;

/** The built worker; absent while only the API has been built, as in tests of the API. */
async function readWorker(): Promise<string | undefined> {
  worker ??= await readFile(join(builtFiles("worker"), "sw.js"), "utf8").catch(() => undefined);
  return worker;
}
