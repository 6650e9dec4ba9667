import { LRUCache } from "lru-cache";
import type { ContentTag } from "../contentTags";
import type { ContentVersions } from "./contentVersions";

/** With the seconds other parts cache what another process may have changed, a page is never older than a minute. */
const LIFE_MS = 45_000;
const MAX_BYTES = 24 * 1024 * 1024;
/** What a page takes besides its HTML. */
const BYTES_BESIDES = 1_000;

export type CachedPage = { status: number; parts: readonly Buffer[]; tags: ReadonlySet<ContentTag> };

export type PageCache<Page> = {
  /** The cached page, or the one being drawn for someone else, or one drawn now; `isFresh` asks for one drawn now. */
  get: (key: string, draw: () => Promise<Page>, isFresh?: boolean) => Promise<Page>;
  /** True when the page is being drawn, or cached and shows nothing that was changed since. */
  has: (key: string) => boolean;
};

/**
 * Pages of status 200 in memory, bounded in bytes and time, each as long as nothing it shows is changed. A page is drawn
 * once for all who ask meanwhile; when something it shows was changed since its drawing began, those who asked later
 * wait for one more drawing, which they share too.
 */
export function createPageCache<Page extends CachedPage>(
  versions: ContentVersions,
  now: () => number,
): PageCache<Page> {
  const cache = new LRUCache<string, { page: Page; since: number }>({
    ttl: LIFE_MS,
    ttlResolution: 0,
    perf: { now },
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page }) => page.parts.reduce((sum, part) => sum + part.length, BYTES_BESIDES),
  });
  const drawings = new Map<string, { page: Promise<Page>; since: number }>();
  const cached = (key: string) => {
    const known = cache.get(key);
    return known && versions.isUnchanged(known.page.tags, known.since) ? known.page : undefined;
  };
  const drawNow = async (key: string, draw: () => Promise<Page>) => {
    const since = versions.latest();
    const start = now(); // its age counts from when its data was read
    const drawing = { page: draw(), since };
    drawings.set(key, drawing);
    try {
      const page = await drawing.page;
      if (page.status === 200) cache.set(key, { page, since }, { start });
      return page;
    } finally {
      if (drawings.get(key) === drawing) drawings.delete(key);
    }
  };
  const drawnForAll = async (key: string, draw: () => Promise<Page>) => {
    const drawing = drawings.get(key);
    if (!drawing) return drawNow(key, draw);
    const isOfNow = drawing.since === versions.latest();
    const page = await drawing.page;
    if (isOfNow || versions.isUnchanged(page.tags, drawing.since)) return page;
    // all who waited share the next one, which began after each of them asked
    return drawings.get(key)?.page ?? drawNow(key, draw);
  };
  return {
    get: async (key, draw, isFresh = false) => (isFresh ? drawNow(key, draw) : (cached(key) ?? drawnForAll(key, draw))),
    has: (key) => cached(key) !== undefined || drawings.has(key),
  };
}
