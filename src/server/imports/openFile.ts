import { readFileSync } from "node:fs";
import type { ImportBlank, ImportHeader, ImportMapping, ImportNote, ImportNoun } from "../../contract/imports";
import type { ReadRow } from "../../domain/importPlan";
import { readCsv, readJson } from "./readFile";
import { type ImportColumns, type ImportRights, readRows } from "./readRows";

export type FileFormat = "csv" | "json" | "xlsx";
export type OpenedFile = {
  headers: ImportHeader[];
  notes: () => ImportNote[];
  rows: AsyncIterable<readonly (ReadRow & { cells?: readonly unknown[] })[]>;
};
type Choices = {
  noun: ImportNoun;
  format: FileFormat;
  columns: ImportColumns;
  rights: ImportRights;
  blank: ImportBlank;
  mapping: ImportMapping;
};

const AT_ONCE = 500;

/** A kept file as rows, some hundreds at a time, and what should be known about it. */
export async function openFile(path: string, { noun, format, columns, rights, mapping }: Choices): Promise<OpenedFile> {
  const bytes = readFileSync(path);
  const file = format === "json" ? readJson(bytes, noun) : readCsv(bytes);
  const chosen = new Map(Object.entries(mapping));
  const fieldOf = (header: string) => (chosen.has(header) ? (chosen.get(header) ?? "read-only") : columns.fieldOf(header));
  const { rows, warnings } = readRows(file, rights, { ...columns, fieldOf });
  const headers = file.headers.map((header): ImportHeader => {
    const field = fieldOf(header) ?? null;
    return { header, field: field === "read-only" ? null : field, use: chosen.has(header) ? "mapped" : "known" };
  });
  async function* pieces() {
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      yield rows.slice(at, at + AT_ONCE).map((row, index) => {
        const cells = new Map(file.rows[at + index]?.cells ?? []);
        return { ...row, cells: file.headers.map((header) => cells.get(header)) };
      });
    }
  }
  return {
    headers,
    notes: () => warnings.map((text) => ({ code: "said", values: {}, text })),
    rows: pieces(),
  };
}
