import type { FastifyInstance } from "fastify";
import { browsePaths } from "../browse/paths";
import { notFound } from "../errors";
import { costs } from "../limits/allowances";
import { almanacPaths } from "./almanacPaths";

/** A sitemap may hold 50,000 addresses; fewer keep each file quick to make. */
const perPart = 20_000;
const plainPages = [
  "/",
  "/divine",
  "/classic",
  "/search",
  "/nearby",
  "/donate",
  "/temples",
  "/lists",
  "/about",
  "/help",
  "/reviews",
  "/refunds",
  "/privacy",
  "/terms",
];
const closedPaths = ["/admin", "/api/", "/setup"];

/** `robots.txt` and the sitemaps: an index, the plain pages with the curated lists, the almanac, and the temples in parts. */
export async function sitemapRoutes(app: FastifyInstance): Promise<void> {
  const origin = app.env.PUBLIC_URL;
  app.get("/robots.txt", { config: { limit: "none" } }, (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(
        `User-agent: *\n${closedPaths.map((path) => `Disallow: ${path}\n`).join("")}Sitemap: ${origin}/sitemap.xml\n`,
      ),
  );
  app.get("/sitemap.xml", async (_request, reply) => {
    const parts = Math.ceil((await countTemples(app)) / perPart);
    const names = ["pages", "almanac", ...Array.from({ length: parts }, (_, at) => String(at + 1))];
    const entries = names.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`);
    return reply.type("application/xml; charset=utf-8").send(xml("sitemapindex", entries));
  });
  app.get<{ Params: { part: string } }>(
    "/sitemap-:part.xml",
    { config: { cost: costs.sitemap } },
    async ({ params: { part } }, reply) => {
      const entries = await entriesOf(app, part);
      if (entries.length === 0) return notFound();
      return reply.type("application/xml; charset=utf-8").send(xml("urlset", entries));
    },
  );
}

async function entriesOf(app: FastifyInstance, part: string): Promise<string[]> {
  const { PUBLIC_URL } = app.env;
  if (part === "pages") {
    const paths = [...plainPages, ...(await browsePaths(app.db))];
    return [...paths.map((path) => entry(PUBLIC_URL + path)), ...(await listEntries(app))];
  }
  if (part === "almanac") return (await almanacPaths(app)).map((path) => entry(PUBLIC_URL + path));
  return templeEntries(app, part);
}

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</${root}>\n`;

const entry = (address: string, changed?: string) =>
  `<url><loc>${address}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}</url>`;

async function countTemples({ db }: FastifyInstance): Promise<number> {
  const { count } = await db
    .selectFrom("temples")
    .where("status", "=", "active")
    .select((eb) => eb.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function listEntries({ db, env }: FastifyInstance): Promise<string[]> {
  const lists = await db.selectFrom("temple_lists").select(["slug", "updated_at"]).orderBy("id").execute();
  return lists.map(({ slug, updated_at }) => entry(`${env.PUBLIC_URL}/lists/${slug}`, updated_at));
}

async function templeEntries({ db, env }: FastifyInstance, part: string): Promise<string[]> {
  if (!/^[1-9]\d{0,4}$/.test(part)) return [];
  const temples = await db
    .selectFrom("temples")
    .where("status", "=", "active")
    .select(["slug", "updated_at"])
    .orderBy("id")
    .limit(perPart)
    .offset((Number(part) - 1) * perPart)
    .execute();
  return temples.map(({ slug, updated_at }) => entry(`${env.PUBLIC_URL}/temple/${slug}`, updated_at));
}
