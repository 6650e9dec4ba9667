import type { AxiosInstance } from "axios";
import { createStorage } from "../../client/storage";

const storage = createStorage(() => (typeof window === "undefined" ? undefined : window.sessionStorage));
const name = "missed-search";
const KEPT_MS = 5 * 60_000;

/** Keeps in this tab, for a few minutes, what was searched for and not found as typed. */
export const keepMissed = (q: string) => storage.set(name, `${Date.now()} ${q}`);

/** What was searched for last and not found; it is told once. */
function takeMissed(): string | undefined {
  const stored = storage.get(name);
  storage.remove(name);
  const [at = "", ...words] = stored?.split(" ") ?? [];
  return Date.now() - Number(at) < KEPT_MS ? words.join(" ") : undefined;
}

/**
 * Tells the server which temple was opened from the answer to `q`, which was not found as typed, or after another
 * search that was missed before it; without a word of who searched.
 */
export function tellOpened(http: AxiosInstance, temple: number, q?: string): void {
  const missed = new Set([q, takeMissed()].filter(Boolean));
  // what could not be told is not worth a word to the visitor
  for (const text of missed) http.post("/api/searches/opened", { q: text, temple }).catch(() => undefined);
}
