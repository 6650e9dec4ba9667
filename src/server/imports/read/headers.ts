import type { HeaderMeaning } from "./importColumns";
import { tableLimits } from "./table";

/** Headers are compared without case, blanks, signs, and the accents of Latin letters; notes in brackets are no part. */
const bare = (header: string) =>
  header
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u093c\u0cbc\u200b-\u200f\ufeff]/g, "")
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
const withoutYear = (name: string) => name.replace(/(?:in|for)?20\d\d$/, "");

/** What stands outside all brackets, also of those that nothing closes. */
function withoutBrackets(header: string): string {
  let outside = "";
  let depth = 0;
  for (const sign of header) {
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth = Math.max(0, depth - 1);
    else if (depth === 0) outside += sign;
  }
  return outside;
}

/** What people call the column that counts their rows. */
const counting = new Set(
  [
    "slno sino sno srno serialno serialnumber serial sl sr no rowno",
    "क्रसं क्र क्रम क्रमांक अनुक्रमांक क्रमसं क्रमसंख्या क्रसंख्या सं अनु अनुक्र",
    "ಕ್ರಸಂ ಕ್ರ ಕ್ರಮ ಕ್ರಮಾಂಕ ಕ್ರಮಸಂ ಕ್ರಮಸಂಖ್ಯೆ ಅನುಕ್ರಮ வஎண் வரிசைஎண் எண் సంఖ్య క్రసం",
  ]
    .join(" ")
    .split(" ")
    .map(bare),
);
const isCounting = (header: string) => counting.has(bare(header)) || /^\s*(?:#|№)\s*$/.test(header);

/** How headers say which language a column is in, and how the field of that language ends. */
const languages: readonly (readonly [ending: string, words: readonly string[]])[] = [
  ["", bareWords("english अंग्रेजी इंग्लिश ಇಂಗ್ಲಿಷ್ ಇಂಗ್ಲೀಷ್ ಆಂಗ್ಲ ஆங்கிலம் ஆங்கிலத்தில் ஆங்கில")],
  ["Hi", bareWords("hindi हिंदी हिन्दी ಹಿಂದಿ இந்தி")],
  ["Kn", bareWords("kannada कन्नड ಕನ್ನಡ கன்னடம்")],
];
const inThat = bareWords("में ದಲ್ಲಿ ಭಾಷೆಯಲ್ಲಿ");
function bareWords(words: string): string[] {
  return words.split(" ").map(bare);
}

/** A bare name without the first of some words in it, and without the `in` that belongs to it; undefined without one. */
function withoutWord(name: string, words: readonly string[]): string | undefined {
  const [first] = words
    .map((word) => ({ word, at: name.indexOf(word) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  if (!first) return undefined;
  const [before, after] = [name.slice(0, first.at), name.slice(first.at + first.word.length)];
  const ending = inThat.find((one) => after.startsWith(one)) ?? "";
  return (before.endsWith("in") ? before.slice(0, -2) : before) + after.slice(ending.length);
}

/** The names a noun's columns have, and those an import leaves alone. */
export type ColumnNames = {
  /** other names people give a column, by the field it stands for */
  fields: Readonly<Record<string, string>>;
  readOnly: string;
};

/** What a header says to a noun: its field by name, by another name, or by one a letter off; or nothing. */
export function headerReader({ fields, readOnly }: ColumnNames): (header: string) => HeaderMeaning {
  const alone = new Set(readOnly.split(" ").map(bare));
  const known = new Map(
    Object.entries(fields).flatMap(([field, names]) =>
      [field, ...names.split(" ")].filter(Boolean).map((name) => [bare(name), field] as const),
    ),
  );
  const guess = (name: string) => {
    const near = [...known].filter(([other]) => isOneLetterOff(name, other)).map(([, field]) => field);
    return new Set(near).size === 1 ? near[0] : undefined;
  };
  /** `Temple name in Hindi` is a name with a language beside it. */
  const inLanguage = (name: string): HeaderMeaning | undefined => {
    for (const [ending, words] of languages) {
      const rest = withoutWord(name, words);
      const plain = rest === undefined ? undefined : known.get(rest);
      const field = plain && known.get(bare(plain + ending));
      if (field) return { field, use: "known", isEnglish: ending === "" };
    }
  };
  return (header) => {
    if (header.length > tableLimits.header) return { field: null, use: "unknown" };
    for (const name of [bare(header), bare(withoutBrackets(header)), withoutYear(bare(header))]) {
      if (alone.has(name)) return { field: null, use: "readOnly" };
      const field = known.get(name);
      if (field !== undefined) return { field, use: "known" };
      const named = inLanguage(name);
      if (named) return named;
    }
    if (isCounting(header)) return { field: null, use: "serial" };
    const guessed = guess(bare(header));
    return guessed === undefined ? { field: null, use: "unknown" } : { field: guessed, use: "guessed" };
  };
}

const LEAST_LETTERS = 6;

/** One letter more, less, other, or two changed about; short names are too alike for that. */
function isOneLetterOff(name: string, other: string): boolean {
  if (Math.min(name.length, other.length) < LEAST_LETTERS || Math.abs(name.length - other.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(name.length, other.length) - start && name.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [name.slice(start, name.length - end), other.slice(start, other.length - end)];
  if (Math.max(left.length, right.length) <= 1) return true;
  return left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`;
}
