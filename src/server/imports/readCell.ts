import { z } from "zod";
import { TempleInput } from "../../contract/adminTemples";
import { PoojaDetail } from "../../contract/temples";
import { settings, traditions } from "../../contract/vocabulary";
import { parseDegrees } from "../../domain/coordinates";
import { mendImageUrl } from "../db/seed/readTemples";
import { poojasIn } from "../temples/submission";
import { jsonList, listIn } from "./cells";

export type CellReading = { value: unknown } | { reason: string };

const shape = TempleInput.shape;
const poojas = z.array(PoojaDetail).max(60, "errors.tooMany");

/** A filled cell as its field's value: text of a CSV or a value of JSON, in the forms people write. */
export function readCell(field: string, cell: unknown): CellReading {
  const prepared = prepare(field, cell);
  if ("reason" in prepared) return prepared;
  const schema = schemaOf(field);
  if (!schema) return { reason: "errors.field" };
  const parsed = schema.safeParse(prepared.value);
  return parsed.success ? { value: parsed.data } : { reason: parsed.error.issues[0]?.message ?? "errors.custom" };
}

const fields: Readonly<Record<string, z.ZodType | undefined>> = { ...shape, poojaDetails: poojas, id: z.int().min(1) };
const schemaOf = (field: string) => fields[field];

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
      return { value: known([...traditions, ...settings], cell) };
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
    default:
      return { value: typeof cell === "number" ? String(cell) : typeof cell === "string" ? unifyLines(cell) : cell };
  }
}

/** Spreadsheets end lines inside a cell in their own way; what is on file has one way. */
const unifyLines = (text: string) => text.replace(/\r\n?/g, "\n");

const wholeNumber = (cell: unknown): CellReading =>
  typeof cell === "string"
    ? /^\s*\d{1,10}\s*$/.test(cell)
      ? { value: Number(cell) }
      : { reason: "errors.id" }
    : { value: cell };

function degrees(cell: unknown, letters: "NS" | "EW", reason: string): CellReading {
  if (typeof cell !== "string") return { value: cell };
  const value = parseDegrees(cell, letters);
  return value === undefined ? { reason } : { value };
}

const known = (words: readonly string[], cell: unknown): unknown =>
  typeof cell === "string" ? (words.find((word) => word.toLowerCase() === cell.trim().toLowerCase()) ?? cell) : cell;

function list(cell: unknown): CellReading {
  if (typeof cell !== "string") return { value: cell };
  const items = listIn(unifyLines(cell.trim()));
  return items ? { value: items } : { reason: "errors.list" };
}

function poojaList(cell: unknown): CellReading {
  if (typeof cell !== "string") return { value: cell };
  const text = cell.trim();
  if (text.startsWith("[")) {
    const items = jsonList(text);
    return items ? { value: items } : { reason: "errors.poojaDetails" };
  }
  const reading = poojasIn(text.replaceAll(";", ","));
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

const yes = new Set(["true", "yes", "y", "1", "on", "active", "verified", "हाँ", "हां", "ಹೌದು"]);
const no = new Set(["false", "no", "n", "0", "off", "inactive", "unverified", "नहीं", "ಇಲ್ಲ"]);

function flag(cell: unknown): CellReading {
  if (typeof cell === "boolean") return { value: cell };
  const word = String(cell).trim().toLowerCase();
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { reason: "errors.boolean" };
}
