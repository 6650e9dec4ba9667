import { latinDigits } from "../../../domain/digits";
import { isPositionText } from "../../../domain/importPosition";
import { plainNumber } from "../../../domain/plainSigns";
import { stateNamed } from "../../../domain/regions";

/** Words that names of temples are full of, in Latin letters and in the scripts of India. */
const templeWords =
  /temple|mandir|mandhir|kovil|koil|koyil|kshetra|devasthan|devalaya|devalayam|gudi\b|swamy|swami\b|math\b|mutt\b|basadi|gurudwara|gurdwara|vihar|मंदिर|मन्दिर|देवस्थान|देवालय|ದೇವಸ್ಥಾನ|ದೇವಾಲಯ|ಗುಡಿ|கோயில்|கோவில்|ஆலயம்|దేవాలయ|ఆలయ|ക്ഷേത്ര|মন্দির|મંદિર|ମନ୍ଦିର|ਗੁਰਦੁਆਰਾ/i;
export const isTempleName = (text: string): boolean => templeWords.test(text.slice(0, 300));

const phone = /^(?:\+?91[\s-]?|0)?(?:[6-9]\d{4}[\s-]?\d{5}|\d{2,4}[\s-]\d{6,8})$/;
const pincode = /^[1-9]\d{2}\s?\d{3}$/;
const code = /^[A-Za-z]{1,6}[-/ ]?(?:[A-Za-z0-9]{1,6}[-/ ])?\d{3,8}$/;
const email = /^[^\s@]{1,64}@[^\s@]{1,200}$/;
const clock = /\d\s?(?:am|pm|a\.m|p\.m)|\d{1,2}[:.]\d{2}\s?(?:-|to)\s?\d/i;
const degrees = /^\d{1,3}\.\d{2,}$/;

const isIn = (text: string, low: number, high: number) =>
  degrees.test(text) && Number(text) >= low && Number(text) <= high;

/** What tells a field by what its cells say; the first that fits counts. */
const tests: readonly (readonly [field: string, isOne: (text: string) => boolean])[] = [
  // a link of a map has an @ in it, and a link is a website
  ["coordinates", isPositionText],
  ["email", (text) => email.test(text)],
  ["website", (text) => /^(?:https?:\/\/|www\.)/i.test(text)],
  ["latitude", (text) => isIn(text, 6, 37.6)],
  ["longitude", (text) => isIn(text, 67.5, 97.8)],
  ["pincode", (text) => pincode.test(text)],
  ["phone", (text) => phone.test(text)],
  ["sourceId", (text) => code.test(text)],
  ["state", (text) => text.length <= 40 && stateNamed(text) !== undefined],
  ["timings", (text) => clock.test(text)],
  ["name", isTempleName],
];
const LONGEST = 300;
const SURE = 0.8;
const MOST_NAMED = 0.5;

/** What a list without names of columns has beside what tells itself: an address is long, a town is a word. */
const isAddress = (text: string) => text.length > 25 && /[,\d]/.test(text);
const isTown = (text: string) => text.length <= 30 && !/\d/.test(text);

const plain = (cell: unknown) =>
  latinDigits(plainNumber(String(cell ?? "")))
    .trim()
    .slice(0, LONGEST);
const shareOf = (texts: readonly string[], isOne: (text: string) => boolean) =>
  texts.filter(isOne).length / Math.max(1, texts.length);

/** Which field the cells of a column are of, where that is plain to see; numbers that a source counts by are all different. */
function fieldOf(texts: readonly string[]): string | undefined {
  if (texts.length === 0) return undefined;
  const found = tests.find(([field, isOne]) => shareOf(texts, isOne) >= (field === "name" ? MOST_NAMED : SURE))?.[0];
  return found === "sourceId" && new Set(texts).size < texts.length ? undefined : found;
}

const isSerial = (texts: readonly string[]) =>
  texts.length > 1 && texts.every((text, at) => /^\d{1,6}$/.test(text) && Number(text) === Number(texts[0]) + at);

type Rows = readonly (readonly unknown[])[];
const columnOf = (rows: Rows, at: number) => rows.map((row) => plain(row[at])).filter(Boolean);

/** What is told of a column that counts the rows. */
export const SERIAL = "#";

/** The field of each column by what its cells say; each field once, and none for a column that tells nothing. */
export function fieldsByContent(rows: Rows, width: number, least = 1): (string | undefined)[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const texts = columnOf(rows, at);
    const field = (texts.length >= least ? fieldOf(texts) : undefined) ?? (isSerial(texts) ? SERIAL : undefined);
    if (field === undefined || (field !== SERIAL && taken.has(field))) return undefined;
    taken.add(field);
    return field;
  });
}

/** The same for a list whose columns have no names at all: what is left is told by its shape. */
export function fieldsOfHeadless(rows: Rows, width: number): (string | undefined)[] {
  const fields = fieldsByContent(rows, width);
  const fill = (field: string, isOne: (text: string) => boolean) => {
    if (fields.includes(field)) return;
    const at = fields.findIndex((known, place) => {
      const texts = columnOf(rows, place);
      return known === undefined && texts.length > 0 && shareOf(texts, isOne) >= SURE;
    });
    if (at >= 0) fields[at] = field;
  };
  fill("address", isAddress);
  if (fields.includes("name")) fill("city", isTown);
  return fields;
}

/** True for rows of which the first is one of the list: what tells the columns of the others stands in it as well. */
export function isHeadless(rows: Rows): boolean {
  const [first = [], ...others] = rows;
  if (others.length === 0) return false;
  const fields = fieldsByContent(others, first.length);
  const own = fieldsByContent([first], first.length);
  const told = fields.flatMap((field, at) => (field !== undefined && own[at] === field ? [field] : []));
  return told.includes("name") && told.length > 1;
}
