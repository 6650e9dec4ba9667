import type { Permission } from "./roles";

/**
 * Who may call what: every route of the product, deny by default. The server refuses to start with a route that is
 * not listed here; what is listed but not served answers 404. Rows that name a record also pass an ownership rule
 * (`own` below) where the record belongs to one person.
 */
export const policy = {
  // the process
  "GET /healthz": "anyone",
  "GET /metrics": "anyone", // for a program: the token in its header is the credential
  "GET /api/openapi.json": "anyone",
  "GET /api/docs": "anyone",
  "GET /api/docs/*": "anyone",

  // platform
  "GET /api/platform/stats": "anyone",
  "GET /api/platform/spiritual-guidance": "anyone",
  "GET /api/platform/notices": "anyone",
  "GET /api/platform/panchang": "anyone",
  "GET /api/platform/panchang/month": "anyone",
  "GET /api/platform/panchang/year": "anyone",
  "GET /api/platform/featured-temples": "anyone",
  "GET /api/places/suggest": "anyone",
  "GET /api/festivals": "anyone",
  "GET /api/festivals/:slug": "anyone",
  "POST /api/visits": "anyone",

  // temples
  "GET /api/temples/search": "anyone",
  "GET /api/temples/nearby": "anyone",
  "GET /api/temples/suggest": "anyone",
  "GET /api/temples/cards": "anyone",
  "GET /api/temples/similar": "account",
  "GET /api/temples/:id": "anyone",
  "POST /api/temples": "account",
  "GET /api/temples/:id/festivals": "anyone",
  "GET /api/temples/:id/reviews": "anyone",
  "POST /api/temples/:id/reviews": "anyone",
  "POST /api/temples/:id/corrections": "anyone",
  "GET /api/images/temple/:id": "anyone",
  "POST /api/images/temple/:templeId": "anyone",
  "POST /api/images/review/:reviewId": "anyone",

  // accounts
  "POST /api/auth/register": "anyone",
  "POST /api/auth/login": "anyone",
  "POST /api/auth/setup": "anyone",
  "POST /api/auth/forgotten": "anyone",
  "POST /api/auth/reset": "anyone",
  "POST /api/auth/logout-everywhere": "account",
  "GET /api/users/me": "account",
  "PUT /api/users/me": "account",
  "DELETE /api/users/me": "account",
  "GET /api/users/me/data": "account",
  "GET /api/users/me/contributions": "account",
  "PUT /api/user/preferences": "account",
  "GET /api/me/favourites": "account",
  "PUT /api/me/favourites": "account",

  // services of a signed-in person
  "POST /api/payments/intent": "anyone",
  "POST /api/payments/webhooks/:gateway": "anyone", // a provider: the signature is the credential
  "POST /api/payments/test/:id": "anyone", // as below, for payments without money
  "GET /api/payments/options": "anyone",
  "GET /api/payments/:id": "anyone", // whoever holds the unguessable reference
  "POST /api/payments/:id/open": "anyone",
  "POST /api/payments/:id/check": "anyone",
  "GET /api/donations": "account",
  "GET /api/orders": "account",
  "POST /api/orders": "account",
  "GET /api/bookings": "account",
  "POST /api/bookings": "account",
  "POST /api/notifications/send": "account",
  "GET /api/notifications/unsubscribe": "anyone", // the signed token in its query is the credential
  "POST /api/notifications/unsubscribe": "anyone",
  "POST /api/notifications/subscribe": "anyone",
  "GET /api/rituals": "rituals",
  "POST /api/rituals": "rituals",
  "PUT /api/rituals/:id": "rituals",
  "DELETE /api/rituals/:id": "rituals",
  "GET /api/events": "anyone",
  "GET /api/live/events": "rituals",
  "POST /api/live/events": "rituals",
  "DELETE /api/live/events/:id": "rituals",

  // console
  "GET /api/admin/stats": "dashboard",
  "GET /api/admin/recent-temples": "dashboard",
  "GET /api/admin/temples": "temples",
  "GET /api/admin/temples/:id": "temples",
  "POST /api/admin/temples": "temples",
  "PUT /api/admin/temples/:id": "temples",
  "DELETE /api/admin/temples/:id": "temples",
  "POST /api/admin/temples/:id/restore": "temples",
  "GET /api/admin/temples/duplicates": "temples",
  "PUT /api/admin/temples/distinctions": "temples",
  "POST /api/admin/temples/:id/merge": "temples",
  "GET /api/admin/temples/export": "temples",
  "GET /api/admin/temples/export.csv": "anyone", // a link: the single-use ticket in its query is the credential
  "POST /api/admin/temples/export-ticket": "temples",
  "POST /api/admin/temples/import": "temples",
  "POST /api/admin/temples/import.csv": "temples",
  "POST /api/admin/temples/bulk-upload": "temples",
  "GET /api/admin/festivals": "festivals",
  "GET /api/admin/festivals/:id": "festivals",
  "POST /api/admin/festivals": "festivals",
  "PUT /api/admin/festivals/:id": "festivals",
  "DELETE /api/admin/festivals/:id": "festivals",
  "POST /api/admin/festivals/:id/restore": "festivals",
  "GET /api/admin/festivals/:id/dates": "festivals",
  "PUT /api/admin/festivals/:id/dates/:year": "festivals",
  "DELETE /api/admin/festivals/:id/dates/:year": "festivals",
  "GET /api/admin/festivals/export": "festivals",
  "GET /api/admin/festivals/export.csv": "anyone", // by ticket, as for temples
  "POST /api/admin/festivals/export-ticket": "festivals",
  "POST /api/admin/festivals/import": "festivals",
  "POST /api/admin/festivals/import.csv": "festivals",
  "GET /api/admin/content/guidance": "content",
  "GET /api/admin/content/guidance/:id": "content",
  "POST /api/admin/content/guidance": "content",
  "PUT /api/admin/content/guidance/:id": "content",
  "DELETE /api/admin/content/guidance/:id": "content",
  "POST /api/admin/content/guidance/:id/restore": "content",
  "PUT /api/admin/content/order": "content",
  "GET /api/admin/content/support": "content",
  "PUT /api/admin/content/support": "content",
  "GET /api/admin/content/banner": "content",
  "PUT /api/admin/content/banner": "content",
  "GET /api/admin/users": "users",
  "GET /api/admin/users/stats": "users",
  "PUT /api/admin/users/:id/toggle-active": "users",
  "PUT /api/admin/users/:id/role": "users",
  "GET /api/admin/temples/:id/revisions": "temples",
  "POST /api/admin/temples/:id/revert": "temples",
  "GET /api/admin/festivals/:id/revisions": "festivals",
  "POST /api/admin/festivals/:id/revert": "festivals",
  "GET /api/admin/users/:id/revisions": "users",
  "POST /api/admin/users/:id/revert": "users",
  "GET /api/admin/content/guidance/:id/revisions": "content",
  "POST /api/admin/content/guidance/:id/revert": "content",
  "GET /api/admin/content/support/revisions": "content",
  "POST /api/admin/content/support/revert": "content",
  "GET /api/admin/content/banner/revisions": "content",
  "POST /api/admin/content/banner/revert": "content",
  "GET /api/admin/audit": "audit",
  "GET /api/admin/moderation": "moderation",
  "POST /api/admin/moderation/decisions": "moderation",
  "POST /api/admin/moderation/undo": "moderation",
  "POST /api/admin/moderation/claim": "moderation",
  "POST /api/admin/moderation/release": "moderation",
  "GET /api/admin/moderation/:kind/:id/history": "moderation",
  "GET /api/admin/analytics/metrics": "platformAnalytics",
  "GET /api/admin/analytics/top-temples": "platformAnalytics",
  "GET /api/admin/analytics/reviews": "platformAnalytics",
  "GET /api/admin/analytics/my/metrics": "ownAnalytics",
  "GET /api/admin/analytics/my/temples": "ownAnalytics",
  "GET /api/admin/analytics/my/reviews": "ownAnalytics",
  "GET /api/admin/outbox": "monitoring",
  "POST /api/admin/outbox/:id/retry": "monitoring",
  "GET /api/metrics/custom": "monitoring",
  "GET /api/metrics/health": "monitoring",
  "GET /api/metrics/business": "monitoring",

  // pages, files and feeds: drawn for anyone, their data comes through the calls above
  "GET /": "anyone",
  "GET /*": "anyone",
  "GET /admin": "anyone",
  "GET /admin/*": "anyone",
  "GET /assets/*": "anyone",
  "GET /images/:file": "anyone",
  "GET /sitemap.xml": "anyone",
  "GET /sitemap-:part.xml": "anyone",
  "GET /robots.txt": "anyone",
  "GET /manifest.webmanifest": "anyone",
  "GET /sw.js": "anyone",
  "GET /calendar/:feed": "anyone",
} as const satisfies Record<string, Permission>;

export type RouteKey = keyof typeof policy;

const table = new Map<string, Permission>(Object.entries(policy));

/** The permission a route asks for, or `undefined` for a route nobody listed (which must not be served). */
export function permissionOf(method: string, path: string): Permission | undefined {
  const listed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  return table.get(`${method === "HEAD" ? "GET" : method} ${listed}`);
}
