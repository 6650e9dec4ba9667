import { describe, expect, test } from "vitest";
import { inProcessRead, isInProcess } from "../../src/server/site/inProcess";
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

  test("do not count what a page reads while it is drawn, which nobody else can pass for", async () => {
    const { app, visitor } = await testApp();
    const claim = { headers: { "x-in-process": "true" } };
    expect(await letThrough(() => visitor.get("/api/users/me", claim), 1_205)).toBe(1_200);
    expect((await inProcessRead(app)("/api/users/me", {})).status).toBe(401);
  });

  test("know what came over the network, also with the word that a page's own reads carry", async () => {
    const taken: { word?: string; inProcess: boolean }[] = [];
    const { app } = await testApp({
      with: (opening) =>
        opening.addHook("onRequest", async (request) => {
          taken.push({ word: String(request.headers["x-in-process"]), inProcess: isInProcess(request) });
        }),
    });
    await inProcessRead(app)("/healthz", {});
    const word = taken[0]?.word ?? "";
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    await fetch(`${address}/healthz`, { headers: { "x-in-process": word } });
    expect(taken).toEqual([
      { word, inProcess: true },
      { word, inProcess: false },
    ]);
  });

  test("are gone with RATE_LIMITS=off", async () => {
    const { visitor } = await testApp({ env: { RATE_LIMITS: "off" } });
    expect(await letThrough(() => visitor.post("/api/auth/login", {}), 200)).toBe(200);
  });
});
