import { newRequestKey } from "../../client/requestKey";
import { deviceStorage } from "../../client/storage";

const place = "payment-attempt";
/** As long as the server remembers a key. */
const lifeMs = 24 * 3_600_000;

type Attempt = { content: string; key: string; since: number };

/**
 * The key of an attempt to pay, the same in all tabs and after a reload as long as the content is: pressing twice,
 * paying from two tabs or going back after paying asks for one payment. It holds no word of the content.
 */
export function attemptKey(content: string, nowMs = Date.now()): string {
  const digest = digestOf(content);
  const last = read();
  if (last?.content === digest && nowMs - last.since < lifeMs) return last.key;
  const next: Attempt = { content: digest, key: newRequestKey(), since: nowMs };
  deviceStorage.set(place, JSON.stringify(next));
  return next.key;
}

/** The next attempt is a wish of its own, whatever its content. */
export const forgetAttempt = (): void => deviceStorage.remove(place);

function read(): Attempt | undefined {
  try {
    const kept: unknown = JSON.parse(deviceStorage.get(place) ?? "null");
    return isAttempt(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isAttempt = (kept: unknown): kept is Attempt =>
  typeof kept === "object" &&
  kept !== null &&
  "content" in kept &&
  "key" in kept &&
  "since" in kept &&
  typeof kept.content === "string" &&
  typeof kept.key === "string" &&
  typeof kept.since === "number";

/** Two 32-bit FNV-1a hashes: to tell one's own attempts apart, not to keep anything secret. */
function digestOf(content: string): string {
  let [a, b] = [0x811c9dc5, 0x01000193];
  for (const letter of content) {
    const code = letter.codePointAt(0) ?? 0;
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}
