import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  blank,
  differing,
  isKnown,
  keysIn,
  missing,
  readTexts,
  type Texts,
  unnamed,
  untranslated,
  wrongOrdinals,
} from "./support/locales";

const english = readTexts("en");
const others = [
  ["hi", /\p{Script=Devanagari}/u],
  ["kn", /\p{Script=Kannada}/u],
] as const;
/** Said in English to those who cannot read the page they were given. */
const inEnglish = ["site:language.back"];
/** Names and abbreviations that every language writes in Latin letters. */
const keptInLatin =
  /^(CSV|JSON|PIN|UPI|GPS|SEVA|ESC|PNG|JPG|JPEG|WebP|OpenStreetMap|Wikimedia|Wikidata|Commons|Google|Razorpay|Stripe|English|demo|example|com|devotee)$/i;

describe.each(others)("%s", (language, script) => {
  const texts = readTexts(language);
  test("has every key that English has, and no other", () => {
    expect({ missing: missing(english, texts), more: missing(texts, english) }).toEqual({ missing: [], more: [] });
  });

  test("waits for the same values", () => {
    expect(differing(english, texts)).toEqual([]);
  });

  test("has the forms of its own ordinal numbers", () => {
    expect(wrongOrdinals(language, texts)).toEqual([]);
  });

  test("is translated", () => {
    expect(untranslated(texts, script, keptInLatin).filter((key) => !inEnglish.includes(key))).toEqual([]);
  });

  test("has no blank text", () => {
    expect(blank(texts)).toEqual([]);
  });
});

/** A postposition that asks for the name's genitive, or an ending; addresses and telephone numbers have no cases. */
const needsCase = /\{\{(?!email|phone)[a-z]+\}\} ?(ಹತ್ತಿರ|ಬಳಿ|ಸಮೀಪ|ಬಗ್ಗೆ|ಕುರಿತ|ಇಂದ|ನಿಂದ|ಯಿಂದ|ದಿಂದ|ಗೆ|ಇಗೆ|ಅಲ್ಲಿ|ನಲ್ಲಿ|ದಲ್ಲಿ|ಯಲ್ಲಿ|ನ )/;
/** A number of a record follows the name of its kind. */
const ofNumbers = ["history:audit.oneRecord"];

test("in Kannada no name is followed by what would need an ending of its own", () => {
  const wrong = [...readTexts("kn")].filter(([key, text]) => needsCase.test(text) && !ofNumbers.includes(key));
  expect(wrong).toEqual([]);
  expect(needsCase.test("{{town}} ಹತ್ತಿರ"), "the rule finds one").toBe(true);
});

test("English has no blank text, and the forms of its ordinal numbers", () => {
  expect([blank(english), wrongOrdinals("en", english)]).toEqual([[], []]);
});

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
/** Namespaces whose texts the server reads as one object, by the names of its own types. */
const readWhole = /^(mail|notices|receipt):/;

test("every text is named in the source", () => {
  const sources = files.map((name) => readFileSync(join("src", name), "utf8"));
  expect(unnamed(english, sources).filter((key) => !readWhole.test(key))).toEqual([]);
});

test("every key that the source names has a text", () => {
  const named = files.flatMap((name) =>
    keysIn(readFileSync(join("src", name), "utf8")).map((key) => `${key} (src/${name})`),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((each) => !isKnown(english, each.split(" ")[0] ?? ""))).toEqual([]);
});

describe("a language is not whole", () => {
  const of = (texts: Record<string, string>): Texts => new Map(Object.entries(texts));
  test("when nobody asks for a text", () => {
    const texts = of({
      "site:a.one": "1",
      "site:a.two": "2",
      "site:b_one": "3",
      "site:c.d.e": "4",
      "site:five.g": "5",
    });
    const sources = ['t("a.one"); t("b"); words("c.d");', "t(`five.$" + "{name}`)"];
    expect(unnamed(texts, sources)).toEqual(["site:a.two"]);
  });

  test("when a key is missing, waits for another value, is blank or still English", () => {
    expect(missing(of({ "site:a": "A", "site:b": "B" }), of({ "site:a": "A" }))).toEqual(["site:b"]);
    expect(differing(of({ "site:a": "{{count}} temples" }), of({ "site:a": "{{number}} मंदिर" }))).toEqual(["site:a"]);
    expect(blank(of({ "site:a": " " }))).toEqual(["site:a"]);
    expect(missing(of({ "site:a_ordinal_one": "{{count}}st" }), of({ "site:a_ordinal_other": "" }))).toEqual([]);
    expect(wrongOrdinals("kn", of({ "site:a_ordinal_one": "{{count}}ನೇ" }))).toEqual(["site:a"]);
    expect(
      untranslated(
        of({ "site:a": "Temples", "site:b": "CSV {{count}}", "site:c": "मंदिर" }),
        /\p{Script=Devanagari}/u,
        keptInLatin,
      ),
    ).toEqual(["site:a"]);
  });

  test("when the source names a key that nobody wrote", () => {
    expect(keysIn(`t("home.title"); z.string("errors.required"); t(name)`)).toEqual(["home.title", "errors.required"]);
    expect(isKnown(of({ "site:home.title_one": "A temple" }), "home.title")).toBe(true);
    expect(isKnown(of({ "site:home.title": "A temple" }), "home.titel")).toBe(false);
  });
});
