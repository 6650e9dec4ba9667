import type { FastifyInstance } from "fastify";
import { pageReader } from "../../src/server/plugins/pageReads";

/**
 * Caches pages that show what these addresses of the API answer, as drawing them would; the answer tells which of them
 * are still cached.
 */
export async function cachePages(
  app: FastifyInstance,
  pages: Readonly<Record<string, readonly string[]>>,
): Promise<() => string[]> {
  for (const [name, addresses] of Object.entries(pages)) {
    await app.pageCache.get(name, async () => {
      const { read, tags } = pageReader(app, { ip: "10.0.0.1" });
      for (const address of addresses) {
        const { status } = await read(address, "en");
        if (status !== 200) throw new Error(`${address} answers ${status}`);
      }
      return { status: 200, language: "en", parts: [], tags };
    });
  }
  return () => Object.keys(pages).filter((name) => app.pageCache.has(name));
}
