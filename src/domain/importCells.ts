import { isFree, priceAtEnd, priceIn } from "./rupees";
import { trimEndOf } from "./trimText";

/** What lists write where they know nothing, in so many letters or fewer. */
const LONGEST_MISSING = 9;
const missing = new Set("- -- --- – — . ? na n/a n.a. n.a #n/a nan nil null none unknown undefined tbd".split(" "));

/** True for a cell that says nothing: blank, a dash, `NA`, `null` and their like. */
export function isMissing(cell: unknown): boolean {
  if (cell === null || cell === undefined) return true;
  if (typeof cell !== "string") return false;
  const text = cell.trim();
  if (text === "" || cell.length > 16) return text === "";
  return text.length <= LONGEST_MISSING && missing.has(text.toLowerCase());
}

/** What spreadsheet programs show for a formula that failed, and `#FORMULA!` for one that was never worked out. */
const programError = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FORMULA!|#{2,})$|^Err:\d{3}$/i;
/** How a spreadsheet program shows a long number in a narrow column, and writes it to a CSV: its last digits are lost. */
const shortened = /^[+-]?\d(?:[.,]\d+)?E\+\d{1,3}$/i;
const LONGEST_TROUBLE = 16;

/** Why a cell's text is not what somebody wrote but what a spreadsheet program made of it; undefined where it may be. */
export function spoiltBy(cell: unknown): string | undefined {
  if (typeof cell !== "string" || cell.length > LONGEST_TROUBLE) return undefined;
  const text = cell.trim();
  if (programError.test(text)) return "errors.programError";
  return shortened.test(text) ? "errors.shortened" : undefined;
}

const yes = new Set("true t yes y 1 on active verified ✓ ✔ ☑ हाँ हां हा जी सक्रिय सत्यापित ಹೌದು ಸಕ್ರಿಯ ஆம் అవును".split(" "));
const no = new Set("false f no n 0 off inactive unverified ✗ ✘ ☐ नहीं नही ना निष्क्रिय ಇಲ್ಲ ನಿಷ್ಕ್ರಿಯ இல்லை కాదు".split(" "));

/** Yes or no in the words people use; undefined for anything else. */
export function readFlag(cell: unknown): boolean | undefined {
  if (typeof cell === "boolean") return cell;
  const word = String(cell).trim().toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : undefined;
}

const sameWords: Readonly<Record<string, string>> = {
  Hindu: "hinduism sanatan sanatana हिंदू हिन्दू ಹಿಂದೂ இந்து",
  Jain: "jainism जैन ಜೈನ சமணம்",
  Buddhist: "buddhism बौद्ध ಬೌದ್ಧ பௌத்தம்",
  Sikh: "sikhism सिख सिक्ख ಸಿಖ್ சீக்கியம்",
  Ancient: "प्राचीन ಪ್ರಾಚೀನ",
  Modern: "आधुनिक ಆಧುನಿಕ",
  Cave: "गुफा ಗುಹೆ",
  Hill: "hilltop पहाड़ी ಬೆಟ್ಟ",
  Riverside: "नदीतट ನದಿತೀರ",
};
const canonical = new Map(
  Object.entries(sameWords).flatMap(([word, others]) =>
    [word.toLowerCase(), ...others.split(" ")].map((other) => [other.normalize("NFC"), word] as const),
  ),
);

/** A tradition or setting by its name, in any case and in the words of other languages; else as it was. */
export const readVocabulary = (cell: unknown): unknown =>
  typeof cell === "string" ? (canonical.get(cell.trim().toLowerCase().normalize("NFC")) ?? cell.trim()) : cell;

const precisionWords: Readonly<Record<string, string>> = {
  site: "exact exact_spot rooftop gate building precise precisely range_interpolated",
  place: "town village city town_or_village_only approximate approx centroid geometric_center geometric_centre",
};
const precisions = new Map(
  Object.entries(precisionWords).flatMap(([word, others]) =>
    [word, ...others.split(" ")].map((other) => [other, word] as const),
  ),
);

