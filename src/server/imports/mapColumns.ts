import type { ImportColumns } from "./readRows";
import type { TableNote } from "./table";

/** What becomes of a column: `guessed` is one letter off a known name; `mapped` was chosen by the editor. */
export type ColumnUse = "known" | "guessed" | "mapped" | "readOnly" | "repeated" | "unknown" | "leftOut";
/** A column of a file: its header as written, and the field it fills, null where it fills none. */
export type MappedColumn = {
  header: string;
  field: string | null;
  use: ColumnUse;
  /** the field that an earlier or a chosen column fills already */
  of?: string;
};
/** What an editor chose for headers, as written; none leaves the column out. */
export type ColumnMapping = Readonly<Record<string, string | null>>;

/** Second names that records of the API carry beside the first. */
const repeatsQuietly = new Set(["active", "verified"]);

/** The field of each column: as chosen, else as its header is known; of two for one field the chosen or first counts. */
export function mapColumns(
  headers: readonly string[],
  columns: ImportColumns,
  mapping: ColumnMapping = {},
): MappedColumn[] {
  const chosen = new Map(Object.entries(mapping));
  const taken = new Set([...chosen].flatMap(([header, field]) => (field && headers.includes(header) ? [field] : [])));
  const used = new Set<string>();
  return headers.map((header): MappedColumn => {
    if (header.trim() === "") return { header, field: null, use: "leftOut" };
    const wanted = used.has(header) ? undefined : chosen.get(header);
    if (wanted !== undefined) {
      used.add(header);
      return wanted ? { header, field: wanted, use: "mapped" } : { header, field: null, use: "leftOut" };
    }
    const { field, use } = columns.find(header);
    if (field === null) return { header, field, use };
    if (taken.has(field)) return { header, field: null, use: "repeated", of: field };
    taken.add(field);
    return { header, field, use };
  });
}

/** True for a field that tells which record a row is about. */
export const isNaming = (field: string | null): boolean => field === "id" || field === "slug" || field === "name";

/** True when a column tells which record a row is about. */
export const isNamed = (columns: readonly MappedColumn[]): boolean => columns.some(({ field }) => isNaming(field));

/** What should be said of a file's columns. */
export function columnNotes(columns: readonly MappedColumn[]): TableNote[] {
  return columns.flatMap(({ header, field, use, of = "" }): TableNote[] => {
    if (repeatsQuietly.has(header)) return [];
    if (use === "unknown") return [{ key: "unknownColumn", values: { header } }];
    if (use === "repeated") return [{ key: "repeatedColumn", values: { header, field: of } }];
    return use === "guessed" ? [{ key: "guessedColumn", values: { header, field: field ?? "" } }] : [];
  });
}
