import type { Kysely } from "kysely";
import type { Tables } from "../db/schema";

const KEPT = 2_000;
/** Another process may write as well; its changes count after this long at the latest. */
const KEPT_FOR_MS = 5_000;

type Total = { value: Promise<number>; until: number };
const totals = new WeakMap<Kysely<Tables>, Map<string, Total>>();

/**
 * The total of a list, counted at most once until a temple is written: a page is found in microseconds, but counting
 * thousands of matches takes milliseconds. Whoever wrote sees the new total at once.
 */
export function keptTotal(db: Kysely<Tables>, key: string, count: () => Promise<number>): Promise<number> {
  const kept = totals.get(db) ?? new Map<string, Total>();
  totals.set(db, kept);
  const known = kept.get(key);
  const now = Date.now();
  if (known && known.until > now) return known.value;
  if (kept.size >= KEPT) for (const oldest of [...kept.keys()].slice(0, KEPT / 10)) kept.delete(oldest);
  const value = count();
  kept.delete(key);
  kept.set(key, { value, until: now + KEPT_FOR_MS });
  value.catch(() => kept.delete(key));
  return value;
}

/** To be called after each write of temples was committed. */
export function forgetTotals(db: Kysely<Tables>): void {
  totals.get(db)?.clear();
}
