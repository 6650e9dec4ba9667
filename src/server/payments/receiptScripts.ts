/** Scripts that acknowledgements are written in; each has a font of its own. */
export type Script =
  | "latin"
  | "latinExtended"
  | "devanagari"
  | "bengali"
  | "gurmukhi"
  | "gujarati"
  | "odia"
  | "tamil"
  | "telugu"
  | "kannada"
  | "malayalam";

type Range = readonly [from: number, to: number];

/** The letters that the fonts have, by code point; of a block of its own a script has nearly all. */
const ranges: readonly (readonly [Script, readonly Range[]])[] = [
  [
    "latin",
    [
      [0x0a, 0x0a],
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2013, 0x2014],
      [0x2018, 0x201a],
    ],
  ],
  [
    "latin",
    [
      [0x201c, 0x201e],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x2039, 0x203a],
      [0x20ac, 0x20ac],
    ],
  ],
  [
    "latin",
    [
      [0x2122, 0x2122],
      [0x2212, 0x2212],
    ],
  ],
  [
    "latinExtended",
    [
      [0x100, 0x130],
      [0x132, 0x137],
      [0x139, 0x151],
      [0x154, 0x17e],
      [0x218, 0x21b],
      [0x20b9, 0x20b9],
    ],
  ],
  [
    "latinExtended",
    [
      [0x1e0c, 0x1e0d],
      [0x1e24, 0x1e25],
      [0x1e36, 0x1e3b],
      [0x1e42, 0x1e49],
      [0x1e5a, 0x1e5f],
    ],
  ],
  [
    "latinExtended",
    [
      [0x1e62, 0x1e63],
      [0x1e6c, 0x1e6f],
      [0x1e80, 0x1e85],
      [0x1e8e, 0x1e8f],
      [0x1ef2, 0x1ef3],
    ],
  ],
  ["devanagari", [[0x0900, 0x097f]]],
  ["bengali", [[0x0980, 0x09ff]]],
  ["gurmukhi", [[0x0a00, 0x0a7f]]],
  ["gujarati", [[0x0a80, 0x0aff]]],
  ["odia", [[0x0b00, 0x0b7f]]],
  ["tamil", [[0x0b80, 0x0bff]]],
  ["telugu", [[0x0c00, 0x0c7f]]],
  ["kannada", [[0x0c80, 0x0cff]]],
  ["malayalam", [[0x0d00, 0x0d7f]]],
];

/** Scripts whose fonts have the sentence stops । and ॥ that Devanagari lends them. */
const withStops = new Set<Script>(["bengali", "gurmukhi", "gujarati", "odia", "kannada"]);
const isStop = (code: number) => code === 0x0964 || code === 0x0965;
/** Joiners shape the letters of Indian scripts; elsewhere they mean nothing. */
const isJoiner = (code: number) => code === 0x200c || code === 0x200d;
const isLatin = (script: Script | undefined) => script === "latin" || script === "latinExtended";

const codeOf = (letter: string) => letter.codePointAt(0) ?? 0;
const scriptOf = (code: number): Script | undefined =>
  ranges.find(([, all]) => all.some(([from, to]) => code >= from && code <= to))?.[0];

/** Printed for what no font has, so that it is seen that something stood there. */
const UNKNOWN = "?";
/** Accents that no letter takes up, and what only steers a line. */
const isSilent = (letter: string) => /^[\p{M}\p{Cf}\p{Cc}]$/u.test(letter);

/** Letters as they can be printed, each with its script; one that no font has gives its plain form, else a `?`. */
export function printable(text: string): { letter: string; script: Script }[] {
  const letters: { letter: string; script: Script }[] = [];
  for (const letter of text.replaceAll("\t", " ").normalize("NFC")) {
    const before = letters.at(-1)?.script;
    const code = codeOf(letter);
    if (isJoiner(code)) {
      if (before && !isLatin(before)) letters.push({ letter, script: before });
      continue;
    }
    const isLent = isStop(code) && before !== undefined && withStops.has(before);
    const script = isLent ? before : scriptOf(code);
    if (script) letters.push({ letter, script });
    else letters.push(...plainForms(letter));
  }
  return letters;
}

function plainForms(letter: string): { letter: string; script: Script }[] {
  const parts = [...letter.normalize("NFKD")].filter((part) => !isSilent(part));
  const known = parts.flatMap((part) => {
    const script = scriptOf(codeOf(part));
    return script ? [{ letter: part, script }] : [];
  });
  if (known.length > 0 || isSilent(letter)) return known;
  return [{ letter: UNKNOWN, script: "latin" }];
}
