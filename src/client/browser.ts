import { createCache } from "./cache";
import { createDataProvider } from "./dataProvider";
import { createHttp } from "./http";
import { currentLanguage } from "./language";
import { session } from "./session";

/** `<meta name="api-base" content="https://api.example.org/api">` points the pages at an API elsewhere. */
const apiBase = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? "";

/** The http client and data provider of a page; made once, when the page starts. */
export function createBrowserClient() {
  const cache = createCache();
  session.subscribe(cache.clear);
  const http = createHttp({
    baseUrl: apiBase(),
    token: session.token,
    language: currentLanguage,
    cache,
    onUnauthorized: session.signOut,
  });
  return { http, dataProvider: createDataProvider(http), cache };
}
