/**
 * How one sound is written in many ways: a rule turns `match`, at the place it stands in a bare lower-case word, into
 * the letters of the folding key. The first rule that fits wins; a letter without one stands for itself.
 */
export type SoundRule = { match: string; text: string; length: number; when?: Condition };
type Condition = (word: string, at: number, key: string, scholarly: boolean) => boolean;

const rule = (match: string, text: string, when?: Condition, length = match.length): SoundRule => ({
  match,
  text,
  length,
  when,
});

const codesOf = (letters: string) => new Set(Array.from(letters, (letter) => letter.charCodeAt(0)));
const vowels = codesOf("aeiou");
const consonants = codesOf("bcdfghjklmnpqrstvwxyzRMN");
const breathed = codesOf("bcdfgjkmpqstwxz");
const vowelAt = (word: string, at: number) => vowels.has(word.charCodeAt(at));
const consonantAt = (word: string, at: number) => consonants.has(word.charCodeAt(at));
const vowelAfter =
  (length: number): Condition =>
  (word, at) =>
    vowelAt(word, at + length);

/** Gaya, Maya and Jaya keep their end; Vijaya is Vijay, Udayapur is Udaipur. */
const isWrittenAfterAi: Condition = (word, at, key) => {
  if (!key.endsWith("ai")) return false;
  const endsHere = /^a+$/.test(word.slice(at));
  return !(endsHere && /^[^aeiou]*ai$/.test(key));
};

const jnaStems = new Set(["", "a", "ya", "pra", "vi", "sa", "san", "sam", "sarva"]);
const isVocalic: Condition = (word, at) => !vowelAt(word, at - 1) && !vowelAt(word, at + 1);
const beforeLabial: Condition = (word, at) => "pbm".includes(word[at + 1] ?? " ");
const atEnd: Condition = (word, at) => at + 1 === word.length;

/** Letters without a vowel are not read as a word: nobody who types zq means JK. */
const isSpoken: Condition = (word) => /[aeiouyR]/.test(word);

/** Rules by first letter. */
export const soundRules: Readonly<Record<string, readonly SoundRule[]>> = {
  a: [rule("a", "", isWrittenAfterAi)],
  e: [rule("ee", "i"), rule("ei", "ai"), rule("ey", "ai"), rule("eo", "ev", (word, at) => !vowelAt(word, at + 2))],
  o: [rule("oo", "u"), rule("ou", "au"), rule("ow", "au", (word, at) => !vowelAt(word, at + 2))],
  y: [rule("ye", "e", (_, at) => at === 0), rule("y", "y", (word, at) => at === 0 && vowelAt(word, 1)), rule("y", "i")],
  h: [
    rule("h", "", (word, at) => breathed.has(word.charCodeAt(at - 1))),
    rule("h", "", (word, at) => at > 0 && "mn".includes(word[at + 1] ?? " ")),
  ],
  c: [
    rule("ch", "c"),
    rule("ck", "", undefined, 1),
    rule("cc", "", undefined, 1),
    rule("c", "c", (word, at, _, scholarly) => scholarly || "eiy".includes(word[at + 1] ?? " ")),
    rule("c", "k"),
  ],
  t: [rule("tch", "", undefined, 1)],
  q: [rule("q", "k", isSpoken)],
  x: [rule("x", "ks")],
  f: [rule("f", "p")],
  w: [rule("w", "v")],
  z: [rule("zh", "l"), rule("z", "j", isSpoken)],
  g: [rule("gny", "gn", vowelAfter(3)), rule("gy", "gn", vowelAfter(2))],
  d: [rule("dny", "gn", vowelAfter(3))],
  j: [
    rule("jN", "gn"),
    rule("jny", "gn", vowelAfter(3)),
    rule("jn", "gn", (word, at) => jnaStems.has(word.slice(0, at)) && vowelAt(word, at + 2)),
  ],
  s: [rule("simh", "sing"), rule("sinh", "sing"), rule("siMh", "sing"), rule("singh", "sing"), rule("siMgh", "sing")],
  m: [rule("m", "n", (word, at) => /^sh?am$/.test(word.slice(0, at + 1)) && "kgcjtds".includes(word[at + 1] ?? " "))],
  // Chandigarh is written with dh in the scripts of the south and of Gujarat
  r: [
    rule("rh", "d", (word, at) => at > 0 && !vowelAt(word, at + 2)),
    rule("r", "ri", (word, at) => at === 1 && consonantAt(word, 0) && consonantAt(word, 2) && word[2] !== "h"),
  ],
  R: [
    rule("Rh", "d", (word, at) => vowelAt(word, at - 1) && !vowelAt(word, at + 2)),
    rule("R", "ri", isVocalic),
    rule("R", "r"),
  ],
  M: [rule("M", "m", beforeLabial), rule("M", "m", atEnd), rule("M", "n")],
  N: [rule("N", "n")],
};
