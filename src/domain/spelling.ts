import { romanize } from "./spelling/indic";
import { openKey, wordKey } from "./spelling/key";
import { latinWords } from "./spelling/latin";

const isAscii = (text: string) => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
};

const wordsOf = (text: string) =>
  latinWords(isAscii(text) ? text.toLowerCase() : romanize(text.normalize("NFKC").toLowerCase()));

/**
 * The folding keys of the words of `text`, in order. Spellings of one Indian name share a key, in Latin with or without
 * diacritics and in nine Indic scripts: Shiva, Siva, Śiva, शिव and ಶಿವ are all "siv". Index and query use the same keys.
 * Words of other scripts and single letters, also with digits, are kept in lower case; signs part words.
 */
export function foldTokens(text: string): string[] {
  return isAscii(text)
    ? asciiTokens(text)
    : wordsOf(text).map((word) => (word.scholarly ? wordKey(word) : keptKey(word.letters)));
}

/** The same for plain text, which is most of it: its words lie between other signs, and apostrophes vanish. */
function asciiTokens(text: string): string[] {
  const words: string[] = text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  let count = 0;
  for (const found of words) {
    const letters = found.includes("'") ? found.replaceAll("'", "") : found;
    if (letters) words[count++] = keptKey(letters);
  }
  words.length = count;
  return words;
}

/** Words repeat: their keys are cached, some thousands at a time. */
function keptKey(letters: string): string {
  const known = keys.get(letters);
  if (known !== undefined) return known;
  if (keys.size >= KEYS_KEPT) keys.clear();
  const key = wordKey({ letters, scholarly: false });
  keys.set(letters, key);
  return key;
}
const KEYS_KEPT = 20_000;
const keys = new Map<string, string>();

/** The folding key of `text` read as one word, its blanks and signs left out: "Kanya Kumari" is as "Kanyakumari". */
export function foldWord(text: string): string {
  const words = wordsOf(text);
  const letters = words.map((word) => word.letters).join("");
  return wordKey({ letters, scholarly: words.some((word) => word.scholarly) });
}

/** The folding keys of `text` with one blank between them: equal for two spellings of one full name. */
export function foldName(text: string): string {
  return foldTokens(text).join(" ");
}

/** What the last typed letter may yet become a part of: ch, zh, ee, oo. */
const grown: Readonly<Record<string, string>> = { c: "h", z: "h", e: "e", o: "o" };

/**
 * Beginnings to look up for the unfinished last word of what someone types, at most four. Nearly every spelling that
 * continues it has a folding key that begins with one of them.
 */
export function foldPrefix(text: string): string[] {
  const word = wordsOf(text).at(-1);
  if (!word) return [];
  const open = openKey(word);
  const keys = [wordKey(word), open];
  const next = grown[word.letters.slice(-1)];
  if (next && !word.letters.endsWith(next + next)) keys.push(openKey({ ...word, letters: word.letters + next }));
  // on its way to -ishvara, which is written -eshvara
  if (open.length > 3 && (/isv?$/.test(open) || word.letters.endsWith("ee")))
    keys.push(open.replace(/i(s?v?)$/, "e$1"));
  return [...new Set(keys)];
}