/** How exact a position is, in the words of lists and of services that locate addresses, in any case; else as it was. */
export const readPrecision = (cell: unknown): unknown =>
  typeof cell === "string" ? (precisions.get(cell.trim().toLowerCase().replace(/[\s-]/g, "_")) ?? cell.trim()) : cell;

/** Poojas as people list them, `Archana - Rs 50; Homa (1,000)`, as the pieces `Archana:50, Homa:1000` that are read. */
export function poojaPieces(text: string): string {
  return itemsIn(withoutGroups(text))
    .map((piece) => {
      if (piece.includes(":")) return piece;
      const { name = "", said = "" } = partedAtEnd(piece) ?? {};
      const price = /\p{L}/u.test(name) ? priceIn(said) : undefined;
      if (price !== undefined) return `${name}:${price}`;
      const { before = "", price: signed } = priceAtEnd(piece) ?? {};
      if (signed !== undefined && /\p{L}/u.test(before)) return `${before}:${signed}`;
      return /\p{L}/u.test(name) && isFree(said) ? `${name}:0` : piece;
    })
    .join(",");
}

/** An item that says something after its last dash or in brackets at its end, `Homa - 50/-` or `Homa (50)`, in two. */
function partedAtEnd(piece: string): { name: string; said: string } | undefined {
  if (piece.endsWith(")")) {
    const open = piece.lastIndexOf("(");
    return open < 0 ? undefined : { name: piece.slice(0, open).trim(), said: piece.slice(open + 1, -1) };
  }
  // the dash of `50/-` is none between a name and a price
  let dash = piece.length - 1;
  while (dash >= 0 && (!"-–—=".includes(piece.charAt(dash)) || piece.charAt(dash - 1) === "/")) dash--;
  return dash < 0 ? undefined : { name: piece.slice(0, dash).trim(), said: piece.slice(dash + 1) };
}

/** Numbers without the commas between their digits, `1,50,000` as `150000`, where one ends the item it stands in. */
function withoutGroups(text: string): string {
  return text.replace(/\d[\d,]*(?:\.\d+)?/g, (number, at: number) => {
    const [whole = "", ...groups] = number.split(",");
    const endsItem = endsItemAt(text, at + number.length);
    return groups.reduce((joined, group, place) => {
      const isEnd = place === groups.length - 1;
      const isGroup = /^\d{2,3}(?:\.\d+)?$/.test(group) && (!isEnd || endsItem);
      return isGroup && /\d$/.test(joined) ? joined + group : `${joined},${group}`;
    }, whole);
  });
}

const afterNumber = /\/-|rs\.?|rupees?/iy;

/** True where nothing but a word for rupees and a bracket stands before the end of an item. */
function endsItemAt(text: string, from: number): boolean {
  let at = pastBlanks(text, from);
  afterNumber.lastIndex = at;
  at = pastBlanks(text, at + (afterNumber.exec(text)?.[0].length ?? 0));
  if (text.charAt(at) === ")") at = pastBlanks(text, at + 1);
  return at >= text.length || ";,\n|".includes(text.charAt(at));
}

function pastBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charAt(at) !== "\n" && text.charAt(at).trim() === "") at++;
  return at;
}

/** The items of a cell: between semicolons, bars, bullets or on lines where there are any of these, else between commas. */
export function itemsIn(text: string): string[] {
  const between = /[;|•\n]/.test(text) ? /[;|•\n]/ : /,/;
  return text
    .split(between)
    .map((item) => item.trim())
    .filter(Boolean);
}

/** True for an item that `itemsIn` reads as it is. */
export const isPlainItem = (item: string): boolean =>
  !/[;|•,\n]/.test(item) && !item.startsWith("[") && item.trim() !== "";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
