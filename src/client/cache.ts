import type { AxiosResponse } from "axios";

export const cacheLifeMs = 60_000;

/** Reads that are the same for every visitor; whatever belongs to a person or to the console is never cached. */
const publicReads = /^\/api\/(platform|temples\/|browse|lists|places|festivals|images|events)/;
/** What changes from one call to the next. */
const freshReads = /^\/api\/temples\/(similar|[^/]+\/slots)/;

export type ResponseCache = ReturnType<typeof createCache>;

/** Answers of public reads, cached for 60 s by user, language and full address. */
export function createCache(now: () => number = Date.now, capacity = 200) {
  const cached = new Map<string, { response: AxiosResponse; until: number }>();
  let cleared = 0;
  return {
    /** How often it was cleared: what was read before the last time is not put into it. */
    cleared: () => cleared,
    accepts: (path: string) => publicReads.test(path) && !freshReads.test(path),
    find(key: string): AxiosResponse | undefined {
      const entry = cached.get(key);
      if (!entry) return undefined;
      if (entry.until > now()) return entry.response;
      cached.delete(key);
      return undefined;
    },
    put(key: string, response: AxiosResponse) {
      const oldest = cached.size >= capacity ? cached.keys().next().value : undefined;
      if (oldest !== undefined) cached.delete(oldest);
      cached.set(key, { response, until: now() + cacheLifeMs });
    },
    clear() {
      cleared += 1;
      cached.clear();
    },
  };
}
