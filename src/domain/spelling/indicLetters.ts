/**
 * The letters of the Indic scripts in readable Latin. Unicode lays the nine blocks from Devanagari to Malayalam out
 * alike (128 code points each, inherited from ISCII), so that one table, by the distance from a block's beginning,
 * serves them all. Source: The Unicode Standard, chapter 12; spellings follow Indian newspapers, not ISO 15919.
 */

/** First code point of Devanagari, and of what follows Malayalam. */
export const indicStart = 0x0900;
export const indicEnd = 0x0d80;

/** Blocks whose readers leave out the unwritten a at a word's end: Devanagari, Bengali, Gurmukhi, Gujarati. */
export const dropsFinalSchwa = (code: number): boolean => code < 0x0b00;
export const isTamil = (code: number): boolean => code >= 0x0b80 && code < 0x0c00;

type Sign =
  | { kind: "consonant"; text: string }
  | { kind: "vowel"; text: string }
  | { kind: "matra"; text: string; short: boolean }
  | { kind: "nasal"; vanishesAtEnd: boolean }
  | { kind: "virama" | "nukta" | "silent" | "break" }
  | { kind: "digit" | "whole"; text: string };

const row = (from: number, texts: string) => texts.split(" ").map((text, index) => [from + index, text] as const);

const consonants = new Map([
  ...row(0x15, "k kh g gh n ch chh j jh ñ t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h"),
  ...row(0x58, "k kh g z r rh f y"),
]);
const vowels = new Map([...row(0x05, "a a i i u u ri li e e e ai o o o au"), ...row(0x60, "ri li")]);
const matras = new Map([...row(0x3e, "a i i u u ri ri e e e ai o o o au"), ...row(0x62, "li li")]);

/** What the blocks do not share. */
const exceptions = new Map<number, Sign>([
  [0x0950, { kind: "whole", text: "om" }],
  [0x0ad0, { kind: "whole", text: "om" }],
  [0x0bd0, { kind: "whole", text: "om" }],
  [0x0a70, { kind: "nasal", vanishesAtEnd: true }],
  [0x0a71, { kind: "silent" }],
  [0x0a74, { kind: "whole", text: "ikonkar" }],
  [0x09ce, { kind: "whole", text: "t" }],
  [0x09f0, { kind: "consonant", text: "r" }],
  [0x09f1, { kind: "consonant", text: "v" }],
  [0x0d54, { kind: "whole", text: "m" }],
  [0x0d7a, { kind: "whole", text: "n" }],
  [0x0d7b, { kind: "whole", text: "n" }],
  [0x0d7c, { kind: "whole", text: "r" }],
  [0x0d7d, { kind: "whole", text: "l" }],
  [0x0d7e, { kind: "whole", text: "l" }],
  [0x0d7f, { kind: "whole", text: "k" }],
]);

function signAt(code: number): Sign {
  const offset = code & 0x7f;
  const exception = exceptions.get(code);
  if (exception) return exception;
  const consonant = consonants.get(offset);
  if (consonant) return { kind: "consonant", text: consonant };
  const vowel = vowels.get(offset);
  if (vowel) return { kind: "vowel", text: vowel };
  const matra = matras.get(offset);
  if (matra) return { kind: "matra", text: matra, short: offset === 0x3f || offset === 0x41 };
  if (offset === 0x01) return { kind: "nasal", vanishesAtEnd: true };
  if (offset === 0x02) return { kind: "nasal", vanishesAtEnd: false };
  if (offset === 0x3c) return { kind: "nukta" };
  if (offset === 0x4d) return { kind: "virama" };
  if (offset >= 0x66 && offset <= 0x6f) return { kind: "digit", text: String(offset - 0x66) };
  if (offset === 0x64 || offset === 0x65) return { kind: "break" };
  return { kind: "silent" };
}

const signs = Array.from({ length: indicEnd - indicStart }, (_, index) => signAt(indicStart + index));
const silent: Sign = { kind: "silent" };

/** The sign a code point of the nine blocks stands for; visarga, length marks and unused places are silent. */
export const indicSign = (code: number): Sign => signs[code - indicStart] ?? silent;

/** What a nukta makes of a consonant where the text spells the pair with two code points. */
export const withNukta: Readonly<Record<string, string>> = { kh: "kh", j: "z", d: "r", dh: "rh", ph: "f", s: "sh" };
