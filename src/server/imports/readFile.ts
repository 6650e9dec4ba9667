import { isUtf8 } from "node:buffer";
import Papa from "papaparse";
import { importLimits } from "../../contract/importLimits";
import { unquoted } from "../../domain/csv";
import { AppError, invalid } from "../errors";
import type { TableRow } from "./table";

/** A file as rows of cells, before anything is known of their meaning. */
export type RawFile = { rows: TableRow[]; headers: string[]; warnings: string[] };

/** A CSV file with comma, semicolon or tab, its first row naming the columns. */
export function readCsv(bytes: Uint8Array): RawFile {
  const { text, warnings } = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [",", ";", "\t"],
    preview: importLimits.rows + 2,
  });
  const [headers = [], ...lines] = data;
  if (headers.every((header) => header.trim() === "")) return invalid({ file: "errors.importEmpty" });
  const unclosed = new Set(errors.filter(({ code }) => code === "MissingQuotes").map(({ row }) => row));
  if (unclosed.size > 0) warnings.push("A quotation mark is opened and never closed; the last row may hold several.");
  const rows = lines.flatMap((line, index): TableRow[] => {
    if (line.every((cell) => cell.trim() === "")) return [];
    const cells = headers.map((_, at) => unquoted(line[at] ?? ""));
    const isWide = line.slice(headers.length).some((cell) => cell.trim() !== "");
    return [{ line: index + 2, cells, trouble: isWide ? "errors.importCells" : undefined }];
  });
  return limited({ rows, headers, warnings });
}

/** A JSON file: a list of records, or an object that holds one under the noun. `line` is the record's number. */
export function readJson(bytes: Uint8Array, noun: "temples" | "festivals" = "temples"): RawFile {
  if (!isUtf8(bytes)) throw new AppError("badRequest");
  const records = recordsIn(new TextDecoder().decode(bytes), noun);
  if (!records) return invalid({ file: "errors.importShape" });
  const headers = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record, index): TableRow => {
    const values = new Map<string, unknown>(Object.entries(record));
    return { line: index + 1, cells: headers.map((header) => values.get(header)) };
  });
  return limited({ rows, headers, warnings: [] });
}

function recordsIn(text: string, noun: string): object[] | undefined {
  const parsed = parsedJson(text);
  const list: unknown = Array.isArray(parsed)
    ? parsed
    : isObject(parsed)
      ? new Map<string, unknown>(Object.entries(parsed)).get(noun)
      : undefined;
  if (!Array.isArray(list)) return undefined;
  const records = list.filter(isObject);
  return records.length === list.length ? records : undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("badRequest");
  }
}

function limited(file: RawFile): RawFile {
  if (file.rows.length > importLimits.rows) throw new AppError("tooLarge");
  return file;
}

/** Spreadsheets write UTF-8, UTF-16 with a mark, or Windows-1252; the last one is said, since it is a guess. */
function decode(bytes: Uint8Array): { text: string; warnings: string[] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes), warnings: [] };
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder("utf-16be").decode(bytes), warnings: [] };
  if (isUtf8(bytes)) return { text: new TextDecoder("utf-8").decode(bytes), warnings: [] };
  const text = new TextDecoder("windows-1252").decode(bytes);
  return { text, warnings: ["The file is not UTF-8; it was read as Windows-1252."] };
}
