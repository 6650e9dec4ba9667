/// <reference lib="webworker" />
import { openedHeader } from "../../domain/sitePages";
import { end, type PushMessage, pushMessageOf, renew, show } from "./push";
import {
  type CacheName,
  isAsset,
  cacheNames as names,
  offlinePath,
  pageKey,
  readKey,
  savedAtHeader,
  savedPath,
  type ToWorker,
} from "./rules";
import { find, isKeepable, keep, keepAssets, keepPage, savedPage } from "./store";

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take before the kept one is shown in its place, in milliseconds. */
const PATIENCE_MS = 5_000;
/** The same for what a page reads while it is looked at. */
const READ_PATIENCE_MS = 3_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_AT_ONCE = 20;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

self.addEventListener("install", (event) => {
  event.waitUntil(refresh(offlinePath, 0));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOtherCaches(), self.clients.claim()]));
});

/** Only reads of this site; writes, the console and what is somebody's own go past as if there were no worker. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { method, mode, url } = request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  if (mode === "navigate") {
    if (!new URL(url).pathname.startsWith("/admin")) event.respondWith(page(event));
  } else if (isAsset(url)) event.respondWith(asset(event));
  else {
    const key = readKey(url, request.headers.get("accept-language") ?? "");
    if (key) event.respondWith(read(event, key));
  }
});

self.addEventListener("message", (event) => {
  const message: ToWorker = event.data;
  if (message.type === "begin") void self.skipWaiting();
  else if (message.type === "keep") event.waitUntil(keepAll(message.paths));
  else event.waitUntil(keepViewed(message));
});

self.addEventListener("push", (event) => {
  const message = pushMessageOf(event.data);
  if (message) event.waitUntil(show(self.registration, message));
});

/** A press on a message opens its page; its action ends the reminder. */
self.addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  const message: PushMessage = notification.data;
  notification.close();
  event.waitUntil(action === "end" ? end(self.registration, message) : open(message.path));
});

/** The browser has given this device another subscription: what it is reminded of goes on. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(self.registration, event)));

async function open(path: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: "window" });
  const shown = pages.find((page) => page.url === url);
  await (shown ? shown.focus() : self.clients.openWindow(url));
}

/** The network's page; the kept one when the network fails or takes too long; else what can be read without it. */
async function page(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const key = pageKey(url);
  const fresh = fetch(opening(event.request));
  if (key) event.waitUntil(fresh.then((answer) => keepPage(url, answer.clone())).catch(ignore));
  const instead = async () => (key ? await savedPage(key) : undefined);
  const late = new Promise<"late">((resolve) => setTimeout(resolve, PATIENCE_MS, "late"));
  try {
    const first = await Promise.race([fresh, late]);
    return first === "late" ? ((await instead()) ?? (await fresh)) : first;
  } catch (error) {
    const copy = await instead();
    if (copy) return copy;
    const offline = new URL(offlinePath, url).href;
    if (url.startsWith(offline) || !(await find(names.pages, offline))) throw error;
    const { pathname, search } = new URL(url);
    return Response.redirect(`${offline}?from=${encodeURIComponent(pathname + search)}`, 302);
  }
}

/** The request as the browser made it, and that it opens a page: a worker's requests are all alike to the server. */
function opening(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.set(openedHeader, "1");
  return new Request(request, { headers });
}

/** A built file never changes under its name. */
async function asset(event: FetchEvent): Promise<Response> {
  const { request } = event;
  return (await find(names.assets, request.url)) ?? fetchAndKeep(event, names.assets, request.url);
}

/** The network's answer; the one of last time when the network fails or takes too long. */
async function read(event: FetchEvent, key: string): Promise<Response> {
  const fresh = fetchAndKeep(event, names.reads, key);
  const late = new Promise<"late">((resolve) => setTimeout(resolve, READ_PATIENCE_MS, "late"));
  try {
    const first = await Promise.race([fresh, late]);
    return first === "late" ? ((await find(names.reads, key)) ?? (await fresh)) : first;
  } catch (error) {
    const copy = await find(names.reads, key);
    if (copy) return copy;
    throw error;
  }
}

async function fetchAndKeep(event: FetchEvent, name: CacheName, key: string): Promise<Response> {
  const answer = await fetch(event.request);
  if (isKeepable(answer)) event.waitUntil(keep(name, key, answer.clone()));
  return answer;
}

async function keepViewed({ path, language, assets }: Extract<ToWorker, { type: "viewed" }>): Promise<void> {
  await keepAssets(assets);
  await refresh(path, HOUR_MS, language);
  await refresh(offlinePath, DAY_MS, language);
  await refresh(savedPath, DAY_MS, language);
  await refresh("/panchang", sinceMidnightInIndia(), language);
}

/** One after the other, so that what is being read is not held up. */
async function keepAll(paths: readonly string[]): Promise<void> {
  for (const path of paths.slice(0, MOST_AT_ONCE)) await refresh(path, DAY_MS);
}

/** Fetches a page to keep unless there is a copy younger than `mostMs` in the reader's language. */
async function refresh(path: string, mostMs: number, language?: string): Promise<void> {
  const url = new URL(path, location.origin).href;
  const key = pageKey(url);
  if (!key) return;
  const headers = (await find(names.pages, key))?.headers;
  const ageMs = Date.now() - Date.parse(headers?.get(savedAtHeader) ?? "");
  if (ageMs < mostMs && (!language || headers?.get("content-language") === language)) return;
  const answer = await fetch(url).catch(ignore);
  if (answer) await keepPage(url, answer);
}

const sinceMidnightInIndia = () => (Date.now() + INDIA_AHEAD_MS) % DAY_MS;

async function dropOtherCaches(): Promise<void> {
  const known: readonly string[] = Object.values(names);
  const found = await caches.keys();
  await Promise.all(found.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
}

const ignore = () => undefined;
