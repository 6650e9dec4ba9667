import { z } from "zod";
import { TempleInput } from "../../../contract/adminTemples";
import { typedText } from "../../../contract/common";
import { PoojaDetails } from "../../../contract/temples";
import { architectures, photographyRules, wheelchairAccess, worshipStates } from "../../../contract/vocabulary";
import { parseDegrees } from "../../../domain/coordinates";
import { latinDigits } from "../../../domain/digits";
import { readTag } from "../../../domain/hoursTag";
import { hoursOfWords } from "../../../domain/hoursWords";
import { poojaPieces, readFlag, readPrecision, readVocabulary } from "../../../domain/importCells";
import { isNoTown } from "../../../domain/importPosition";
import { plainNumber } from "../../../domain/plainSigns";
import { languageOf } from "../../../domain/scripts";
import { itemNumberIn } from "../../../domain/wikidataItem";
import { unwrappedLink } from "../../../domain/wrappedLinks";
import { mendImageUrl } from "../../db/seed/readTemples";
import { poojasIn } from "../../temples/submission";
import { jsonList, listIn } from "./cells";
import { isObject, numberText } from "./extendedJson";

export type CellReading = { value: unknown } | { reason: string; suggestion?: string };

const shape = TempleInput.shape;

/** A filled cell as its field's value: text of a CSV or a value of JSON or a spreadsheet, in the forms people write. */
export function readCell(field: string, cell: unknown): CellReading {
  if (field === "location" && isNoTown(cell)) return { value: cell };
  const prepared = prepare(field, cell);
  if ("reason" in prepared) return prepared;
  const schema = schemaOf(field);
  if (!schema) return { reason: "errors.field" };
  const parsed = schema.safeParse(prepared.value);
  if (parsed.success) return { value: parsed.data };
  const reason = parsed.error.issues[0]?.message ?? "errors.custom";
  return { reason, ...suggestionFor(field, prepared.value, schema) };
}

const fields: Readonly<Record<string, z.ZodType | undefined>> = {
  ...shape,
  coordinates: z.string("errors.coordinates"),
  poojaDetails: PoojaDetails,
  id: z.int().min(1),
  sourceId: typedText(80),
  opensAt: typedText(100),
  closesAt: typedText(100),
  opensAgainAt: typedText(100),
  closesAgainAt: typedText(100),
  nameAndCity: typedText(260),
  nameAndAddress: typedText(650),
};

/** Compiled, they say the same of a cell in a third of the time. */
const compiled = new Map<string, z.ZodType>();
function schemaOf(field: string): z.ZodType | undefined {
  const known = compiled.get(field);
  if (known) return known;
  const schema = fields[field];
  if (!schema) return undefined;
  const made = z.compile(schema);
  compiled.set(field, made);
  return made;
}

/** What was probably meant: an address on the web with its beginning, numbers without what is written beside them. */
function suggestionFor(field: string, value: unknown, schema: z.ZodType): { suggestion?: string } {
  const suggestion = typeof value === "string" ? meant(field, value.trim()) : undefined;
  return suggestion && schema.safeParse(suggestion).success ? { suggestion } : {};
}

/** A number as a spreadsheet program shortens it: the digits that are left are no number of their own. */
const shortened = /\dE[+-]?\d/i;

function meant(field: string, text: string): string | undefined {
  if (shortened.test(text)) return undefined;
  if (field === "website") return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : undefined;
  if (field === "pincode") return pincodeIn(text.replace(/\.0+$/, ""));
  return field === "phone" ? numbersIn(text) : undefined;
}

/** The one PIN code of a text; parts of another number make none. */
function pincodeIn(text: string): string | undefined {
  const [code, ...more] = text.match(/\d[\d.]*(?:[ -]\d+)?/g) ?? [];
  return more.length === 0 ? code?.replace(/[ -]/, "") : undefined;
}

