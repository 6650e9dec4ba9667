import { createCache } from "./cache";
import { createHttp, type HttpOptions } from "./http";
import { currentLanguage } from "./language";
import { session } from "./session";

/** `<meta name="api-base" content="https://api.example.org/api">` points the pages at an API elsewhere. */
const apiBase = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? "";

/** The http client of a page; made once, when the page starts. */
export function createBrowserClient(more: Pick<HttpOptions, "onStepUp"> = {}) {
  const cache = createCache();
  session.subscribe(cache.clear);
  const http = createHttp({
    baseUrl: apiBase(),
    token: session.token,
    language: currentLanguage,
    cache,
    onUnauthorized: session.expire,
    ...more,
  });
  return { http, cache };
}
