import { expect, test } from "vitest";
import en from "../../locales/en/temple.json";
import hi from "../../locales/hi/temple.json";
import kn from "../../locales/kn/temple.json";
import { createI18n } from "../../src/client/i18n";
import type { Language } from "../../src/client/language";
import { headDescription, nameInTown } from "../../src/site/temple/templeHead";

const hasanamba = {
  ...{ name: "Hasanamba Temple, Hassan", nameHi: "हासनांबा मंदिर, हासन", nameKn: "ಹಾಸನಾಂಬ ದೇವಾಲಯ" },
  ...{ city: "Hassan", cityHi: "हासन", cityKn: "ಹಾಸನ" },
};

test.each([
  ["en", "Hasanamba Temple, Hassan"],
  ["hi", "हासनांबा मंदिर, हासन"],
  ["kn", "ಹಾಸನಾಂಬ ದೇವಾಲಯ, ಹಾಸನ"],
])("a town that the name ends with is said once, in %s", (language, said) => {
  expect(nameInTown(language, hasanamba)).toBe(said);
});

test.each([
  ["Old Hassan", "Hassan", "Old Hassan"],
  ["Temple of hassan", "Hassan", "Temple of hassan"],
  ["Hassan", "Hassan", "Hassan"],
  ["Navahassan", "Hassan", "Navahassan, Hassan"],
  ["Hassan Temple", "Hassan", "Hassan Temple, Hassan"],
  ["Lake Temple", "", "Lake Temple"],
])("%s in %s reads %s", (name, city, said) => {
  expect(nameInTown("en", { name, nameHi: null, nameKn: null, city })).toBe(said);
});

const texts = { en, hi, kn };
const bare = {
  ...{ ...hasanamba, state: "Karnataka", location: "Hassan, Karnataka", tradition: "Hindu" },
  ...{
    timings: null,
    openingHours: null,
    closures: [],
    poojaDetails: [],
    pictures: [],
    description: null,
    translations: undefined,
  },
};
const described = (language: Language, temple: object) =>
  headDescription(createI18n(language, { temple: texts[language] }, ["temple"], ["temple"]).t, language, {
    ...bare,
    ...temple,
  } as never);

test.each([
  ["en", "Hasanamba Temple, Hassan, Karnataka: directions."],
  ["hi", "हासनांबा मंदिर, हासन, Karnataka: वहाँ का रास्ता।"],
  ["kn", "ಹಾಸನಾಂಬ ದೇವಾಲಯ, ಹಾಸನ, Karnataka: ಅಲ್ಲಿಗೆ ದಾರಿ."],
] as const)(
  "a page of which little is on record promises search engines no more than it has, in %s",
  (language, said) => {
    expect(described(language, {})).toBe(said);
  },
);

test("what is on record is named in the words of the tradition", () => {
  const full = { timings: "6 am to 9 pm", poojaDetails: [{}], pictures: [{}] };
  const start = "Hasanamba Temple, Hassan, Karnataka: ";
  expect(described("en", full)).toBe(`${start}timings, poojas, photos, directions.`);
  expect(described("en", { ...full, tradition: "Sikh", pictures: [] })).toBe(`${start}timings, ardas, directions.`);
  expect(described("hi", { openingHours: {}, tradition: "Buddhist", poojaDetails: [{}] })).toContain(
    ": समय, प्रार्थनाएँ, वहाँ का रास्ता।",
  );
});

test("a description that somebody wrote stands as it is", () => {
  expect(described("en", { description: "The smiling mother." })).toBe("The smiling mother.");
});
