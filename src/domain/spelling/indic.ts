import { dropsFinalSchwa, indicEnd, indicSign, indicStart, isTamil, withNukta } from "./indicLetters";

/** One written syllable: consonant, vowel, and the nasal written above or beside it. */
type Syllable = { onset: string; vowel: string; inherent: boolean; short: boolean; nasal: "" | "n" | "weak" };

const zeroWidth = (code: number) => code === 0x200b || code === 0x200c || code === 0x200d || code === 0xfeff;
const isIndic = (code: number) => code >= indicStart && code < indicEnd;

const syllable = (onset: string, vowel: string, inherent = false): Syllable => ({
  onset,
  vowel,
  inherent,
  short: false,
  nasal: "",
});

/** Adds one sign to the word being read; false ends the word. */
function read(word: Syllable[], code: number): boolean {
  const sign = indicSign(code);
  const last = word.at(-1);
  switch (sign.kind) {
    case "consonant":
      word.push(syllable(sign.text, "a", true));
      return true;
    case "vowel":
      word.push(syllable("", sign.text));
      return true;
    case "digit":
    case "whole":
      word.push(syllable(sign.text, ""));
      return true;
    case "break":
      return false;
  }
  if (!last) return true;
  if (sign.kind === "nukta") last.onset = withNukta[last.onset] ?? last.onset;
  if (sign.kind === "nasal") last.nasal = sign.vanishesAtEnd ? "weak" : "n";
  if (sign.kind === "virama") {
    last.vowel = "";
    last.inherent = false;
  }
  if (sign.kind === "matra") {
    last.vowel = sign.text;
    last.inherent = false;
    last.short = sign.short;
  }
  return true;
}

/**
 * Leaves out the unwritten vowels that readers of the northern scripts leave out (सोमनाथ is somnath): a last one after
 * a single consonant, then from right to left each between vowel-consonant and consonant-vowel, save before a final
 * short i or u, which marks a Sanskrit word (पशुपति is pashupati). After Narasimhan et al., "Schwa-deletion in Hindi
 * text-to-speech synthesis", 2004.
 */
function dropSchwas(word: Syllable[]): void {
  for (let at = word.length - 1; at > 0; at--) {
    const here = word[at];
    const before = word[at - 1];
    if (!here?.inherent || here.nasal || !before?.vowel) continue;
    const after = word[at + 1];
    if (after ? dropsBefore(after, before, at, word.length) : !endsInYa(here, before)) here.vowel = "";
  }
}

/** A vowel before y or h is always heard (गया, महेन्द्र), and so is that of -mala and -tala in longer names (तिरुमला). */
const dropsBefore = (after: Syllable, before: Syllable, at: number, length: number) => {
  const isLast = at + 2 === length;
  const isHeard = after.onset === "y" || after.onset === "h" || (after.onset === "l" && isLast && length > 3);
  return !isHeard && !before.nasal && after.onset !== "" && after.vowel !== "" && !(after.short && isLast);
};

/** प्रिय stays priya; जय is jay. */
const endsInYa = (here: Syllable, before: Syllable) => here.onset === "y" && before.vowel === "i";

const voiced: Readonly<Record<string, string>> = { k: "g", t: "d", p: "b", ch: "j" };

/** Tamil writes k, t, p for g, d, b too: they sound so after a nasal, and t (and k) between vowels. */
function voiceTamil(word: Syllable[]): void {
  word.forEach((here, at) => {
    const before = word[at - 1];
    if (!before) {
      if (here.onset === "ch" && here.vowel !== "e") here.onset = "s";
      return;
    }
    const afterNasal = before.vowel === "" && (before.onset === "n" || before.onset === "m" || before.onset === "ñ");
    const betweenVowels = before.vowel !== "" && here.vowel !== "" && (here.onset === "k" || here.onset === "t");
    if (afterNasal || betweenVowels) here.onset = voiced[here.onset] ?? here.onset;
    else if (here.onset === "ch" && before.vowel !== "" && here.vowel !== "") here.onset = "s";
  });
}

function nasalText(here: Syllable, next: Syllable | undefined, north: boolean): string {
  if (!here.nasal) return "";
  if (next) return /^[pbm]/.test(next.onset) ? "m" : "n";
  const vanishes = here.nasal === "weak" || (north && !here.inherent);
  return vanishes ? "" : "m";
}

/** ज्ञ is gy in the north and jñ in the south; any other ñ is an n. */
function onsetText(onset: string, text: string, north: boolean): string {
  if (onset !== "ñ") return text + onset;
  if (!text.endsWith("j")) return `${text}n`;
  return north ? `${text.slice(0, -1)}gy` : `${text}ñ`;
}

function spell(word: Syllable[], code: number): string {
  const north = dropsFinalSchwa(code);
  if (north) dropSchwas(word);
  else if (isTamil(code)) voiceTamil(word);
  let text = "";
  word.forEach((here, at) => {
    text = onsetText(here.onset, text, north) + here.vowel + nasalText(here, word[at + 1], north);
  });
  return text;
}

/**
 * `text` with the words of nine Indic scripts put in readable Latin letters (तिरुपति is tirupati) and everything else as
 * it was. `ñ` stands only in jñ, which some read gya and some jna.
 */
export function romanize(text: string): string {
  let result = "";
  let at = 0;
  while (at < text.length) {
    const start = text.charCodeAt(at);
    if (!isIndic(start)) {
      if (!zeroWidth(start)) result += text[at];
      at++;
      continue;
    }
    const word: Syllable[] = [];
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (zeroWidth(code)) continue;
      if (!isIndic(code) || !read(word, code)) break;
    }
    result += spell(word, start);
    if (at < text.length && isIndic(text.charCodeAt(at))) {
      result += " ";
      at++;
    }
  }
  return result;
}
