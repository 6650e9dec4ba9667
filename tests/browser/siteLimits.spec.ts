import { expect, test } from "../support/browserTest";
import { oddTargets, rawGet, statusOf } from "../support/rawHttp";
import { startSite } from "../support/siteServer";

const elsewhere = /(?:href|src|content)="(?:https?:)?[/\\\\]{2}evil/;

test("no address that is asked for breaks a page or leads to another host", async ({ site }) => {
  const port = Number(new URL(site.url).port);
  const wrong: string[] = [];
  for (const target of oddTargets) {
    const answer = await rawGet(port, target, ["Accept: text/html"]);
    const status = statusOf(answer);
    if (!(status >= 200 && status < 500) || elsewhere.test(answer)) wrong.push(`${status} ${target.slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
});

test("beyond its limit an address gets a page that says so in its language, and files as ever", async ({
  playwright,
}) => {
  const site = await startSite({ RATE_LIMITS: "on" });
  try {
    const request = await playwright.request.newContext({ baseURL: site.url });
    const kept = await request.get("/about");
    expect(kept.status()).toBe(200);
    // addresses that cost a lot, and the server nothing; what is spent comes back by and by, so pages are asked for meanwhile
    const open = (language: string) => fetch(`${site.url}/festivals?lang=${language}&${Math.random()}`);
    const limitedPage = async (language: string): Promise<Response> => {
      const spending = Array.from({ length: 250 }, () => fetch(`${site.url}/sitemap-none.xml`));
      const pages = await Promise.all(Array.from({ length: 5 }, () => open(language)));
      await Promise.all(spending);
      return pages.find(({ status }) => status === 429) ?? limitedPage(language);
    };
    for (const [language, words] of [
      ["en", "Too many requests."],
      ["hi", "बहुत सारे अनुरोध आ गए।"],
      ["kn", "ತುಂಬಾ ವಿನಂತಿಗಳು ಬಂದಿವೆ."],
    ] as const) {
      const limited = await limitedPage(language);
      expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(limited.headers.get("content-type")).toContain("text/html");
      const html = await limited.text();
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(words);
    }
    expect((await request.get("/about")).status()).toBe(200);
    const file = /\/assets\/[\w.-]+\.js/.exec(await kept.text())?.[0] ?? "";
    expect((await request.get(file)).status()).toBe(200);
    expect((await request.get("/sw.js")).status()).toBe(200);
    expect((await request.get("/about", { headers: { "x-forwarded-for": "10.9.9.9" } })).status()).toBe(200);
    await request.dispose();
  } finally {
    await site.stop();
  }
});
