import { describe, expect, test } from "vitest";
import { type Caller, testApp } from "../support/testApp";

/** How many calls are let through before the first 429. */
async function letThrough(call: () => ReturnType<Caller["get"]>, atMost: number): Promise<number> {
  for (let calls = 0; calls < atMost; calls++) if ((await call()).statusCode === 429) return calls;
  return atMost;
}

const from = (remoteAddress: string, headers = {}) => ({ remoteAddress, headers });

describe("limits per minute and address", () => {
  test.each([
    ["reads", 1_200, (who: Caller) => who.get("/api/users/me")],
    ["writes", 120, (who: Caller) => who.post("/api/auth/logout-everywhere")],
    ["sign-ins", 30, (who: Caller) => who.post("/api/auth/login", {})],
    ["uploads", 40, (who: Caller) => who.post("/api/images/temple/1")],
    ["imports and exports", 30, (who: Caller) => who.post("/api/admin/temples/import")],
  ] as const)("%s: %i, then 429 with the catalogue's text and when to come back", async (_, limit, call) => {
    const { visitor } = await testApp();
    expect(await letThrough(() => call(visitor), limit + 5)).toBe(limit);
    const refused = await call(visitor);
    expect(refused.json()).toMatchObject({
      statusCode: 429,
      code: "tooManyRequests",
      message: "Too many requests. Please wait a moment and try again.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("calls of one label count together, another label's and another address's do not", async () => {
    const { visitor } = await testApp();
    await letThrough(() => visitor.post("/api/auth/login", {}), 100);
    expect((await visitor.post("/api/auth/register", {})).statusCode).toBe(429);
    expect((await visitor.get("/healthz")).statusCode).toBe(200);
    expect((await visitor.post("/api/auth/login", {}, from("10.0.0.2"))).statusCode).toBe(400);
  });

  test("a forwarded address counts only behind a proxy that is trusted", async () => {
    const callsOfMany = async (TRUST_PROXY: string) => {
      const { visitor } = await testApp({ env: { TRUST_PROXY } });
      let calls = 0;
      return letThrough(
        () => visitor.post("/api/auth/login", {}, from("10.0.0.1", { "x-forwarded-for": `10.1.0.${calls++}` })),
        40,
      );
    };
    expect(await callsOfMany("off")).toBe(30);
    expect(await callsOfMany("on")).toBe(40);
  });

  test("do not count what a page reads while it is drawn", async () => {
    const { app, visitor } = await testApp();
    for (let reads = 0; reads < 1_205; reads++) await app.readInProcess("/api/platform/stats", "en");
    expect((await visitor.get("/api/platform/stats")).statusCode).toBe(200);
  });

  test("are gone with RATE_LIMITS=off", async () => {
    const { visitor } = await testApp({ env: { RATE_LIMITS: "off" } });
    expect(await letThrough(() => visitor.post("/api/auth/login", {}), 200)).toBe(200);
  });
});
