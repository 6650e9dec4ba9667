const sign = String.raw`₹|rs\.?|inr|रु\.?|रू\.?|ರೂ\.?|ரூ\.?`;
const word = String.raw`\/-|rupees?|rs\.?|रुपये|रुपए|रु\.?|ರೂಪಾಯಿ|ರೂ\.?|ரூபாய்`;
const digits = String.raw`\d{1,8}(?:\.\d{1,2})?`;
const free = String.raw`free(?:\s+of\s+(?:cost|charge))?|no\s+(?:charge|fee)s?|नि[ः:]?\s?शुल्क|मुफ़?्त|ಉಚಿತ|இலவசம்`;

/** How lists write what something costs, as parts of regular expressions with `iu`; the first group has the number. */
export const rupees = {
  /** with a sign or without */
  plain: String.raw`(?:${sign})?\s*(${digits})\s*(?:${word})?(?:\s*\/-)?`,
  /** with a sign before it */
  signed: String.raw`(?:${sign})\s*(${digits})\s*(?:\/-)?`,
};

const atEnd = new RegExp(`(?:${sign}|${word}|${free})$`, "iu");
const LONGEST_WORD = 16;

/** True for a name whose last word is one of a price, with which it might be read as one. */
export const endsLikePrice = (name: string): boolean => atEnd.test(name.slice(-LONGEST_WORD));

const isPlain = new RegExp(`^${rupees.plain}$`, "iu");
const isFreeWord = new RegExp(`^(?:${free})$`, "iu");

/** True for the words that say that something costs nothing. */
export const isFree = (text: string): boolean => isFreeWord.test(text.trim().normalize("NFC"));

/** What a text says that something costs, in rupees: `₹51/-`, `Rs 50`, `ರೂ. 20`, `Free`; undefined for anything else. */
export function rupeesIn(text: string): number | undefined {
  if (isFree(text)) return 0;
  const number = isPlain.exec(text.trim())?.[1];
  return number === undefined ? undefined : Number(number);
}