/** As Hindi and Kannada write them; each begins with one of these, and none of another month does. */
const INDIAN_MONTHS = [
  "जनवरी ಜನವರಿ",
  "फरवरी फ़रवरी ಫೆಬ್ರವರಿ ಫೆಬ್ರುವರಿ",
  "मार्च ಮಾರ್ಚ್",
  "अप्रैल ಏಪ್ರಿಲ್ ಎಪ್ರಿಲ್",
  "मई ಮೇ",
  "जून ಜೂನ್",
  "जुलाई ಜುಲೈ",
  "अगस्त ಆಗಸ್ಟ್ ಆಗಸ್ಟ",
  "सितंबर सितम्बर ಸೆಪ್ಟೆಂಬರ್",
  "अक्टूबर अक्तूबर ಅಕ್ಟೋಬರ್",
  "नवंबर नवम्बर ನವೆಂಬರ್",
  "दिसंबर दिसम्बर ಡಿಸೆಂಬರ್",
].map((names) => names.normalize("NFC").split(" "));
const two = (part: string | number | undefined) => String(part).padStart(2, "0");
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

function monthNamed(word: string): number {
  const name = word.toLowerCase();
  const english = /^[a-z]{3}/.test(name) ? MONTHS.indexOf(name.slice(0, 3)) : -1;
  return (english >= 0 ? english : INDIAN_MONTHS.findIndex((names) => names.includes(name))) + 1;
}

/** A day of the week beside a date, in brackets or not, says nothing new. */
const weekdayFirst = /^(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?,?\s+/i;
const weekdayLast = /\(?\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\.?\)?$/i;

function withoutWeekday(text: string): string {
  if (weekdayFirst.test(text)) return text.replace(weekdayFirst, "");
  return weekdayLast.test(text) ? trimEndOf(text.replace(weekdayLast, ""), /[\s,]/) : text;
}

/** Days are told in fewer signs. */
const LONGEST_DATE = 100;

/**
 * A civil date in the forms spreadsheets write, as `YYYY-MM-DD`: year first, or day first as in India (month first only
 * where the second number cannot be a month), or with the month's name. Else as it was.
 */
export function readDateText(text: string): string {
  if (text.length > LONGEST_DATE) return text;
  const plain = withoutWeekday(
    text
      .trim()
      .normalize("NFC")
      .replace(/[T ]00:00(?::00)?(?:\.0+)?Z?$/, ""),
  );
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (yearFirst) return `${yearFirst[1]}-${two(yearFirst[2])}-${two(yearFirst[3])}`;
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(plain);
  if (numbers) {
    const [, first = "", second = "", year = ""] = numbers;
    const [day, month] = Number(second) > 12 ? [second, first] : [first, second];
    return `${fullYear(year)}-${two(month)}-${two(day)}`;
  }
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]*([\p{L}\p{M}]+)\.?[\s,-]*(\d{4}|\d{2})$/iu.exec(plain);
  const monthFirst = /^([\p{L}\p{M}]+)\.?\s*(\d{1,2})(?:st|nd|rd|th)?(?:\s*,\s*|\s+)(\d{4})$/iu.exec(plain);
  const [day, name = "", year = ""] = dayFirst?.slice(1) ?? [monthFirst?.[2], monthFirst?.[1], monthFirst?.[3]];
  const month = monthNamed(name);
  return month > 0 ? `${fullYear(year)}-${two(month)}-${two(day)}` : text;
}

const between = /\bto\b|\btill\b|[–—]|\s-\s|\sसे\s|\sರಿಂದ\s/iu;

/** The first day of several, `from 5th March to 16th March 2027`, as a civil date where that can be read. */
export function firstDayIn(text: string): string | undefined {
  if (text.length > LONGEST_DATE) return undefined;
  const days = text.trim().replace(/^from\s/i, "");
  const found = between.exec(days);
  const first = days.slice(0, found?.index ?? 0).trim();
  const last = found ? days.slice(found.index + found[0].length).trim() : "";
  const year = /\b(\d{4})\D*$/.exec(last)?.[1] ?? "";
  const month = /^\D*\d{1,2}\D*?\s([\p{L}\p{M}]{3,})/u.exec(last)?.[1] ?? "";
  return [first, `${first} ${year}`, `${first} ${month} ${year}`]
    .map(readDateText)
    .find((date) => /^\d{4}-\d\d-\d\d$/.test(date));
}
