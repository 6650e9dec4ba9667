import { expect, test } from "@playwright/test";
import { startRestartable } from "../support/postgres";
import { startSite } from "../support/siteServer";

const words = {
  en: "Search failed. Please try again.",
  hi: "खोज नहीं हो पाई। कृपया फिर कोशिश करें।",
  kn: "ಹುಡುಕಾಟ ವಿಫಲವಾಯಿತು. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.",
};

test("pages outlive their database: the kept ones are sent, the others say it in their reader's language", async ({
  request,
}) => {
  test.setTimeout(180_000);
  const cluster = await startRestartable();
  const site = await startSite({ DATABASE_URL: cluster.url });
  try {
    const open = (path: string, lang = "en") =>
      request.get(`${site.url}${path}`, { headers: { cookie: `lang=${lang}` } });
    expect((await open("/search?q=shiva")).status()).toBe(200);
    await cluster.halt();
    expect((await open("/search?q=shiva")).status()).toBe(200); // drawn before
    for (const [lang, said] of Object.entries(words)) {
      const answer = await open("/search?q=vishnu", lang);
      expect([answer.status(), answer.headers()["retry-after"]]).toEqual([503, "10"]);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain(said);
    }
    for (const path of ["/", "/temple/somnath", "/festivals", "/panchang", "/donate", "/sitemap.xml"])
      expect([200, 503], path).toContain((await open(path)).status());
    await cluster.start();
    await expect.poll(async () => (await open("/search?q=vishnu")).status()).toBe(200);
    expect(site.complaints().filter((line) => line.includes("Unhandled"))).toEqual([]);
  } finally {
    await site.stop();
    await cluster.remove();
  }
});
