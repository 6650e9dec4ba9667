import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ViteDevServer } from "vite";
import { developmentRenderer, type Renderer } from "./render";

/** Vite beside the API, for `npm run dev`: serves the sources of site and console, and draws the site's pages from them. */
export async function startDevelopment(app: FastifyInstance): Promise<Renderer> {
  const [site, admin] = await Promise.all([startVite(app, "site"), startVite(app, "admin")]);
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.method !== "GET") return done();
    const { middlewares } = /^\/admin\b/.test(request.url) ? admin : site;
    middlewares(request.raw, reply.raw, () => done());
  });
  const sendConsole = async (url: string) =>
    admin.transformIndexHtml(url, await readFile(join(admin.config.root, "index.html"), "utf8"));
  for (const path of ["/admin", "/admin/*"]) {
    app.get(path, { config: { limit: "none" } }, async (request, reply) => {
      reply.removeHeader("content-security-policy");
      return reply.type("text/html; charset=utf-8").send(await sendConsole(request.url));
    });
  }
  return developmentRenderer(site);
}

async function startVite(app: FastifyInstance, mode: "site" | "admin"): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  // changes reach the browser over the port of the API
  const server = { middlewareMode: true, hmr: { server: app.server } };
  const vite = await createServer({ mode, appType: "custom", server });
  app.addHook("onClose", () => vite.close());
  return vite;
}
