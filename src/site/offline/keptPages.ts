import { cacheNames, offlinePath, savedAtHeader, savedTitleHeader } from "../worker/rules";

export type KeptPage = { path: string; title: string; savedAt: string };

/** The pages kept on this device, the last read first; none where the browser keeps nothing. */
export async function listKeptPages(): Promise<KeptPage[]> {
  try {
    const cache = await caches.open(cacheNames.pages);
    const keys = await cache.keys();
    const pages = await Promise.all(keys.map(async ({ url }) => describe(url, await cache.match(url))));
    return pages.filter(({ path, title }) => title && path !== offlinePath).reverse();
  } catch {
    return [];
  }
}

function describe(url: string, page: Response | undefined): KeptPage {
  return {
    path: new URL(url).pathname,
    title: decodeURIComponent(page?.headers.get(savedTitleHeader) ?? ""),
    savedAt: page?.headers.get(savedAtHeader) ?? "",
  };
}
