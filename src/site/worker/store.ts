import {
  assetsIn,
  type CacheName,
  cacheLimits,
  canonicalOf,
  dated,
  cacheNames as names,
  offlinePath,
  pageKey,
  savedAtHeader,
  savedTitleHeader,
  titleOf,
} from "./rules";

/** Puts an answer at the young end of a cache and lets the oldest go. A full disk costs the copy, not the answer. */
export async function keep(name: CacheName, key: string, answer: Response): Promise<void> {
  try {
    const cache = await caches.open(name);
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, answer);
    const keys = await cache.keys();
    const old = keys.filter(({ url }) => !url.endsWith(offlinePath));
    await Promise.all(old.slice(0, Math.max(0, keys.length - cacheLimits[name])).map((each) => cache.delete(each)));
  } catch {
    // nothing is lost but the copy
  }
}

export const find = async (name: CacheName, key: string): Promise<Response | undefined> =>
  (await caches.open(name)).match(key, { ignoreVary: true });

/** True for an answer that is whole, public and worth keeping. */
export const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  answer.type === "basic" &&
  !/no-store|private/.test(answer.headers.get("cache-control") ?? "");

/** Keeps a page and what it is made of; anew, so that neither cookies nor a redirect go with it. */
export async function keepPage(address: string, answer: Response): Promise<void> {
  if (!isKeepable(answer) || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const html = await answer.text();
  const canonical = canonicalOf(html);
  const isTemple = new URL(address).pathname.startsWith("/temple/");
  const key = pageKey(isTemple && canonical ? new URL(canonical, address).href : address);
  if (!key) return;
  await Promise.all([keep(names.pages, key, copyOf(html, answer)), keepAssets(assetsIn(html))]);
}

/** The page with the headers it cannot be shown without, and when it was kept. */
function copyOf(html: string, { headers }: Response): Response {
  const kept = new Headers({
    "content-type": "text/html; charset=utf-8",
    [savedAtHeader]: new Date().toISOString(),
    [savedTitleHeader]: encodeURIComponent(titleOf(html)),
  });
  for (const name of ["content-security-policy", "content-language", "referrer-policy", "x-content-type-options"]) {
    const value = headers.get(name);
    if (value) kept.set(name, value);
  }
  return new Response(html, { headers: kept });
}

/** A kept page as it is shown: with its date on it. */
export async function savedPage(key: string): Promise<Response | undefined> {
  const copy = await find(names.pages, key);
  if (!copy) return undefined;
  return new Response(dated(await copy.text(), copy.headers.get(savedAtHeader) ?? ""), { headers: copy.headers });
}

/** Fetches built files that are not here yet; most come from the browser's own cache. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map(keepAsset));
}

async function keepAsset(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  if (await find(names.assets, url)) return;
  const answer = await fetch(url).catch(() => undefined);
  if (answer && isKeepable(answer)) await keep(names.assets, url, answer);
}
