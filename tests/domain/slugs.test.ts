import fc from "fast-check";
import { expect, test } from "vitest";
import { slugOf, uniqueSlug } from "../../src/domain/slugs";

test.each([
  ["Kashi Vishwanath Temple", "Varanasi", "kashi-vishwanath-temple-varanasi"],
  ["Banke Bihari Temple, Vrindavan", "Vrindavan", "banke-bihari-temple-vrindavan"],
  ["ISKCON Temple, Vrindavan", "Vrindāvan", "iskcon-temple-vrindavan"],
  ["Lakshmi–Narayan (Birla) Mandir", "New Delhi", "lakshmi-narayan-birla-mandir-new-delhi"],
  ["St. John's Shrine", "", "st-johns-shrine"],
  ["तिरुपति बालाजी मंदिर", "तिरुपति", "tirupati-balaji-mandir-tirupati"],
  ["सोमनाथ", "Veraval", "somnath-veraval"],
  ["ಶ್ರೀ ಕೃಷ್ಣ ಮಠ", "ಉಡುಪಿ", "shri-krishna-matha-udupi"],
  ["ज्ञानेश्वर", "", "gyaneshvar"],
  ["ಯಜ್ಞ", "", "yajna"],
  ["Dwarka", "Dwarka", "dwarka"],
  ["京都", "", "temple"],
  ["", "", "temple"],
  ["108", "", "temple-108"],
  ["१०८", "", "temple-108"],
  ["9 - 11", "", "temple-9-11"],
  ["  --Śrī__Raṅgam!! ", "", "sri-rangam"],
])("%s in %s is at %s", (name, city, slug) => {
  expect(slugOf(name, city)).toBe(slug);
});

test("a slug is short clean ASCII and no number, whatever the name", () => {
  const name = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 120 }),
    fc.string({ unit: fc.constantFrom("क", "ा", "्", "ಕ", "ೃ", "1", "-", " ", "a", "é"), maxLength: 120 }),
  );
  fc.assert(
    fc.property(name, name, (one, other) => {
      const slug = slugOf(one, other);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug).not.toMatch(/^\d+$/);
      expect(slug.length).toBeLessThanOrEqual(80);
    }),
    { numRuns: 2000 },
  );
});

test("a long name is cut behind a word", () => {
  const slug = slugOf("Sri Sri Sri Vijayendra Saraswathi Swamigal Adhishtanam and Veda Patasala", "Kanchipuram");
  expect(slug).toBe("sri-sri-sri-vijayendra-saraswathi-swamigal-adhishtanam-and-veda-patasala");
});

test("a taken slug gets the first free number", () => {
  expect(uniqueSlug("kali-temple", new Set())).toBe("kali-temple");
  expect(uniqueSlug("kali-temple", new Set(["kali-temple"]))).toBe("kali-temple-2");
  expect(uniqueSlug("kali-temple", new Set(["kali-temple", "kali-temple-2"]))).toBe("kali-temple-3");
});

test("a numbered slug stays within 80 characters", () => {
  const base = `${"a".repeat(40)}-${"b".repeat(39)}`;
  const slug = uniqueSlug(base, new Set([base]));
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(slug.endsWith("-2")).toBe(true);
});
