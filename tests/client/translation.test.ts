import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createI18n, loadTexts, namespaces } from "../../src/client/i18n";
import { I18nextProvider, useTranslation } from "../../src/client/translation";

type Values = Record<string, string | number>;

/** How the site fills a text in, and how i18next does. */
async function speaker(language: "en" | "hi" | "kn") {
  const texts = createI18n(language, await loadTexts(language, namespaces), namespaces);
  const said: string[] = [];
  function Says({ name, values }: { name: string; values: Values }) {
    said.push(useTranslation().t(name, values));
    return null;
  }
  const site = (name: string, values: Values) => {
    const says = createElement(Says, { name, values });
    renderToString(createElement(I18nextProvider, { i18n: texts } as Parameters<typeof I18nextProvider>[0], says));
    return said.at(-1);
  };
  return { site, texts, plain: texts.getFixedT(language) };
}

test.each(["en", "hi", "kn"] as const)("texts of %s are filled in as i18next fills them", async (language) => {
  const { site, plain } = await speaker(language);
  for (const [name, values] of [
    ["temple.directionsTo", { name: "Śri $& {{brand}} $t(brand)" }],
    ["temple.viewDetailsOf", { name: "Kashi" }],
    ["temple.kmAway", { km: "2.5" }],
    ["temple.headDescription", { name: "Kashi", place: "Varanasi" }],
    ["temple.headDescription", { name: "Kashi" }],
    ["temple.reviewCount", { count: 1, number: "1" }],
    ["temple.reviewCount", { count: 5, number: "5" }],
    ["states.Kerala", { defaultValue: "Kerala", keySeparator: "." }],
    ["states.Atlantis", { defaultValue: "Atlantis", keySeparator: "." }],
    ["no.such.text", { name: "Kashi" }],
  ] as [string, Values][]) {
    expect(site(name, values)).toBe(plain(name, values));
  }
});

test("a text that came later is filled in once it is there", async () => {
  const { site, texts } = await speaker("en");
  expect(site("later.hello", { name: "Asha" })).toBe("later.hello");
  texts.addResourceBundle("en", "site", { later: { hello: "Hello {{name}}" } }, true);
  expect(site("later.hello", { name: "Asha" })).toBe("Hello Asha");
});
