import type { FastifyInstance } from "fastify";
import { developmentRenderer, type Renderer } from "./render";

/** Vite beside the API, for `npm run dev`: serves the sources of site and draws its pages from them. */
export async function startDevelopment(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({ mode: "site", appType: "custom", server: { middlewareMode: true } });
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/api/") || request.method !== "GET") return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  app.addHook("onClose", () => vite.close());
  return developmentRenderer(vite);
}
