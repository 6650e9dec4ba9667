/** How lists write what something costs: with a sign before the number, a word after it, or both, `₹51/-`, `Rs 50`. */
const plain =
  /^(?:₹|rs\.?|inr|रु\.?|रू\.?|ರೂ\.?|ரூ\.?)?\s*(\d{1,8}(?:\.\d{1,2})?)(?:\s*(?:\/-|rupees?|rs\.?|रुपये|रुपए|रु\.?|ರೂಪಾಯಿ|ರೂ\.?|ரூபாய்))?(?:\s*\/-)?$/iu;
/** A price with its sign before the number, at the end of a text and after a blank. */
const signedAtEnd = /\s(?:₹|rs\.?|inr|रु\.?|रू\.?|ರೂ\.?|ரூ\.?)\s*(\d{1,8}(?:\.\d{1,2})?)(?:\s*\/-)?$/iu;
const free = /^(?:free(?:\s+of\s+(?:cost|charge))?|no\s+(?:charge|fee)s?|नि[ः:]?\s?शुल्क|मुफ़?्त|ಉಚಿತ|இலவசம்)$/iu;
const endings =
  /(?:₹|rs\.?|inr|रु\.?|रू\.?|ರೂ\.?|ரூ\.?|\/-|rupees?|रुपये|रुपए|ರೂಪಾಯಿ|ரூபாய்|free(?:\s+of\s+(?:cost|charge))?|no\s+(?:charge|fee)s?|नि[ः:]?\s?शुल्क|मुफ़?्त|ಉಚಿತ|இலவசம்)$/iu;
const LONGEST_WORD = 16;
/** What costs something is told in fewer signs. */
const LONGEST_PRICE = 60;

/** True for a name whose last word is one of a price, with which it might be read as one. */
export const endsLikePrice = (name: string): boolean => endings.test(name.slice(-LONGEST_WORD));

/** True for the words that say that something costs nothing. */
export const isFree = (text: string): boolean =>
  text.length <= LONGEST_PRICE && free.test(text.trim().normalize("NFC"));

/** The number of a price as it is written; undefined for anything else. */
export function priceIn(text: string): string | undefined {
  return text.length > LONGEST_PRICE ? undefined : plain.exec(text.trim())?.[1];
}

/** A text that ends with a price and its sign, `Archana Rs 50`, parted into what stands before it and the number. */
export function priceAtEnd(text: string): { before: string; price: string } | undefined {
  const from = Math.max(0, text.length - LONGEST_PRICE);
  const found = signedAtEnd.exec(text.slice(from));
  return found?.[1] ? { before: text.slice(0, from + found.index).trim(), price: found[1] } : undefined;
}

/** What a text says that something costs, in rupees: `₹51/-`, `Rs 50`, `ರೂ. 20`, `Free`; undefined for anything else. */
export function rupeesIn(text: string): number | undefined {
  if (isFree(text)) return 0;
  const number = priceIn(text);
  return number === undefined ? undefined : Number(number);
}
