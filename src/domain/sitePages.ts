/** Pages for one person or for the program itself; opening one is no visit of what is public. */
const apart = new Set([
  "admin",
  "api",
  "offline",
  "setup",
  "reset",
  "verify",
  "settings",
  "profile",
  "add-temple",
  "live",
  "unsubscribe",
  "shop",
  "pandit",
  "payments",
  "pay",
]);

/** What the offline worker says to the server of a page that somebody opens, since its own requests do not tell. */
export const openedHeader = "x-page-opened";

/**
 * What a visit of the page at `path` (as it stands in an address, without a query) counts for: the temple whose id or
 * slug it names, `""` for any other public page, undefined for a page that is not counted.
 */
export function visitedAt(path: string): string | undefined {
  const [first = "", second = "", ...more] = path.slice(1).split("/");
  if (!path.startsWith("/") || apart.has(first)) return undefined;
  if (first !== "temple") return "";
  return second && more.join("") === "" ? decoded(second) : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
