import { trimEndOf } from "../domain/trimText";
import { asLanguage, defaultLanguage, type Language } from "./language";

/** Grouped by lakh and crore in every language; ICU groups `kn-IN` by thousands. */
const numberTags: Record<Language, string> = { en: "en-IN", hi: "hi-IN", kn: "en-IN" };

const numberFormats = new Map<string, Intl.NumberFormat>();
function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const known = numberFormats.get(key);
  if (known) return known;
  // Latin digits everywhere: prices and times read the same on the temple's own board
  const made = new Intl.NumberFormat(numberTags[asLanguage(language) ?? defaultLanguage], {
    numberingSystem: "latn",
    ...options,
  });
  numberFormats.set(key, made);
  return made;
}

/** 1004 → "1,004", grouped the Indian way. */
export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return options.style ? numberFormat(language, options).format(value) : grouped(value, options);
}

/**
 * A plain number reads the same in every language, so it is written by hand: the first number format of a page looks
 * through every language a browser has, which holds up a phone for more than 50 ms.
 */
function grouped(
  value: number,
  { minimumFractionDigits: fewest = 0, maximumFractionDigits: most = Math.max(fewest, 3) }: Intl.NumberFormatOptions,
): string {
  const [whole = "", fraction = ""] = value.toFixed(most).split(".");
  const shown = fraction.slice(0, fewest) + trimEndOf(fraction.slice(fewest), /0/);
  return withCommas(whole) + (shown && `.${shown}`);
}

/** Digits in groups of two before the last three, as India writes numbers. */
function withCommas(whole: string): string {
  const digits = whole.replace("-", "");
  if (!/^\d+$/.test(digits)) return whole;
  let groups = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 2) groups = `${digits.slice(Math.max(0, end - 2), end)},${groups}`;
  return whole.startsWith("-") ? `-${groups}` : groups;
}

/** Rupees to "₹1,25,000"; paise only where there are some. */
export function formatRupees(rupees: number, language: string): string {
  const minimumFractionDigits = Number.isInteger(rupees) ? 0 : 2;
  return `₹${formatNumber(rupees, language, { minimumFractionDigits, maximumFractionDigits: 2 })}`;
}

/** Integer paise to rupees as text. */
export function formatPaise(paise: number, language: string): string {
  return formatRupees(paise / 100, language);
}

/** Kilometres with one decimal below 100: "2.5", "140". The unit is the translator's. */
export function formatKilometres(km: number, language: string): string {
  return formatNumber(km, language, { maximumFractionDigits: km < 100 ? 1 : 0 });
}

export function formatRating(rating: number, language: string): string {
  return formatNumber(rating, language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
