import { describe, expect, test } from "vitest";
import { headHtml, scriptJson } from "../../src/site/headHtml";
import { cutDescription } from "../../src/site/headTags";

const site = { origin: "https://temples.example", brand: "Devalaya", language: "hi", path: "/settings" };

describe("a description", () => {
  test("of 150 characters stays whole", () => {
    expect(cutDescription("a".repeat(150))).toBe("a".repeat(150));
  });

  test("that is longer is cut at a word, the ellipsis within the 150", () => {
    const cut = cutDescription("lamp ".repeat(60));
    expect(cut).toMatch(/^(lamp )+lamp…$/);
    expect(cut.length).toBeLessThanOrEqual(150);
    expect(cut.length).toBeGreaterThan(140);
  });

  test("without a blank is cut all the same", () => {
    expect(cutDescription("a".repeat(400))).toBe(`${"a".repeat(149)}…`);
  });

  test("is one line", () => {
    expect(cutDescription("one\n  two")).toBe("one two");
  });
});

describe("the head", () => {
  test("of a record whose picture or site is no address is whole", () => {
    const head = { title: "T", description: "D", image: "https://[", jsonLd: { url: "http://", image: "https://[" } };
    const html = headHtml(head, site);
    expect(html).toContain('property="og:image" content="https://temples.example/social.png"');
    expect(html).toContain("application/ld+json");
  });

  test("names no other host, whatever a path begins with", () => {
    for (const path of ["//evil.example/a", "/\\\\evil.example/a", "\\\\evil.example/a"]) {
      expect(headHtml({ title: "T", description: "D", canonical: path }, site)).not.toContain("//evil.example");
      expect(headHtml({ title: "T", description: "D" }, { ...site, path })).not.toContain("//evil.example");
    }
  });

  test("names the page's one address in its language, and the others", () => {
    const html = headHtml({ title: "T", description: "D", canonical: "/temple/a" }, site);
    expect(html).toContain('<link rel="canonical" href="https://temples.example/temple/a?lang=hi">');
    expect(html).toContain('hreflang="kn" href="https://temples.example/temple/a?lang=kn"');
    expect(html).toContain('hreflang="x-default" href="https://temples.example/temple/a"');
    expect(html).toContain('property="og:image" content="https://temples.example/social.png"');
  });

  test("is the same list of addresses in every language, and each names itself", () => {
    const links = (language: string, rel: string) => {
      const html = headHtml({ title: "T", description: "D", canonical: "/classic" }, { ...site, language });
      return [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, "g"))].map(([link]) => link);
    };
    for (const language of ["en", "hi", "kn"]) {
      const [own = ""] = links(language, "canonical");
      const [, address] = /href="([^"]*)"/.exec(own) ?? [];
      expect(links(language, "alternate")).toContain(`<link rel="alternate" hreflang="${language}" href="${address}">`);
      expect(links(language, "alternate")).toEqual(links("en", "alternate"));
    }
  });

  test("asks not to be listed where the page has no address of its own", () => {
    expect(headHtml({ title: "T", description: "D" }, site)).toContain('<meta name="robots" content="noindex">');
  });

  test("names where such a page is, and nothing where there is none", () => {
    const settings = headHtml({ title: "T", description: "D" }, site);
    expect(settings).toContain('<link rel="canonical" href="https://temples.example/settings">');
    expect(headHtml({ title: "T", description: "D", isMissing: true }, site)).not.toContain("canonical");
  });

  test("lets no text become markup", () => {
    const html = headHtml({ title: '"><script>', description: "<b>&</b>", jsonLd: { name: "</script>" } }, site);
    expect(html).not.toMatch(/"><script>|<b>|"<\/script>/);
    expect(html).toContain("&quot;&gt;&lt;script&gt;");
  });
});

test("data in the page cannot end the element it stands in", () => {
  const text = scriptJson({ name: "</script><!--\u2028" });
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)).toEqual({ name: "</script><!--\u2028" });
});
