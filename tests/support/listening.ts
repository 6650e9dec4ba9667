import type { FastifyInstance } from "fastify";

/**
 * Has the app listen on a free port of this machine and returns its address, when everything it begins by itself then
 * is over: the first pages are drawn, the year's festivals computed. A test that watches what happens sees its own
 * requests alone.
 */
export async function listening(app: FastifyInstance): Promise<URL> {
  const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  await app.idle();
  return url;
}
