import type { FastifyInstance } from "fastify";
import { describe, expect, test } from "vitest";
import { allowances, costs } from "../../src/server/limits/allowances";
import { PASSWORD } from "../support/factories";
import { type Caller, testApp } from "../support/testApp";

/** How many calls are let through before the first 429. */
async function letThrough(call: () => ReturnType<Caller["get"]>, atMost: number): Promise<number> {
  for (let calls = 0; calls < atMost; calls++) if ((await call()).statusCode === 429) return calls;
  return atMost;
}

const from = (remoteAddress: string, headers = {}) => ({ remoteAddress, headers });

const login = (who: Caller, email: string, extra = {}) =>
  who.post("/api/auth/login", { email, password: "not this one" }, extra);
const NOON = "2026-03-14T06:30:00Z";

describe("limits", () => {
  test.each([
    ["writes", 600, (who: Caller) => who.post("/api/payments/intent", {})],
    ["uploads", 120, (who: Caller) => who.post("/api/images/temple/1")],
    ["links by ticket", 60, (who: Caller) => who.get("/api/admin/temples/export.csv")],
  ] as const)("%s of an address: %i a minute, then 429 with when to come back", async (_, limit, call) => {
    const { visitor } = await testApp({ now: NOON });
    expect(await letThrough(() => call(visitor), limit + 5)).toBe(limit);
    const refused = await call(visitor);
    expect(refused.json()).toMatchObject({
      statusCode: 429,
      code: "tooManyRequests",
      message: "Too many requests. Please wait a moment and try again.",
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test("of an account are its own, wherever it calls from, and those behind its address keep theirs", async () => {
    const { as, anAccount } = await testApp({ now: NOON });
    const write = (who: Caller, extra = {}) => who.put("/api/user/preferences", { preferences: "{}" }, extra);
    let calls = 0;
    const fromAnywhere = () => write(as("DEVOTEE"), from(`10.1.0.${calls++}`));
    expect(await letThrough(fromAnywhere, 125)).toBe(120);
    expect((await write(await anAccount(), from("10.1.0.1"))).statusCode).toBe(200);
  });

  test("time brings them back", async () => {
    const { as, clock } = await testApp({ now: NOON });
    const write = () => as("DEVOTEE").put("/api/user/preferences", { preferences: "{}" });
    await letThrough(write, 125);
    clock.set("2026-03-14T06:30:10Z");
    expect(await letThrough(write, 30)).toBe(20);
  });

  test("calls that are refused use up nothing of what others behind the address may do", async () => {
    const { visitor, as, anAccount } = await testApp({ now: NOON });
    const { email } = await anAccount();
    for (let calls = 0; calls < 70; calls++) {
      expect((await visitor.post("/api/auth/logout-everywhere")).statusCode).toBe(401);
      expect((await as("DEVOTEE").post("/api/admin/temples/import")).statusCode).toBe(403);
      expect((await visitor.get("/api/temples/nowhere")).statusCode).toBe(404);
      expect((await visitor.post("/api/auth/login", {})).statusCode).toBe(400);
    }
    expect((await visitor.post("/api/auth/login", { email, password: PASSWORD })).statusCode).toBe(200);
    expect((await as("SUPER_ADMIN").get("/api/admin/temples/export.csv")).statusCode).not.toBe(429);
  });

  test("who tries passwords of one person is stopped before others behind the address", async () => {
    const { visitor, anAccount } = await testApp({ now: NOON });
    const { email } = await anAccount();
    expect(await letThrough(() => login(visitor, "nobody@test.example"), 20)).toBeLessThanOrEqual(12);
    expect((await visitor.post("/api/auth/login", { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test("sign-ins of an address: sixty a minute, apart from all else", async () => {
    const { visitor } = await testApp({ now: NOON });
    const reset = () => visitor.post("/api/auth/reset", { token: "x".repeat(43), password: PASSWORD });
    expect(await letThrough(reset, 70)).toBe(60);
    expect((await visitor.get("/api/platform/stats")).statusCode).toBe(200);
    expect((await login(visitor, "someone@test.example", from("10.0.0.2"))).statusCode).toBe(401);
  });

  /** Takes what an address may spend on reading but for `points`. */
  const leave = async ({ buckets, now }: FastifyInstance, points: number) => {
    const { address } = allowances.read;
    await buckets.take("read address:127.0.0.1", address.burst - points, address, now().getTime());
  };

  test("reading is for thousands behind one address, and costly calls count more", async () => {
    const { app, visitor } = await testApp({ now: NOON });
    const search = () => visitor.get("/api/temples/search");
    await leave(app, 100);
    expect(await letThrough(search, 40)).toBe(100 / costs.search);
    expect((await visitor.get("/api/platform/stats")).statusCode).toBe(429);
    expect((await visitor.get("/api/platform/stats", from("10.0.0.2"))).statusCode).toBe(200);
  });

  test("files are counted nowhere", async () => {
    const { app, visitor } = await testApp({ now: NOON });
    await leave(app, 0);
    expect((await visitor.get("/api/platform/stats")).statusCode).toBe(429);
    for (const file of ["/healthz", "/robots.txt", "/manifest.webmanifest", "/assets/none.js", "/images/none-1.webp"])
      expect((await visitor.get(file)).statusCode, file).not.toBe(429);
  });

  test("an IPv6 customer, who has a whole network of addresses, counts as one", async () => {
    const { visitor } = await testApp({ now: NOON });
    let calls = 0;
    const call = () => visitor.get("/api/admin/temples/export.csv", from(`2001:db8:1:2::${(calls++).toString(16)}`));
    expect(await letThrough(call, 70)).toBe(60);
  });

  test("are gone with RATE_LIMITS=off", async () => {
    const { visitor } = await testApp({ env: { RATE_LIMITS: "off" } });
    expect(await letThrough(() => visitor.post("/api/payments/intent", {}), 700)).toBe(700);
  });
});

describe("a forwarded address", () => {
  /** How many of 70 calls get through that say they come from another address each. */
  async function forged(TRUST_PROXY: string, forwarded: (call: number) => string, caller = "10.0.0.1") {
    const { visitor } = await testApp({ env: { TRUST_PROXY }, now: NOON });
    let calls = 0;
    const call = () =>
      visitor.get("/api/admin/temples/export.csv", from(caller, { "x-forwarded-for": forwarded(calls++) }));
    return letThrough(call, 70);
  }
  const other = (call: number) => `203.0.113.${call}`;

  test("counts for nothing where no proxy is trusted", async () => {
    expect(await forged("off", other)).toBe(60);
  });

  test("is the one that the nearest proxy adds; what the caller wrote before it is not read", async () => {
    expect(await forged("1", other)).toBe(70);
    expect(await forged("1", (call) => `${other(call)}, 198.51.100.7`)).toBe(60);
    expect(await forged("2", (call) => `${other(call)}, 198.51.100.7, 192.0.2.1`)).toBe(60);
  });

  test("is believed of proxies at the given addresses alone", async () => {
    expect(await forged("10.0.0.0/8, 127.0.0.1", other)).toBe(70);
    expect(await forged("10.0.0.0/8", (call) => `${other(call)}, 198.51.100.7, 10.2.0.1`)).toBe(60);
    expect(await forged("192.0.2.0/24", other)).toBe(60);
  });

  test("that is none is the same for all who send such", async () => {
    expect(await forged("1", (call) => `not an address ${call}`)).toBe(60);
  });
});
