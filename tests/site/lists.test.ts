import { expect, test } from "vitest";
import { createI18n, loadTexts, namespaces } from "../../src/client/i18n";
import { inOneList } from "../../src/site/panchang/words";

test.each(["en", "hi", "kn"] as const)("a list in %s reads as the language's own rules have it", async (language) => {
  const t = createI18n(language, await loadTexts(language, namespaces), namespaces).getFixedT(language);
  const intl = new Intl.ListFormat(`${language}-IN`, { type: "conjunction" });
  for (const words of [[], ["A"], ["A", "B"], ["A", "B", "C"], ["A", "B", "C", "D"]])
    expect(inOneList((key, params) => t(key, params ?? {}), words)).toBe(intl.format(words));
});
