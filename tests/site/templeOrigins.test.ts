import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import enCommon from "../../locales/en/common.json";
import enTemple from "../../locales/en/temple.json";
import hiCommon from "../../locales/hi/common.json";
import hiTemple from "../../locales/hi/temple.json";
import knCommon from "../../locales/kn/common.json";
import knTemple from "../../locales/kn/temple.json";
import { createI18n } from "../../src/client/i18n";
import type { Language } from "../../src/client/language";
import { TempleLists } from "../../src/site/temple/TempleLists";
import { TempleSources } from "../../src/site/temple/TempleSources";

const texts = {
  en: { common: enCommon, temple: enTemple },
  hi: { common: hiCommon, temple: hiTemple },
  kn: { common: knCommon, temple: knTemple },
};

function shown(language: Language, element: ReturnType<typeof createElement>): string {
  const i18n = createI18n(language, texts[language], ["common", "temple"], ["common", "temple"]);
  const page = createElement(I18nextProvider, { i18n }, createElement(MemoryRouter, {}, element));
  return renderToStaticMarkup(page).replace(/<[^<>]*>/g, "");
}

test.each([
  ["en", ["Public lists of temples", "India Post", "Devalaya", "Wikidata"]],
  ["hi", ["मंदिरों की सार्वजनिक सूचियाँ", "भारतीय डाक", "देवालय", "Wikidata"]],
  ["kn", ["ದೇವಾಲಯಗಳ ಸಾರ್ವಜನಿಕ ಪಟ್ಟಿಗಳು", "ಭಾರತೀಯ ಅಂಚೆ", "ದೇವಾಲಯ", "Wikidata"]],
] as const)("sources that the product itself names are named in %s", (language, names) => {
  const sources = ["Public lists of temples", "India Post", "Devalaya", "Wikidata"].map((name) => ({
    ...{ kind: "list" as const, name, url: null, checkedOn: null, fields: ["name"] },
  }));
  const said = shown(language, createElement(TempleSources, { temple: { sources, tradition: null, closures: [] } }));
  const kind = texts[language].temple.temple.sourceKinds.list;
  expect(said).toBe(`${texts[language].temple.temple.sources}: ${names.map((name) => `${name} (${kind})`).join("; ")}`);
});

test.each([
  ["en", "276 Paadal Petra Sthalams", "No. 4 of 5 in the group “Kongu Nadu”"],
  ["hi", "276 Paadal Petra Sthalams", "“Kongu Nadu” समूह के 5 में क्रमांक 4"],
  ["kn", "276 Paadal Petra Sthalams", "“Kongu Nadu” ಗುಂಪಿನ 5ರಲ್ಲಿ ಕ್ರಮಾಂಕ 4"],
] as const)("a number within a group of a list names the group, in %s", (language, list, said) => {
  const named = (name: string) => ({ name, nameHi: null, nameKn: null });
  const membership = { ...named(list), slug: "sthalams", number: 4, count: 5 };
  const listed = (group: ReturnType<typeof named> | null) =>
    shown(language, createElement(TempleLists, { lists: [{ ...membership, group }] }));
  expect(listed(named("Kongu Nadu"))).toContain(`${list}${said}`);
  expect(listed(null)).not.toContain("“");
});
