import { latinDigits } from "./digits";

/** Languages in which amounts are worded. */
export type MoneyLanguage = "en" | "hi" | "kn";

/** CLDR groups Kannada by thousands; price boards in Karnataka group by lakhs like the rest of India. */
const tags: Record<MoneyLanguage, string> = { en: "en-IN", hi: "hi-IN", kn: "en-IN" };
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: MoneyLanguage, decimals: number): Intl.NumberFormat {
  const key = `${language}${decimals}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { numberingSystem: "latn", minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(tags[language], options);
  formats.set(key, made);
  return made;
}

/** Integer paise as rupees in Indian grouping, "₹1,25,000" or "₹99.50": paise only where there are some. */
export function formatMoney(paise: number, language: MoneyLanguage = "en"): string {
  const sign = paise < 0 ? "-" : "";
  const amount = Math.abs(paise);
  return `${sign}₹${formatOf(language, amount % 100 === 0 ? 0 : 2).format(amount / 100)}`;
}

/** Rupees, a whole number or one with paise, as integer paise; undefined for what no coin can pay. */
export function paiseOf(rupees: number): number | undefined {
  const paise = Math.round(rupees * 100);
  const exact = Math.abs(rupees * 100 - paise) < 1e-6;
  return Number.isSafeInteger(paise) && exact ? paise : undefined;
}

const currency = /^(?:₹|rs\.?|inr|रु\.?|रुपये|ರೂ\.?)\s*/i;
const closing = /(?:\/-|₹|rs\.?|inr|rupees?|रु\.?|रुपये|ರೂ\.?|ರೂಪಾಯಿ)$/i;
/** Digits ungrouped, or in groups of three with twos or threes before them. */
const amount = /^(\d+|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

/**
 * Integer paise of an amount as people write it: "500", "₹ 1,25,000.50", "Rs. 501/-", "१०१". Undefined for anything
 * else: negative, more than two decimals, misplaced commas, words, or more than a safe integer.
 */
export function parseRupees(text: string): number | undefined {
  const bare = latinDigits(text).trim().replace(currency, "").replace(closing, "").trim();
  const match = amount.exec(bare);
  if (!match) return undefined;
  const rupees = Number((match[1] ?? "").replaceAll(",", ""));
  const paise = rupees * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(paise) ? paise : undefined;
}
