/** Marks that carry a sound of their own into the key: a vocalic r, the anusvara, a palatal n. */
export const vocalicR = "R";
export const anusvara = "M";
export const palatalN = "N";

const ringBelow = 0x325;
const dotBelow = 0x323;
const wholeLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ð: "d",
  þ: "th",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ŋ: "ng",
  č: "ch",
  ç: "s",
  ñ: palatalN,
  ṃ: anusvara,
  ṁ: anusvara,
  ṛ: vocalicR,
  ṝ: vocalicR,
  ḥ: "",
  ḻ: "l",
};

function plain(letter: string): string {
  const lower = letter.toLowerCase();
  const whole = wholeLetters[lower];
  if (whole !== undefined) return whole;
  const bare = lower.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return /^[a-z0-9]*$/.test(bare) ? bare : "";
}

const fromTo = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const isLatinLetter = (code: number) => code !== 0xd7 && code !== 0xf7;
const latinTables = [...fromTo(0xc0, 0x250).filter(isLatinLetter), ...fromTo(0x1e00, 0x1f00)];
const plainLetters: ReadonlyMap<number, string> = new Map(
  latinTables.map((code) => [code, plain(String.fromCharCode(code))]),
);

const isAsciiWord = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
const isApostrophe = (code: number) => code === 0x27 || code === 0x2019 || code === 0x2018 || code === 0x02bc;
const isCombining = (code: number) => code >= 0x300 && code < 0x370;
/** Letters and digits of scripts that have no spelling rules here stay as they are; the rest parts words. */
const isOtherLetter = (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter);

/** A word in bare letters; `scholarly` when it came with diacritics, where a lone c is the sound of ch. */
export type LatinWord = { letters: string; scholarly: boolean };

/** The words of lower-case `text`, each in a to z, 0 to 9 and the three marks; apostrophes vanish, the rest parts words. */
export function latinWords(text: string): LatinWord[] {
  const words: LatinWord[] = [];
  let letters = "";
  let scholarly = false;
  const close = () => {
    if (letters) words.push({ letters, scholarly });
    letters = "";
    scholarly = false;
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isAsciiWord(code)) letters += text[at];
    else if (code < 0x80 && !isApostrophe(code)) close();
    else if (isCombining(code)) letters = combine(letters, code);
    else if (!isApostrophe(code)) {
      const known = plainLetters.get(code);
      const letter = String.fromCodePoint(text.codePointAt(at) ?? code);
      if (known !== undefined) {
        letters += known;
        scholarly = true;
      } else if (isOtherLetter(letter)) letters += letter;
      else close();
      at += letter.length - 1;
    }
  }
  close();
  return words;
}

function combine(letters: string, mark: number): string {
  const isVocalic = (mark === ringBelow || mark === dotBelow) && letters.endsWith("r");
  return isVocalic ? letters.slice(0, -1) + vocalicR : letters;
}
