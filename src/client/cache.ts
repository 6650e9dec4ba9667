import type { AxiosResponse } from "axios";

export const cacheLifeMs = 60_000;

/** Reads that are the same for every visitor; whatever belongs to a person or to the console is never kept. */
const publicReads = /^\/api\/(platform|temples\/(?!similar|[^/]+\/slots)|places|festivals|images|events)/;

export type ResponseCache = ReturnType<typeof createCache>;

/** Answers of public reads, kept for 60 s by user, language and full address. */
export function createCache(now: () => number = Date.now, capacity = 200) {
  const kept = new Map<string, { response: AxiosResponse; until: number }>();
  return {
    accepts: (path: string) => publicReads.test(path),
    find(key: string): AxiosResponse | undefined {
      const entry = kept.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.response;
      kept.delete(key);
      return undefined;
    },
    put(key: string, response: AxiosResponse) {
      const oldest = kept.size >= capacity ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(key, { response, until: now() + cacheLifeMs });
    },
    clear: () => kept.clear(),
  };
}
