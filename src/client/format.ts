import { asLanguage, defaultLanguage, type Language } from "./language";

const tags: Record<Language, string> = { en: "en-IN", hi: "hi-IN", kn: "kn-IN" };
const timeZone = "Asia/Kolkata";

/** Grouped by lakh and crore in every language; ICU groups `kn-IN` by thousands. */
const numberTags: Record<Language, string> = { ...tags, kn: "en-IN" };

const tagOf = (language: string) => tags[asLanguage(language) ?? defaultLanguage];

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

const dateFormats = new Map<string, Intl.DateTimeFormat>();
function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = dateFormats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(tagOf(language), { timeZone, ...options });
  dateFormats.set(key, made);
  return made;
}

/** 1004 → "1,004", grouped the Indian way. */
export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(language, options).format(value);
}

/** Rupees to "₹1,25,000"; paise only where there are some. */
export function formatRupees(rupees: number, language: string): string {
  const minimumFractionDigits = Number.isInteger(rupees) ? 0 : 2;
  return `₹${numberFormat(language, { minimumFractionDigits, maximumFractionDigits: 2 }).format(rupees)}`;
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

/** Where AM and PM are no words of the language, the part of the day is said: सुबह 6:30, ಸಂಜೆ 5:00. */
const saysPartOfDay = (language: string) => language === "hi" || language === "kn";

/** Until which hour a part of the day lasts, and an hour that all of the language's data counts to that part. */
const partsOfDay = [
  { until: 4, like: 22 },
  { until: 12, like: 7 },
  { until: 16, like: 13 },
  { until: 20, like: 18 },
  { until: 24, like: 22 },
] as const;

function spokenTime(instant: Date, language: string, timeStyle: "short" | "medium"): string {
  const clock = dateFormat("en", { timeStyle, hourCycle: "h23" }).format(instant);
  const [first = "0", ...others] = clock.split(":");
  const hour = Number(first);
  const { like } = partsOfDay.find(({ until }) => hour < until) ?? partsOfDay[4];
  const parts = dateFormat(language, { hour: "numeric", dayPeriod: "short" }).formatToParts(
    new Date(`1970-01-05T${String(like).padStart(2, "0")}:00+05:30`),
  );
  const word = parts.find(({ type }) => type === "dayPeriod")?.value ?? "";
  return `${word} ${[hour % 12 || 12, ...others].join(":")}`.trim();
}

/** An instant, or a civil date `YYYY-MM-DD`, as a date in India. */
export function formatDate(
  when: string | number | Date,
  language: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const instant = typeof when === "string" && /^\d{4}-\d\d-\d\d$/.test(when) ? `${when}T12:00:00+05:30` : when;
  const { timeStyle, ...date } = options;
  const isSpoken = (timeStyle === "short" || timeStyle === "medium") && saysPartOfDay(language);
  if (!isSpoken) return dateFormat(language, options).format(new Date(instant));
  const time = spokenTime(new Date(instant), language, timeStyle);
  return date.dateStyle ? `${dateFormat(language, date).format(new Date(instant))}, ${time}` : time;
}

/** An instant as a time of day in India. */
export function formatTime(when: string | number | Date, language: string): string {
  return formatDate(when, language, { timeStyle: "short" });
}
