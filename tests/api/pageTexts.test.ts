import { expect, test } from "vitest";
import { type InProcessRead, render } from "../../src/site/entry-server";
import { pages } from "../../src/site/pages";
import { testNow } from "../support/clock";
import { readTexts } from "../support/locales";
import { sharedApp } from "../support/testApp";

const origin = "https://temples.example";
const { visitor } = await sharedApp({ seeded: true, now: testNow().toISOString(), env: { RATE_LIMITS: "off" } });
const read: InProcessRead = async (path) => {
  const answer = await visitor.get(path);
  return { status: answer.statusCode, body: answer.json() };
};
const keys = new Set([...readTexts("en").keys()].map((key) => key.slice(key.indexOf(":") + 1).replace(/_[a-z]+$/, "")));

/** Keys of texts among the words and labels of a page. */
const keysShown = (html: string): string[] => {
  const said = html.replace(/<script[\s\S]*?<\/script>/g, " ").replace(/(href|src|srcset|id|class|for)="[^"]*"/g, " ");
  return [...new Set(said.match(/[a-z][\w-]*(?:\.[\w-]+)+/g))].filter((word) => keys.has(word));
};

const plain = pages.map(({ path }) => path).filter((path) => !path.includes(":"));
const searched = ["/search?q=shiva", "/search?q=12+jyotirlinga", "/nearby?lat=30.73&lng=79.07", "/festivals?year=2027"];
const { body: sitemap } = await visitor.get("/sitemap-pages.xml");
const listed = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:temples|deities|lists)\/[^/<]+)<\/loc>/g)].map(
  ([, path]) => path,
);
const temples = ["kedarnath-temple-kedarnath", "badrinath-temple-badrinath"].map((slug) => `/temple/${slug}`);

test("pages show no key of a text: a page names in pages.ts where the texts of what it draws are", async () => {
  const found: string[] = [];
  const paths = [...plain, ...searched, ...temples, ...listed, "/panchang/varanasi", "/festivals/diwali"];
  expect(paths.length).toBeGreaterThan(100);
  for (const url of paths) {
    const { html, head } = await render({ origin, now: testNow(), url: String(url), read });
    for (const key of keysShown(head + html)) found.push(`${url} shows ${key}`);
  }
  expect(found).toEqual([]);
});
