import { expect, test } from "vitest";
import { createI18n, namespaces, switchLanguage } from "../../src/client/i18n";
import { loadTexts } from "../../src/site/loadTexts";

const texts = ["site", "common"] as const;

test("a text that is drawn copies nothing: neither the instance nor its options have properties of their own", async () => {
  const i18n = createI18n("en", await loadTexts("en", texts), texts, namespaces);
  expect(Object.keys(i18n)).toEqual([]);
  expect(Object.keys(i18n.options)).toEqual([]);
});

test("another language is spoken once its texts are here, also by what holds the instance already", async () => {
  const i18n = createI18n("en", await loadTexts("en", texts), texts, namespaces);
  const heard: string[] = [];
  i18n.on("languageChanged", (language) => heard.push(language));
  const english = i18n.t("tagline");
  await switchLanguage(i18n, "kn", await loadTexts("kn", texts));
  expect({ language: i18n.language, heard, text: i18n.t("tagline") }).toEqual({
    language: "kn",
    heard: ["kn"],
    text: createI18n("kn", await loadTexts("kn", texts), texts, namespaces).t("tagline"),
  });
  expect(i18n.t("tagline")).not.toBe(english);
});
