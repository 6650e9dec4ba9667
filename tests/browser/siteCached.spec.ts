import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/browserTest";
import { inMs } from "../support/clock";

const nonceIn = (html: string) => / nonce="([^"]+)"/.exec(html)?.[1];

async function page(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers });
  return { answer, html: await answer.text() };
}

test("a cached page is the same but for its nonce, which is another one each time", async ({ request }) => {
  const first = await page(request, "/about");
  const second = await page(request, "/about");
  expect(second.answer.headers()["x-cache"]).toBe("hit");
  const [one, other] = [nonceIn(first.html), nonceIn(second.html)];
  expect(one).toMatch(/^[\w+/]{22}==$/);
  expect(other).not.toBe(one);
  expect(second.html.replaceAll(other ?? "", "")).toBe(first.html.replaceAll(one ?? "", ""));
  expect(second.answer.headers()["content-security-policy"]).toContain(`'nonce-${other}'`);
});

test("languages are cached apart", async ({ request }) => {
  const speaks = async (path: string, cookie?: string) =>
    (await page(request, path, cookie ? { cookie } : {})).html.slice(0, 60);
  expect(await speaks("/help")).toContain('lang="en"');
  expect(await speaks("/help", "lang=kn")).toContain('lang="kn"');
  expect(await speaks("/help", "lang=hi")).toContain('lang="hi"');
  expect(await speaks("/help?lang=hi", "lang=kn")).toContain('lang="hi"');
  expect(await speaks("/help", "lang=kn")).toContain('lang="kn"');
});

test("a browser gets it compressed, others as it is", async ({ request }) => {
  const plain = await page(request, "/terms", { "accept-encoding": "identity" });
  expect(plain.answer.headers()).not.toHaveProperty("content-encoding");
  expect(plain.html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
  for (const [accepted, coding] of [
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["br;q=0, gzip;q=0.5", "gzip"],
  ] as const) {
    const packed = await page(request, "/terms", { "accept-encoding": accepted });
    expect(packed.answer.headers()["content-encoding"]).toBe(coding);
    expect(packed.answer.headers().vary?.toLowerCase()).toBe("cookie, accept-encoding");
    expect(packed.html.length).toBe(plain.html.length);
  }
  const head = await request.head("/terms");
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  expect(head.headers()["content-security-policy"]).toContain("'nonce-");
});

test("whoever changes a temple sees it on its page at once, and so does everybody", async ({ request, apiAs }) => {
  const api = await apiAs("TEMPLE_ADMIN");
  const made = await (
    await api.post("/api/admin/temples", { data: { name: "Kept Gate", city: "Udupi", state: "Karnataka" } })
  ).json();
  expect((await page(request, `/temple/${made.slug}`)).html).toContain("Kept Gate");
  await api.put(`/api/admin/temples/${made.id}`, {
    data: { description: "The lamp was lit anew.", version: made.version },
  });
  expect((await page(request, `/temple/${made.slug}`)).html).toContain("The lamp was lit anew.");
  await api.delete(`/api/admin/temples/${made.id}`);
  expect((await page(request, `/temple/${made.slug}`)).answer.status()).toBe(404);
  expect((await page(request, `/temple/${made.slug}`)).answer.status()).toBe(404);
});

test("a review is on its temple's page as soon as it is approved", async ({ request, apiAs }) => {
  const api = await apiAs("SUPER_ADMIN");
  const made = await (
    await api.post("/api/admin/temples", { data: { name: "Praised Gate", city: "Udupi", state: "Karnataka" } })
  ).json();
  const words = "The evening lamps by the river were lovely to see.";
  expect((await page(request, `/temple/${made.slug}`)).html).not.toContain(words);
  const data = { rating: 5, comment: words, name: "Asha", email: "asha@people.example" };
  const written = await request.post(`/api/temples/${made.id}/reviews`, { data });
  expect(written.status(), await written.text()).toBe(201);
  const { id } = await written.json();
  expect((await page(request, `/temple/${made.slug}`)).html).not.toContain(words);
  const decisions = [{ kind: "review", id, decision: "approve" }];
  const decided = await api.post("/api/admin/moderation/decisions", { data: { decisions } });
  expect(decided.status(), await decided.text()).toBe(200);
  expect((await page(request, `/temple/${made.slug}`)).html).toContain(words);
  await api.delete(`/api/admin/temples/${made.id}`);
});

test("an edit changes the pages that show it at once, and leaves the others cached", async ({ request, apiAs }) => {
  const api = await apiAs("SUPER_ADMIN");
  const make = async (name: string, latitude: number) => {
    const data = { name, city: "Udupi", state: "Karnataka", latitude, longitude: 74.7 };
    return (await api.post("/api/admin/temples", { data })).json();
  };
  const [edited, other] = [await make("Edited Gate", 13.3), await make("Other Gate", 16.3)];
  const paths = {
    edited: `/temple/${edited.slug}`,
    other: `/temple/${other.slug}`,
    list: "/search?q=gate",
    home: "/",
    festivals: "/festivals",
    about: "/about",
  };
  /** Which pages are drawn anew after a change, when all of them are cached before. */
  const drawnAfter = async (change: () => Promise<{ ok: () => boolean; text: () => Promise<string> }>) => {
    for (const path of Object.values(paths)) await page(request, path);
    const changed = await change();
    expect(changed.ok(), await changed.text()).toBe(true);
    const drawn: string[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const { answer, html } = await page(request, path);
      expect(answer.status()).toBe(200);
      if (answer.headers()["x-cache"] === "miss") drawn.push(name);
      texts.set(name, html);
    }
    return drawn;
  };
  const texts = new Map<string, string>();
  const put = (data: object) => () => api.put(`/api/admin/temples/${edited.id}`, { data });

  expect(await drawnAfter(put({ dressCode: "White cotton" }))).toEqual(["edited", "list"]);
  expect(texts.get("edited")).toContain("White cotton");
  expect(await drawnAfter(put({ name: "Renamed Gate", slug: edited.slug }))).toEqual(["edited", "list", "home"]);
  expect(texts.get("list")).toContain("Renamed Gate");

  const banner = (text: string) => () => api.put("/api/admin/content/banner", { data: { text, published: true } });
  expect(await drawnAfter(banner("The gate opens at five"))).toEqual(["home"]);
  expect(texts.get("home")).toContain("The gate opens at five");
  await banner("")();

  const festival = (await (await api.get("/api/admin/festivals?search=diwali")).json())[0];
  const named = (name: string) => () => api.put(`/api/admin/festivals/${festival.id}`, { data: { name } });
  expect(await drawnAfter(named("Feast of Lamps"))).toEqual(["edited", "other", "list", "home", "festivals"]);
  expect(texts.get("festivals")).toContain("Feast of Lamps");
  await named(festival.name)();

  const event = {
    title: "Lamps by the gate",
    templeName: "Edited Gate",
    templeId: edited.id,
    startTime: inMs(3_600_000),
    youtubeId: "dQw4w9WgXcQ",
  };
  expect(await drawnAfter(() => api.post("/api/live/events", { data: event }))).toEqual(["edited"]);
  expect(texts.get("edited")).toContain("Lamps by the gate");

  const login = { email: "nobody@people.example", password: "lotus lamp bell", role: "DEVOTEE", name: "Asha" };
  expect(await drawnAfter(() => api.post("/api/auth/register", { data: login }))).toEqual(["home"]);
  for (const { id } of [edited, other]) await api.delete(`/api/admin/temples/${id}`);
});
