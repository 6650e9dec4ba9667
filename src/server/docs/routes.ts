import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import fp from "fastify-plugin";

/**
 * `/api/openapi.json` and `/api/docs`: what is served, and a page to browse it. Few ask for them, so what makes them is
 * loaded by the first request.
 */
export const docs = fp(async (app) => {
  const routes: RouteOptions[] = [];
  let book: Promise<FastifyInstance> | undefined;
  app.addHook("onRoute", (route) => {
    if (route.method !== "HEAD") routes.push(route);
  });
  app.addHook("onClose", async () => (await book)?.close());
  const open = async () => {
    const { openBook } = await import("./book");
    return openBook({ version: app.release, url: app.env.PUBLIC_URL, routes });
  };
  const read = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    book ??= open();
    const condition = headers["if-none-match"];
    const page = await (await book).inject({ url, ...(condition && { headers: { "if-none-match": condition } }) });
    for (const name of passedOn) if (page.headers[name] !== undefined) reply.header(name, page.headers[name]);
    return reply.code(page.statusCode).send(page.rawPayload);
  };
  for (const url of ["/api/openapi.json", "/api/docs", "/api/docs/*"]) app.get(url, read);
});

const passedOn = ["content-type", "content-security-policy", "cache-control", "etag", "last-modified", "location"];
