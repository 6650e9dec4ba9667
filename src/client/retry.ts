import { HttpError, isRetryable } from "./errors";

export const maxRetries = 3;
const firstDelayMs = 1_000;
const longestDelayMs = 30_000;

export type RetryOptions = {
  /** How many more times it is tried; three unless said. */
  most?: number;
  /** Told before each wait: how long it is, and which attempt (1 to 3) follows it. */
  onRetry?: (seconds: number, attempt: number) => void;
  sleep?: (ms: number) => Promise<void>;
  isOnline?: () => boolean;
};

/** How long to wait before retry `attempt` (from 1): doubled each time, or what the server asked for, 30 s at most. */
export function retryDelayMs(attempt: number, retryAfterMs = 0): number {
  return Math.min(longestDelayMs, Math.max(retryAfterMs, firstDelayMs * 2 ** (attempt - 1)));
}

const sleepMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const online = () => typeof navigator === "undefined" || navigator.onLine !== false;

/** Whether a failed read is worth another try now: passing trouble, a GET, and a connection to try it over. */
export function mayRetry(error: unknown, attempt: number, isOnline = online): boolean {
  return (
    attempt <= maxRetries && error instanceof HttpError && error.method === "get" && isRetryable(error) && isOnline()
  );
}

/** Runs a read, and again after passing trouble: `most` times more, never a write, never while offline. */
export async function withRetry<Answer>(read: () => Promise<Answer>, options: RetryOptions = {}): Promise<Answer> {
  const { most = maxRetries, onRetry, sleep = sleepMs, isOnline = online } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt > most || !mayRetry(error, attempt, isOnline)) throw error;
      const delayMs = retryDelayMs(attempt, error instanceof HttpError ? error.retryAfterMs : undefined);
      onRetry?.(Math.round(delayMs / 1000), attempt);
      await sleep(delayMs);
    }
  }
}
