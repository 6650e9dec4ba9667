import { describe, expect, test } from "vitest";
import { HttpError } from "../../src/client/errors";
import { retryDelayMs, withRetry } from "../../src/client/retry";

const failure = (statusCode: number, more: { method?: string; retryAfterMs?: number } = {}) =>
  new HttpError({ message: "", statusCode, kind: statusCode === 0 ? "network" : "api", ...more });

/** Reads that fail in turn with `failures`, then succeed; tells the waits and what was announced. */
async function attempt(failures: HttpError[], isOnline = () => true) {
  const waits: number[] = [];
  const told: [number, number][] = [];
  let reads = 0;
  const outcome = await withRetry(
    async () => {
      const error = failures[reads++];
      if (error) throw error;
      return "data";
    },
    {
      sleep: async (ms) => void waits.push(ms),
      onRetry: (seconds, number) => told.push([seconds, number]),
      isOnline,
    },
  ).catch((error: unknown) => error);
  return { outcome, waits, told, reads };
}

describe("a failing read", () => {
  test("is not tried again where nobody is to wait for it", async () => {
    let reads = 0;
    const read = async () => {
      reads++;
      throw failure(500);
    };
    await expect(withRetry(read, { most: 0, sleep: async () => undefined })).rejects.toThrow();
    expect(reads).toBe(1);
  });

  test("is tried three times more, after 1, 2 and 4 seconds, and says so before each", async () => {
    const { outcome, waits, told } = await attempt([failure(500), failure(0), failure(503)]);
    expect(outcome).toBe("data");
    expect(waits).toEqual([1_000, 2_000, 4_000]);
    expect(told).toEqual([
      [1, 1],
      [2, 2],
      [4, 3],
    ]);
  });

  test("gives up with the last failure after that", async () => {
    const last = failure(502);
    const { outcome, reads } = await attempt([failure(500), failure(500), failure(500), last]);
    expect(outcome).toBe(last);
    expect(reads).toBe(4);
  });

  test("waits as long as the server asks, 30 seconds at most", async () => {
    expect((await attempt([failure(503, { retryAfterMs: 9_000 })])).waits).toEqual([9_000]);
    expect((await attempt([failure(503, { retryAfterMs: 900_000 })])).waits).toEqual([30_000]);
    expect(retryDelayMs(9)).toBe(30_000);
  });

  test.each([400, 401, 404, 429])("is not tried again after %i", async (status) => {
    expect((await attempt([failure(status)])).reads).toBe(1);
  });

  test("is not tried again while there is no connection", async () => {
    const { outcome, reads } = await attempt([failure(0)], () => false);
    expect(outcome).toBeInstanceOf(HttpError);
    expect(reads).toBe(1);
  });

  test("is not tried again when it was a write", async () => {
    expect((await attempt([failure(500, { method: "post" })])).reads).toBe(1);
  });

  test("that fails for a reason of our own is not tried again", async () => {
    let reads = 0;
    const broken = withRetry(async () => {
      reads++;
      throw new TypeError("a bug");
    });
    await expect(broken).rejects.toThrow("a bug");
    expect(reads).toBe(1);
  });
});
