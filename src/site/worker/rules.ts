import { parsedAddress } from "../../domain/webAddress";

/** Names of the caches; the number rises when what is kept in them changes its shape. */
export const cacheNames = { pages: "pages-1", reads: "reads-1", assets: "assets-1" } as const;
export type CacheName = (typeof cacheNames)[keyof typeof cacheNames];

/** How many answers each cache holds before the oldest leaves: some 10 MB in all. */
export const cacheLimits: Record<CacheName, number> = { "pages-1": 60, "reads-1": 60, "assets-1": 150 };

/** Where an answer says when it was kept, and what its page is called, percent-encoded. */
export const savedAtHeader = "x-saved-at";
export const savedTitleHeader = "x-saved-title";

/** What is shown for a page that was never kept. */
export const offlinePath = "/offline";
/** The visitor's saved temples. */
export const savedPath = "/saved";

/** What a page tells the worker. */
export type ToWorker =
  /** A page is being read: it, what it was made of, and the pages that go with it are to be kept. */
  | { type: "viewed"; path: string; language: string; assets: string[] }
  /** Pages somebody may want without a connection. */
  | { type: "keep"; paths: string[] }
  /** The page has just been opened and nothing was typed yet: a new worker may begin. */
  | { type: "begin" };

const storedPages =
  /^\/(divine|classic|search|nearby|saved|offline|about|help|reviews|refunds|privacy|terms|temple\/[^/]+|temples(\/[^/]+){0,2}|deities\/[^/]+|panchang(\/[^/]+){0,2}|festivals(\/[^/]+)?|lists(\/[^/]+)?)?$/;

/** Parameters that do not change what a page says. */
const passing = /^(lang|from|utm_\w+|fbclid|gclid)$/;

/**
 * Under which address a page is kept, without its language; undefined for a page that is somebody's own (account,
 * links with secrets, what was searched for, where somebody is), and for all that is no page.
 */
export function pageKey(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address);
  const isPlain = [...searchParams.keys()].every((name) => passing.test(name));
  return isPlain && storedPages.test(pathname) ? origin + pathname : undefined;
}

const keptReads =
  /^\/api\/(platform\/|festivals|browse|lists|temples\/(cards|nearby|\d+$|[a-z0-9-]+$|[^/]+\/(reviews|festivals)$))/;
const typedReads = /^\/api\/temples\/(suggest|similar|search|facets)$/;

/** Under which address a read of the API is kept: those that are the same for everyone, one for each language. */
export function readKey(address: string, language: string): string | undefined {
  const url = new URL(address);
  if (!keptReads.test(url.pathname) || typedReads.test(url.pathname)) return undefined;
  // today's of another day would be wrong; the device computes it
  if (url.pathname === "/api/platform/panchang" && !url.searchParams.has("date")) return undefined;
  url.searchParams.set("lang", language);
  return url.href;
}

/** Built files: their names change with their content, so that a kept one is never stale. */
export const isAsset = (address: string): boolean => new URL(address).pathname.startsWith("/assets/");

/** What a page's HTML names of the built files: its scripts, styles and the fonts it fetches ahead. */
export function assetsIn(html: string): string[] {
  const named = html.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css|woff2))"/g);
  return [...new Set([...named].flatMap(([, path]) => path ?? []))];
}

/** The page's one true path as its HTML names it, so that a temple kept by its id is found by its name. */
export function canonicalOf(html: string): string | undefined {
  const address = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return address ? parsedAddress(address)?.pathname : undefined;
}

const marks: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** The title of a page's HTML, its brand left off. */
export const titleOf = (html: string): string =>
  (/<title>([^<]*)</.exec(html)?.[1] ?? "")
    .replace(/&(amp|lt|gt|quot);/g, (mark) => marks[mark] ?? mark)
    .replace(/ · [^·]*$/, "");

/** A kept page says in its first tag when it was kept, for the notice above it. */
export const dated = (html: string, savedAt: string): string =>
  html.replace("<html ", `<html data-saved-at="${savedAt}" `);
