import { expect, test } from "vitest";
import en from "../../locales/en/temple.json";
import hi from "../../locales/hi/temple.json";
import kn from "../../locales/kn/temple.json";
import { createI18n } from "../../src/client/i18n";
import type { Language } from "../../src/client/language";
import { builtIn } from "../../src/site/temple/TempleTimes";

const texts = { en, hi, kn };
const said = (language: Language, built: string) =>
  builtIn(createI18n(language, { temple: texts[language] }, ["temple"], ["temple"]).t, built);

test.each([
  ["1c", "1st century", "पहली शताब्दी", "1ನೇ ಶತಮಾನ"],
  ["3c", "3rd century", "तीसरी शताब्दी", "3ನೇ ಶತಮಾನ"],
  ["4c", "4th century", "चौथी शताब्दी", "4ನೇ ಶತಮಾನ"],
  ["5c", "5th century", "5वीं शताब्दी", "5ನೇ ಶತಮಾನ"],
  ["6c", "6th century", "छठी शताब्दी", "6ನೇ ಶತಮಾನ"],
  ["11c", "11th century", "11वीं शताब्दी", "11ನೇ ಶತಮಾನ"],
  ["-2c", "2nd century BCE", "ई.पू. दूसरी शताब्दी", "ಕ್ರಿ.ಪೂ. 2ನೇ ಶತಮಾನ"],
])("a temple built in %s is said to be of the %s", (built, ...wanted) => {
  expect([said("en", built), said("hi", built), said("kn", built)]).toEqual(wanted);
});
