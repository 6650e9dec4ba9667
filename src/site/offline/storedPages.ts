import { cacheNames, offlinePath, savedAtHeader, savedTitleHeader } from "../worker/rules";

export type StoredPage = { path: string; title: string; savedAt: string };

/** The pages kept on this device, the last read first; none where the browser keeps nothing. */
export async function listStoredPages(): Promise<StoredPage[]> {
  try {
    const cache = await caches.open(cacheNames.pages);
    const keys = await cache.keys();
    const pages = await Promise.all(keys.map(async ({ url }) => describe(url, await cache.match(url))));
    return pages.filter(({ path, title }) => title && path !== offlinePath).reverse();
  } catch {
    return [];
  }
}

function describe(url: string, page: Response | undefined): StoredPage {
  return {
    path: new URL(url).pathname,
    title: decodeURIComponent(page?.headers.get(savedTitleHeader) ?? ""),
    savedAt: page?.headers.get(savedAtHeader) ?? "",
  };
}
