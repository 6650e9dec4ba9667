import { expect, test } from "vitest";
import { createCache } from "../../src/client/cache";
import { policy } from "../../src/contract/policy";
import { sharedReads } from "../../src/contract/sharedReads";
import { tagsOfRead } from "../../src/server/contentTags";
import { pages } from "../../src/site/pages";
import { pageKey, readKey } from "../../src/site/worker/rules";

const origin = "https://temples.example";
const pathOf = (route: string) => route.replace("GET ", "").replace(/:\w+/g, "1");

/** Reads of the API for anyone that are no content of pages, or of a moment alone. */
const notShared = [
  "GET /api/openapi.json",
  "GET /api/docs",
  "GET /api/docs/*",
  "GET /api/temples/:id/causes",
  "GET /api/temples/:id/bookable-days",
  "GET /api/temples/:id/slots",
  "GET /api/payments/options",
  "GET /api/payments/:id",
  "GET /api/payments/:id/receipt.pdf",
  "GET /api/notifications/unsubscribe",
  "GET /api/events",
  "GET /api/reminders/key",
  "GET /api/reminders/link",
];
/** What is typed into a box, and answers that no page needs again. */
const notKept = [
  "GET /api/places/suggest",
  "GET /api/temples/search",
  "GET /api/temples/facets",
  "GET /api/temples/suggest",
  "GET /api/images/temple/:id",
];
/** Pages that are somebody's own, or of no use without a connection. */
const notStored = [
  "/classic-search",
  "/login",
  "/register",
  "/forgotten",
  "/reset",
  "/verify",
  "/unsubscribe",
  "/settings",
  "/profile",
  "/add-temple",
  "/book",
  "/donate",
  "/payments/:id",
  "/pay/test/:id",
  "/live/schedule",
  "/shop",
  "/pandit",
  "/setup",
];

test("a read for anyone is shared, or is said not to be: name it in contract/sharedReads.ts", () => {
  const forAnyone = Object.entries(policy).flatMap(([route, permission]) =>
    permission === "anyone" && /^GET \/api\/(?!admin\/)/.test(route) ? [route] : [],
  );
  expect(forAnyone.filter((route) => !sharedReads.has(route)).sort()).toEqual(notShared.sort());
});

test("what answers everybody alike is cached in the browser: name it in publicReads of client/cache.ts", () => {
  const { accepts } = createCache();
  expect([...sharedReads].filter((route) => !accepts(pathOf(route)))).toEqual([]);
});

test("what a shared read shows has tags: name it in reads of server/contentTags.ts", () => {
  expect([...sharedReads].filter((route) => tagsOfRead(pathOf(route), {}).includes("everything"))).toEqual([]);
});

test("shared reads are kept for reading without a connection: name them in keptReads of site/worker/rules.ts", () => {
  const address = (route: string) => `${origin}${pathOf(route)}?date=2026-11-18`;
  expect([...sharedReads].filter((route) => readKey(address(route), "hi") === undefined).sort()).toEqual(
    notKept.sort(),
  );
  expect(readKey(`${origin}/api/lists/one`, "hi")).toBe(`${origin}/api/lists/one?lang=hi`);
  expect(readKey(`${origin}/api/platform/panchang`, "hi")).toBeUndefined();
});

test("pages are kept for reading without a connection: name them in storedPages of site/worker/rules.ts", () => {
  const paths = pages.map(({ path }) => path);
  const page = (path: string) => origin + path.replace(/:\w+\??/g, "one");
  expect(paths.filter((path) => pageKey(page(path)) === undefined).sort()).toEqual(notStored.sort());
  for (const path of ["/lists", "/lists/one", "/temples", "/temples/kerala"])
    expect(pageKey(`${origin}${path}?lang=hi`)).toBe(origin + path);
});
