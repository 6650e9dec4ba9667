import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createPageCache } from "../../src/server/site/pageCache";
import { gzipPage, plainPage, type SentPage } from "../../src/server/site/sentPage";
import { testApp } from "../support/testApp";

/** A cache with a clock to set, and drawings that say their number. */
function aCache({ maxBytes = 1_000, isKept = true } = {}) {
  const clock = { ms: 0 };
  let count = 0;
  const bytesOf = () => (isKept ? 10 : undefined);
  const cache = createPageCache<string>({ now: () => clock.ms, lifeMs: 45_000, maxBytes, bytesOf });
  return { cache, clock, draw: async () => `drawing ${++count}` };
}

describe("pages are kept", () => {
  test("for whoever asks next, by their key", async () => {
    const { cache, draw } = aCache();
    expect(await cache.get("en /", draw)).toBe("drawing 1");
    expect(await cache.get("en /", draw)).toBe("drawing 1");
    expect(await cache.get("hi /", draw)).toBe("drawing 2");
  });

  test("until their time is over, counted from when they were drawn", async () => {
    const { cache, clock, draw } = aCache();
    await cache.get("/", draw);
    clock.ms = 44_999;
    expect(await cache.get("/", draw)).toBe("drawing 1");
    clock.ms = 45_000;
    expect(await cache.get("/", draw)).toBe("drawing 2");
  });

  test("until something changed", async () => {
    const { cache, draw } = aCache();
    await cache.get("/", draw);
    cache.clear();
    expect(cache.bytes()).toBe(0);
    expect(await cache.get("/", draw)).toBe("drawing 2");
  });

  test("but not when something changed while they were drawn", async () => {
    const { cache, draw } = aCache();
    const before = cache.get("/", draw);
    cache.clear();
    expect(await cache.get("/", draw)).toBe("drawing 2");
    expect(await before).toBe("drawing 1");
    expect(await cache.get("/", draw)).toBe("drawing 2");
  });

  test("and drawn anew for one who asks for it, then kept for the others", async () => {
    const { cache, draw } = aCache();
    await cache.get("/", draw);
    expect(await cache.get("/", draw, true)).toBe("drawing 2");
    expect(await cache.get("/", draw)).toBe("drawing 2");
  });

  test("once for all who ask at the same time", async () => {
    const { cache, draw } = aCache();
    expect(await Promise.all([cache.get("/", draw), cache.get("/", draw)])).toEqual(["drawing 1", "drawing 1"]);
  });

  test("only when they are fit to be kept", async () => {
    const { cache, draw } = aCache({ isKept: false });
    await cache.get("/lost", draw);
    expect(await cache.get("/lost", draw)).toBe("drawing 2");
  });

  test("in a bounded room, which the one not asked for longest leaves", async () => {
    const { cache, draw } = aCache({ maxBytes: 20 });
    await cache.get("a", draw);
    await cache.get("b", draw);
    await cache.get("a", draw);
    await cache.get("c", draw);
    expect(cache.bytes()).toBe(20);
    expect(await cache.get("a", draw)).toBe("drawing 1");
    expect(await cache.get("b", draw)).toBe("drawing 4");
  });

  test("a failure is not", async () => {
    const { cache, draw } = aCache();
    await expect(cache.get("/", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await cache.get("/", draw)).toBe("drawing 1");
  });
});

describe("a kept page", () => {
  const text = "नमस्ते ".repeat(500);
  const page: SentPage = {
    status: 200,
    language: "hi",
    parts: ['<style nonce="', `">${text}</style><script nonce="`, '"></script>'].map((part) => Buffer.from(part)),
    bytes: 0,
  };
  const withNonce = (nonce: string) => `<style nonce="${nonce}">${text}</style><script nonce="${nonce}"></script>`;

  test("is sent with another nonce each time", () => {
    expect(plainPage(page, "first").toString()).toBe(withNonce("first"));
    expect(plainPage(page, "second one").toString()).toBe(withNonce("second one"));
  });

  test("is sent compressed the same way", () => {
    expect(gunzipSync(gzipPage(page, "first")).toString()).toBe(withNonce("first"));
    expect(gunzipSync(gzipPage(page, "second one")).toString()).toBe(withNonce("second one"));
    expect(gzipPage(page, "first").length).toBeLessThan(300);
  });

  test("takes from others of its kind what the template says, and nothing else", () => {
    const ofTemplate = Buffer.from("<style>all pages</style>");
    const ofKind = (words: string): SentPage => ({
      status: 200,
      language: "en",
      parts: [ofTemplate, Buffer.from(words)],
      isFixed: [true, false],
      bytes: 0,
    });
    const [first, second] = [ofKind("first"), ofKind("second")];
    expect(gunzipSync(gzipPage(first, "1")).toString()).toBe("<style>all pages</style>1first");
    expect(gunzipSync(gzipPage(second, "2")).toString()).toBe("<style>all pages</style>2second");
    expect(second.compressed?.[0]).toBe(first.compressed?.[0]);
    expect(second.compressed?.[1]).not.toBe(first.compressed?.[1]);
  });
});

describe("a write", () => {
  const fresh = (headers: Record<string, unknown>) => [headers["set-cookie"]].flat().filter(Boolean);

  test("that succeeds lets whoever made it past the kept pages of every process for a minute", async () => {
    const { visitor } = await testApp();
    const person = { name: "Asha", email: "asha@test.example", password: "lotus lamp bell", role: "DEVOTEE" };
    const written = await visitor.post("/api/auth/register", person);
    expect(written.statusCode).toBe(201);
    expect(fresh(written.headers)).toEqual(["fresh=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax"]);
  });

  test("that is refused does not, nor does a read", async () => {
    const { visitor } = await testApp();
    expect(fresh((await visitor.post("/api/auth/register", {})).headers)).toEqual([]);
    expect(fresh((await visitor.get("/api/platform/stats")).headers)).toEqual([]);
  });

  test("empties what this process kept", async () => {
    const { app, as } = await testApp();
    await app.keptPages.get("/", async () => page);
    expect(app.keptPages.bytes()).toBe(5);
    await as("DEVOTEE").get("/api/users/me");
    expect(app.keptPages.bytes()).toBe(5);
    await as("DEVOTEE").put("/api/user/preferences", { preferences: "{}" });
    expect(app.keptPages.bytes()).toBe(0);
  });
  const page: SentPage = { status: 200, language: "en", parts: [], bytes: 5 };
});
