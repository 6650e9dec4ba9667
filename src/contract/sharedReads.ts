import type { RouteKey } from "./policy";
import { rowOf } from "./policyRows";

/**
 * Reads that are the same whoever asks: they may be cached, and stored for reading offline, also where the call bears a
 * token. All other answers to calls with a token, and of routes that are not for anyone, are stored nowhere.
 */
export const sharedReads: ReadonlySet<string> = new Set<RouteKey>([
  "GET /api/platform/stats",
  "GET /api/platform/spiritual-guidance",
  "GET /api/platform/notices",
  "GET /api/platform/panchang",
  "GET /api/platform/panchang/month",
  "GET /api/platform/panchang/year",
  "GET /api/platform/muhurta",
  "GET /api/platform/featured-temples",
  "GET /api/places/suggest",
  "GET /api/festivals",
  "GET /api/festivals/:slug",
  "GET /api/browse",
  "GET /api/browse/places/:state",
  "GET /api/browse/places/:state/:place",
  "GET /api/browse/deities/:deity",
  "GET /api/lists",
  "GET /api/lists/:slug",
  "GET /api/temples/search",
  "GET /api/temples/facets",
  "GET /api/temples/nearby",
  "GET /api/temples/suggest",
  "GET /api/temples/cards",
  "GET /api/temples/:id",
  "GET /api/temples/:id/festivals",
  "GET /api/temples/:id/reviews",
  "GET /api/images/temple/:id",
]);

/** True for a read that answers everybody alike. */
export const isSharedRead = (method: string, path: string): boolean => sharedReads.has(rowOf(method, path));
