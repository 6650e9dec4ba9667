import { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import { PoojaDetails } from "../../contract/temples";
import { parseDegrees } from "../../domain/coordinates";
import { latinDigits } from "../../domain/digits";
import { poojaPieces, readFlag, readVocabulary } from "../../domain/importCells";
import { mendImageUrl } from "../db/seed/readTemples";
import { poojasIn } from "../temples/submission";
import { jsonList, listIn } from "./cells";

export type CellReading = { value: unknown } | { reason: string; suggestion?: string };

const shape = TempleInput.shape;

/** A filled cell as its field's value: text of a CSV or a value of JSON or a spreadsheet, in the forms people write. */
export function readCell(field: string, cell: unknown): CellReading {
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
  coordinates: z.string().max(200, "errors.coordinates"),
  poojaDetails: PoojaDetails,
  id: z.int().min(1),
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

function meant(field: string, text: string): string | undefined {
  if (field === "website") return /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : undefined;
  if (field === "pincode") return text.replace(/\.0+$/, "").replace(/\D/g, "");
  return field === "phone" ? numbersIn(text) : undefined;
}

/** The telephone numbers of a text that says more than them: `Office: 080-2667 1234 (Rao), 98450 12345`. */
const numbersIn = (text: string) =>
  (text.replace(/\.0+$/, "").match(/(?:\+|\(0)?\d[\d\s()-]{3,}\d/g) ?? []).map((number) => number.trim()).join(", ");

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
    case "gallery":
    case "amenities":
    case "specialities":
      return list(cell);
    case "poojaDetails":
      return poojaList(cell);
    case "openingHours":
      return json(cell);
    case "isActive":
    case "isVerified":
      return flag(cell);
    case "image":
      return { value: typeof cell === "string" ? mendImageUrl(cell.trim()) : cell };
    case "pincode":
      return { value: typeof cell === "boolean" ? cell : latinDigits(String(cell)).replace(/\s/g, "") };
    case "phone":
    case "coordinates":
      return { value: typeof cell === "boolean" ? cell : latinDigits(String(cell)) };
    default:
      return { value: typeof cell === "number" ? String(cell) : typeof cell === "string" ? unifyLines(cell) : cell };
  }
}

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
  const value = parseDegrees(latinDigits(cell).replace(/^(\s*-?\d{1,3}),(\d+\s*)$/, "$1.$2"), letters);
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
  const reading = poojasIn(poojaPieces(text));
  return "error" in reading ? { reason: reading.error } : { value: reading.poojas };
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
