/** The scripts that names in India are written in, with the one of English. */
const known =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Arabic}\p{Script=Meetei_Mayek}\p{Script=Ol_Chiki}\p{Script=Grantha}]$/u;

/** True for a text whose letters are all of scripts that names in India are written in. */
export const isKnownScript = (text: string): boolean =>
  [...text].every((letter) => !/^\p{L}$/u.test(letter) || known.test(letter));

const languages = [
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Malayalam}/u, "ml"],
  [/\p{Script=Bengali}/u, "bn"],
  [/\p{Script=Gujarati}/u, "gu"],
  [/\p{Script=Gurmukhi}/u, "pa"],
  [/\p{Script=Oriya}/u, "or"],
  [/\p{Script=Arabic}/u, "ur"],
  [/\p{Script=Sinhala}/u, "si"],
  [/\p{Script=Tibetan}/u, "bo"],
] as const;

/** Where all of these scripts stand: most names have none of their letters. */
const beyondLatin = /[\u0600-\u0fff\u1cd0-\u1cff\ua8e0-\ua8ff\ufb50-\ufdff\ufe70-\ufefc]/;

/** The language that a name most likely is of, by its script; English for one in Latin letters. */
export const languageOf = (text: string): string =>
  beyondLatin.test(text) ? (languages.find(([script]) => script.test(text))?.[1] ?? "en") : "en";
