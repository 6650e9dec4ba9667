import type { Payment } from "./record";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** How long after its end a payment is still asked about: money that arrives late is honoured or sent back. */
const ASKED_AFTER_MS = 2 * DAY_MS;
/** How long an end waits for a provider that does not answer. */
const PATIENCE_MS = 15 * MINUTE_MS;

/** When a new payment is first asked about: webhooks are quicker, so it is only for what they missed. */
export const firstCheckAt = (expiresAt: string, now: Date): string =>
  earlier(new Date(now.getTime() + 2 * MINUTE_MS).toISOString(), expiresAt);

/** When it is asked about again, later and later; always when it ends; null when nothing is expected any more. */
export function nextCheckAt({ createdAt, expiresAt }: Payment, now: Date): string | null {
  const at = now.getTime();
  if (at > Date.parse(expiresAt) + ASKED_AFTER_MS) return null;
  const wait = Math.max(2 * MINUTE_MS, (at - Date.parse(createdAt)) / 2);
  const next = new Date(at + wait).toISOString();
  return now.toISOString() < expiresAt ? earlier(next, expiresAt) : next;
}

/** True when it ends now: its time is over, and its provider has said so or has been silent for long. */
export function isOver({ expiresAt }: Payment, now: Date, isKnown: boolean): boolean {
  const end = Date.parse(expiresAt) + (isKnown ? 0 : PATIENCE_MS);
  return now.getTime() >= end;
}

const earlier = (a: string, b: string) => (a < b ? a : b);
