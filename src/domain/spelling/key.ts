import { foldEnding } from "./endings";
import type { LatinWord } from "./latin";
import { type SoundRule, soundRules } from "./soundRules";

const vowelCodes = new Set(Array.from("aeiou", (letter) => letter.charCodeAt(0)));
const vowelTable = Array.from({ length: 128 }, (_, code) => vowelCodes.has(code));
const isVowelAt = (key: string, at: number) => vowelTable[key.charCodeAt(at)] === true;

const isDigit = (code: number) => code >= 48 && code <= 57;
const rulesByCode = Array.from({ length: 128 }, (_, code) => soundRules[String.fromCharCode(code)]);

function ruleAt({ letters, scholarly }: LatinWord, at: number, key: string): SoundRule | undefined {
  const rules = rulesByCode[letters.charCodeAt(at)];
  if (!rules) return undefined;
  for (const rule of rules) {
    if (rule.match.length > 1 && !letters.startsWith(rule.match, at)) continue;
    if (!rule.when || rule.when(letters, at, key, scholarly)) return rule;
  }
  return undefined;
}

/** No word is longer: what has no blanks is known by its beginning, as the rules look at what is before them. */
const LONGEST_WORD = 200;

/** The sounds of a word, doubled ones once. */
function sounds(whole: LatinWord): string {
  const word =
    whole.letters.length > LONGEST_WORD ? { ...whole, letters: whole.letters.slice(0, LONGEST_WORD) } : whole;
  const { letters } = word;
  let key = "";
  let last = 0;
  for (let at = 0; at < letters.length; ) {
    const rule = ruleAt(word, at, key);
    const text = rule ? rule.text : letters.charAt(at);
    if (text !== "") {
      const repeats = text.charCodeAt(0) === last && !isDigit(last);
      if (!repeats) key += text;
      else if (text.length > 1) key += text.slice(1);
      last = key.charCodeAt(key.length - 1);
    }
    at += rule ? rule.length : 1;
  }
  return key;
}

/** Ishvara at a name's end is -eshvara by sandhi, and written either way. */
function joinIshvara(key: string): string {
  const at = key.indexOf("isvar");
  return at < 0 || key[at - 1] === "v" ? key : `${key.slice(0, at)}e${key.slice(at + 1)}`;
}

const dropFinalA = (key: string) =>
  key.length > 2 && key.endsWith("a") && !isVowelAt(key, key.length - 2) ? key.slice(0, -1) : key;

/** An a beside no other vowel. */
const standsAlone = (key: string, at: number) =>
  !isVowelAt(key, at - 1) && at + 1 < key.length && !isVowelAt(key, at + 1);

/** Without each a that stands between the first vowel and `end`: these are written or left out at will. */
function dropInnerA(key: string, end: number): string {
  let first = 0;
  while (first < key.length && !isVowelAt(key, first)) first++;
  let result = "";
  let kept = 0;
  for (let at = key.indexOf("a", first + 1); at >= 0 && at < end; at = key.indexOf("a", at + 1)) {
    if (!standsAlone(key, at)) continue;
    result += key.slice(kept, at);
    kept = at + 1;
  }
  return kept === 0 ? key : result + key.slice(kept);
}

function lastVowel(key: string): number {
  let at = key.length - 1;
  while (at >= 0 && !isVowelAt(key, at)) at--;
  return at;
}

const isLetter = (code: number) => code >= 97 && code <= 122;

/** True for what names one of many, such as C, 12a or b4: no two letters of it are next to each other. */
function isLabel(letters: string): boolean {
  let wasLetter = false;
  for (let at = 0; at < letters.length; at++) {
    const code = letters.charCodeAt(at);
    const isNow = isLetter(code);
    if (isNow ? wasLetter : !isDigit(code)) return false;
    wasLetter = isNow;
  }
  return true;
}

/** The folding key of one whole word. A letter without others is no sound: Block C is not Block K. */
export function wordKey(word: LatinWord): string {
  if (isLabel(word.letters)) return word.letters;
  const key = dropFinalA(foldEnding(joinIshvara(sounds(word))));
  return dropInnerA(key, lastVowel(key));
}

/** The beginning that the keys of longer words share when they continue `word`. */
export function openKey(word: LatinWord): string {
  const key = dropFinalA(joinIshvara(sounds(word)));
  // Gaya keeps an a that Gayatri, which begins with it, has not
  return dropInnerA(key.endsWith("aia") ? key.slice(0, -1) : key, key.length);
}
