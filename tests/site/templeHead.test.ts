import { expect, test } from "vitest";
import en from "../../locales/en/temple.json";
import hi from "../../locales/hi/temple.json";
import kn from "../../locales/kn/temple.json";
import { createI18n } from "../../src/client/i18n";
import type { Language } from "../../src/client/language";
import { headDescription } from "../../src/site/temple/templeDescription";
import { nameInTown } from "../../src/site/temple/templeHead";

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
  ["Hassan Temple", "Hassan", "Hassan Temple"],
  ["Hill Temple, Mysuru", "Mysore", "Hill Temple, Mysuru"],
  ["Akshardham, Delhi", "New Delhi", "Akshardham, Delhi"],
  ["Old Temple, Keezha Pazhayarai", "Pazhayarai", "Old Temple, Keezha Pazhayarai"],
  ["Kali Temple, Dakshineswar", "Kolkata", "Kali Temple, Dakshineswar, Kolkata"],
  ["Para Temple", "Puri", "Para Temple, Puri"],
  ["Fort Temple, Kanpur", "Puri", "Fort Temple, Kanpur, Puri"],
  ["Lake Temple", "", "Lake Temple"],
])("%s in %s reads %s", (name, city, said) => {
  expect(nameInTown("en", { name, nameHi: null, nameKn: null, city })).toBe(said);
});

test.each([
  ["hi", "चामुंडेश्वरी मंदिर, मैसूरु", "मैसूर"],
  ["hi", "स्वामिनारायण अक्षरधाम, दिल्ली", "नई दिल्ली"],
  ["hi", "कोल्लूर मूकाम्बिका मंदिर", "कोल्लूर"],
  ["hi", "सोमनाथ मंदिर, कीळप्पळैयारै", "पळैयारै"],
  ["kn", "ಉಡುಪಿ ಶ್ರೀ ಕೃಷ್ಣ ಮಠ", "ಉಡುಪಿ"],
])("a name that has its town in another spelling is not told it twice, in %s: %s", (language, name, town) => {
  const temple = { name, nameHi: name, nameKn: name, city: town, cityHi: town, cityKn: town };
  expect(nameInTown(language, temple)).toBe(name);
});

test("a town that only sounds a little like the end of a name is told", () => {
  const names = { name: "किला मंदिर, कानपुर", nameHi: null, nameKn: null, city: "पुरी" };
  expect(nameInTown("hi", names)).toBe("किला मंदिर, कानपुर, पुरी");
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
    deity: null,
    lists: [],
    positionPrecision: "place",
  },
};
const described = (language: Language, temple: object) =>
  headDescription(createI18n(language, { temple: texts[language] }, ["temple"], ["temple"]).t, language, {
    ...bare,
    ...temple,
  } as never);

test.each([
  ["en", "Hasanamba Temple, Hassan, Karnataka", ": Devi, in the list “Old Temples”, directions."],
  ["hi", "हासनांबा मंदिर, हासन, Karnataka", ": देवी, सूची “पुराने मंदिर” में, वहाँ का रास्ता।"],
  ["kn", "ಹಾಸನಾಂಬ ದೇವಾಲಯ, ಹಾಸನ, Karnataka", ": ದೇವಿ, “ಹಳೆಯ ದೇವಾಲಯಗಳು” ಪಟ್ಟಿಯಲ್ಲಿ, ಅಲ್ಲಿಗೆ ದಾರಿ."],
] as const)(
  "a page of which little is on record promises search engines no more than it has, in %s",
  (language, place, more) => {
    expect(described(language, {})).toBe(place);
    const known = {
      ...{ deity: "Devi", deityHi: "देवी", deityKn: "ದೇವಿ", positionPrecision: "site" },
      lists: [{ slug: "old", name: "Old Temples", nameHi: "पुराने मंदिर", nameKn: "ಹಳೆಯ ದೇವಾಲಯಗಳು" }],
    };
    expect(described(language, known)).toBe(place + more);
  },
);

test("what is on record is named in the words of the tradition", () => {
  const full = { timings: "6 am to 9 pm", poojaDetails: [{}], pictures: [{}], positionPrecision: "site" };
  const start = "Hasanamba Temple, Hassan, Karnataka: ";
  expect(described("en", full)).toBe(`${start}timings, poojas, photos, directions.`);
  expect(described("en", { ...full, tradition: "Sikh", pictures: [] })).toBe(`${start}timings, ardas, directions.`);
  expect(described("hi", { openingHours: {}, tradition: "Buddhist", poojaDetails: [{}] })).toContain(
    ": समय, प्रार्थनाएँ।",
  );
});

test("a description that somebody wrote stands as it is", () => {
  expect(described("en", { description: "The smiling mother." })).toBe("The smiling mother.");
});
