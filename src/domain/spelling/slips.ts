import { foldWord } from "../spelling";

const letters = "abcdefghijklmnopqrstuvwxyz";
const vowels = "aeiouy";
/** The keys beside each key of a keyboard. */
const beside: Readonly<Record<string, string>> = {
  ...{ q: "wa", w: "qeas", e: "wrsd", r: "etdf", t: "ryfg", y: "tugh", u: "yihj", i: "uojk", o: "ipkl", p: "ol" },
  ...{ a: "qwsz", s: "awedxz", d: "serfcx", f: "drtgvc", g: "ftyhbv", h: "gyujnb", j: "huikmn", k: "jiolm", l: "kop" },
  ...{ z: "asx", x: "zsdc", c: "xdfv", v: "cfgb", b: "vghn", n: "bhjm", m: "njk" },
};
const SHORT = 6;

/**
 * The folding keys of a word in Latin letters with one slip of the finger mended: two letters swapped, one too many, one
 * missing, or a wrong one (in short words a vowel or the key beside). Folding makes several slips of some: radah for
 * radha. Empty for other scripts and for words of four letters.
 */
export function mendedKeys(typed: string): string[] {
  const word = typed.toLowerCase();
  if (!/^[a-z]{5,24}$/.test(word)) return [];
  const mended = new Set<string>();
  for (let at = 0; at < word.length; at++) {
    const [before, here, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
    mended.add(before + after);
    if (after) mended.add(before + after[0] + here + after.slice(1));
    // the first letter is the one that nobody gets wrong but by the key beside
    for (const letter of at === 0 ? (beside[here] ?? "") : wrongFor(here, word.length))
      mended.add(before + letter + after);
    for (const letter of letters) mended.add(before + letter + here + after);
  }
  const keys = new Set([...mended].map(foldWord));
  keys.delete(foldWord(word));
  return [...keys].filter((key) => key.length >= 3);
}

const wrongFor = (letter: string, length: number): string => {
  if (length > SHORT) return letters;
  return (beside[letter] ?? "") + (vowels.includes(letter) ? vowels : "");
};
