import type { PageDefinition } from "../page";
import { notFoundPage } from "../pages";

/** Tells the server of a page that was opened without asking for its HTML; nothing waits for it. */
export function countVisit(page: PageDefinition, path: string): void {
  if (page === notFoundPage || !navigator.onLine) return;
  const body = new Blob([JSON.stringify({ path })], { type: "application/json" });
  navigator.sendBeacon("/api/visits", body);
}
