export type PageCache<Page> = {
  /** The kept page, or the one being drawn for someone else, or one drawn now; `fresh` asks for one drawn now. */
  get: (key: string, draw: () => Promise<Page>, fresh?: boolean) => Promise<Page>;
  /** Forgets all pages; those being drawn now are not kept. */
  clear: () => void;
  /** How many bytes are kept. */
  bytes: () => number;
};

export type PageCacheRules<Page> = {
  /** Milliseconds. */
  now: () => number;
  /** A page is kept this long, counted from when its drawing began. */
  lifeMs: number;
  /** Beyond this, pages that were not asked for longest go first. */
  maxBytes: number;
  /** What a page takes; undefined for one that is not kept. */
  bytesOf: (page: Page) => number | undefined;
};

type Kept<Page> = { page: Page; until: number; bytes: number };

/** Keeps pages in memory, bounded in bytes and time. A page is drawn once for all who ask at the same time. */
export function createPageCache<Page>({ now, lifeMs, maxBytes, bytesOf }: PageCacheRules<Page>): PageCache<Page> {
  const kept = new Map<string, Kept<Page>>();
  const drawing = new Map<string, Promise<Page>>();
  let total = 0;
  let changes = 0;
  const remove = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, page: Page, until: number) => {
    const bytes = bytesOf(page);
    if (bytes === undefined || bytes > maxBytes) return;
    remove(key);
    kept.set(key, { page, until, bytes });
    total += bytes;
    for (const oldest of kept.keys()) {
      if (total <= maxBytes) break;
      remove(oldest);
    }
  };
  const find = (key: string) => {
    const known = kept.get(key);
    if (!known) return undefined;
    kept.delete(key);
    if (known.until > now()) kept.set(key, known);
    else total -= known.bytes;
    return known.until > now() ? known.page : undefined;
  };
  const drawNow = (key: string, draw: () => Promise<Page>) => {
    const until = now() + lifeMs;
    const before = changes;
    const coming = draw()
      .then((page) => {
        if (changes === before) keep(key, page, until);
        return page;
      })
      .finally(() => {
        if (drawing.get(key) === coming) drawing.delete(key);
      });
    drawing.set(key, coming);
    return coming;
  };
  return {
    get: async (key, draw, fresh = false) => {
      const known = fresh ? undefined : (find(key) ?? drawing.get(key));
      return known ?? drawNow(key, draw);
    },
    clear: () => {
      changes++;
      total = 0;
      kept.clear();
      drawing.clear();
    },
    bytes: () => total,
  };
}
