import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/browserTest";

const nonceIn = (html: string) => /<style nonce="([^"]+)"/.exec(html)?.[1];

async function page(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers });
  return { answer, html: await answer.text() };
}

test("a kept page is the same but for its nonce, which is another one each time", async ({ request }) => {
  const first = await page(request, "/about");
  const second = await page(request, "/about");
  const [one, other] = [nonceIn(first.html), nonceIn(second.html)];
  expect(one).toMatch(/^[\w+/]{22}==$/);
  expect(other).not.toBe(one);
  expect(second.html.replaceAll(other ?? "", "")).toBe(first.html.replaceAll(one ?? "", ""));
  expect(second.answer.headers()["content-security-policy"]).toContain(`'nonce-${other}'`);
});

test("languages are kept apart", async ({ request }) => {
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
  const packed = await page(request, "/terms", { "accept-encoding": "gzip, br" });
  expect(packed.answer.headers()["content-encoding"]).toBe("gzip");
  expect(packed.html.length).toBe(plain.html.length);
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
