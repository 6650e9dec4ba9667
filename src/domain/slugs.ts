import { romanize } from "./spelling/indic";
import { trimEndOf, trimOf } from "./trimText";

const maxLength = 80;
/** Room for `-` and a number behind a base. */
const suffixRoom = 6;

/** Plain text, which most names are, has nothing to be written in other letters. */
const inLatin = (text: string) =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase()
    : romanize(text.normalize("NFKC").toLowerCase()).normalize("NFD").replace(/\p{M}/gu, "");

const asciiOf = (text: string) =>
  trimOf(
    inLatin(text)
      .replace(/['’‘ʼ]/g, "")
      .replace(/[^a-z0-9]+/g, "-"),
    /-/,
  );

/** The beginning of a slug that ends with a whole word, where one ends in its second half. */
function shorten(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const cut = slug.slice(0, length);
  const wordEnd = slug[length] === "-" ? length : cut.lastIndexOf("-");
  return trimEndOf(cut.slice(0, wordEnd > length / 2 ? wordEnd : length), /-/);
}

/**
 * The address of a temple from its name and city: lower-case ASCII letters, digits and single hyphens, at most 80
 * characters, never all digits (those are ids). Indic scripts are written in readable Latin; a name in another script
 * gives "temple". The city is left out where the name already ends with it.
 */
export function slugOf(name: string, city = ""): string {
  const namePart = asciiOf(name);
  const cityPart = asciiOf(city);
  const named = namePart === cityPart || namePart.endsWith(`-${cityPart}`) ? "" : cityPart;
  const slug = shorten([namePart, named].filter(Boolean).join("-"), maxLength);
  if (slug === "") return "temple";
  return /^[0-9-]+$/.test(slug) ? shorten(`temple-${slug}`, maxLength) : slug;
}

/** `base`, or the first of `base-2`, `base-3` … that `taken` (such as a Set) has not; still at most 80 characters. */
export function uniqueSlug(base: string, taken: { has: (slug: string) => boolean }): string {
  if (!taken.has(base)) return base;
  const stem = shorten(base, maxLength - suffixRoom);
  for (let number = 2; ; number++) {
    const slug = `${stem}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}
