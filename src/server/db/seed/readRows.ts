import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import Papa from "papaparse";

/** The rows of a packed CSV file by column name. */
export function readRows(dir: string, file: string): Record<string, string>[] {
  const text = brotliDecompressSync(readFileSync(join(dir, file))).toString("utf8");
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
}

/** A number of a column that every row fills; throws where a file is damaged. */
export function number(text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || text === "" || !Number.isFinite(value)) throw new Error(`not a number: ${text}`);
  return value;
}