/** The telephone numbers of a text that says more than them: `Office: 080-2667 1234 (Rao), 98450 12345`. */
function numbersIn(text: string): string {
  const bare = text.replace(/\.0+$/, "");
  const found = [...bare.matchAll(/(?:\+|\(0)?\d[\d\s()-]{3,}\d/g)];
  // what a point parts is a part of another number
  const whole = found.filter(({ 0: number, index }) => {
    const [before, after] = [bare.slice(0, index), bare.slice(index + number.length)];
    return !/\d\.$/.test(before.slice(-2)) && !/^\.\d/.test(after.slice(0, 2));
  });
  return whole.map(([number]) => number.trim()).join(", ");
}

function prepare(field: string, cell: unknown): CellReading {
  switch (field) {
    case "id":
      return wholeNumber(cell);
    case "latitude":
      return degrees(cell, "NS", "errors.latitude");
    case "longitude":
      return degrees(cell, "EW", "errors.longitude");
    case "tradition":
    case "setting":
    case "type":
      return { value: readVocabulary(cell) };
    case "architecture":
    case "worship":
    case "photography":
    case "wheelchair":
      return { value: typeof cell === "string" ? wordOf(field, cell) : cell };
    case "positionPrecision":
      return { value: readPrecision(cell) };
    case "gallery":
      return eachOf(list(cell), unwrappedLink);
    case "amenities":
    case "specialities":
      return list(cell);
    case "poojaDetails":
      return poojaList(cell);
    case "names":
      return nameList(cell);
    case "identifiers":
      return identifierList(cell);
    case "openingHours":
      return hoursIn(cell);
    case "pictureNotes":
    case "closures":
    case "ownFestivals":
    case "englishStates":
    case "translations":
    case "sources":
    case "sourceNotes":
      return json(cell);
    case "isActive":
    case "isVerified":
      return flag(cell);
    case "image":
      return { value: typeof cell === "string" ? mendImageUrl(unwrappedLink(cell).trim()) : cell };
    case "website":
    case "bookingUrl":
      return { value: typeof cell === "string" ? unwrappedLink(cell) : cell };
    case "wikidataId":
      return { value: typeof cell === "string" ? (itemNumberIn(cell) ?? cell) : cell };
    case "sourceId":
      return { value: latinDigits(numberText(cell)) };
    case "built":
      return { value: isNoText(cell) ? cell : latinDigits(String(cell)) };
    case "pincode":
      return { value: isNoText(cell) ? cell : latinDigits(plainNumber(String(cell))).replace(/\s/g, "") };
    case "coordinates":
      return { value: latinDigits(plainNumber(isObject(cell) ? JSON.stringify(cell) : String(cell))) };
    case "phone":
      return { value: isNoText(cell) ? cell : latinDigits(plainNumber(String(cell))) };
    default:
      return { value: typeof cell === "number" ? String(cell) : typeof cell === "string" ? unifyLines(cell) : cell };
  }
}

/** What has no words of its own: an object, also one in a list. */
const isNoText = (cell: unknown) =>
  typeof cell === "boolean" || isObject(cell) || (Array.isArray(cell) && cell.some(isObject));

/** Spreadsheets end lines inside a cell in their own way; what is on file has one way. */
const unifyLines = (text: string) => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

const wholeNumber = (cell: unknown): CellReading =>
  typeof cell === "string"
    ? /^\s*\d{1,10}\s*$/.test(latinDigits(cell))
      ? { value: Number(latinDigits(cell)) }
      : { reason: "errors.id" }
    : { value: cell };

function degrees(cell: unknown, letters: "NS" | "EW", reason: string): CellReading {
  if (typeof cell !== "string") return { value: cell };
  const value = parseDegrees(latinDigits(plainNumber(cell)).replace(/^(\s*-?\d{1,3}),(\d+\s*)$/, "$1.$2"), letters);
  return value === undefined ? { reason } : { value };
}

function list(cell: unknown): CellReading {
  if (Array.isArray(cell)) return { value: cell.filter((item) => item !== "") };
  if (typeof cell !== "string") return { value: typeof cell === "number" ? [String(cell)] : cell };
  const items = listIn(unifyLines(cell.trim()));
  return items ? { value: items } : { reason: "errors.list" };
}

function poojaList(cell: unknown): CellReading {
  if (typeof cell !== "string") return { value: cell };
  const text = unifyLines(cell.trim());
  if (text.startsWith("[")) {
    const items = jsonList(text);
    return items ? { value: items } : { reason: "errors.poojaDetails" };
  }
  const reading = poojasIn(poojaPieces(latinDigits(text)));
  return "error" in reading ? { reason: reading.error } : { value: reading.poojas };
}

/** A list with each of its texts put right. */
function eachOf(reading: CellReading, put: (text: string) => unknown): CellReading {
  if (!("value" in reading) || !Array.isArray(reading.value)) return reading;
  return { value: reading.value.map((item) => (typeof item === "string" ? put(item) : item)) };
}

/** A word of a closed list in whatever case it is written. */
function wordOf(field: keyof typeof wordLists, cell: string): string {
  const word = cell.trim();
  return wordLists[field].find((one) => one.toLowerCase() === word.toLowerCase()) ?? word;
}
const wordLists = {
  architecture: architectures,
  worship: worshipStates,
  photography: photographyRules,
  wheelchair: wheelchairAccess,
} as const;

/** `ta: கோயில்; en: Big Temple`, or as an export writes it. */
const nameList = (cell: unknown): CellReading => eachOf(list(cell), nameIn);

function nameIn(text: string) {
  const [, language, name] = /^([a-z]{2,3}(?:-[A-Za-z]{2,4})?): *(.*)$/s.exec(text) ?? [];
  return { name: name ?? text, language: language ?? languageOf(text), kind: "common" };
}

/** `hrce:TM000001; osm:node/26`. */
const identifierList = (cell: unknown): CellReading => eachOf(list(cell), identifierIn);

function identifierIn(text: string) {
  const at = text.indexOf(":");
  return { source: text.slice(0, Math.max(0, at)).toLowerCase().trim(), value: text.slice(at + 1).trim() };
}

/** The hours of a week as `opening_hours` or people write them, or as older exports did. */
function hoursIn(cell: unknown): CellReading {
  if (typeof cell !== "string") return { value: cell };
  const tag = readTag(cell);
  // what no week holds is not dropped
  const hours = tag?.left.length === 0 ? tag.hours : hoursOfWords(cell);
  return hours ? { value: hours } : json(cell);
}

function json(cell: unknown): CellReading {
  if (typeof cell !== "string") return { value: cell };
  try {
    return { value: JSON.parse(cell) };
  } catch {
    return { reason: "errors.hours" };
  }
}

function flag(cell: unknown): CellReading {
  const value = readFlag(cell);
  return value === undefined ? { reason: "errors.boolean" } : { value };
}
