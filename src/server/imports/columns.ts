import { csvLine } from "../../domain/csv";
import type { SheetCell } from "../sheets/writeWorkbook";
import { listOf, poojasOf, type TempleRow } from "../temples/record";
import { listCell, poojaCell } from "./cells";

type TextColumn = {
  [Column in keyof TempleRow]: TempleRow[Column] extends string | null ? Column : never;
}[keyof TempleRow];
type Reader = { text: TextColumn; read?: (text: string) => SheetCell } | { cell: (row: ExportedRow) => SheetCell };

/** A row of an export: its numbers, and its texts in the order of `exportedTexts`; what is blank is empty. */
export type ExportedRow = Pick<TempleRow, "id" | "latitude" | "longitude" | "is_verified"> & {
  texts: readonly string[];
};

const text = (column: TextColumn): Reader => ({ text: column });
const list = (column: TextColumn): Reader => ({
  text: column,
  read: (json) => (json === "[]" ? "" : listCell(listOf(json))),
});

/** The columns of an export, in order; an import knows them by these names and by others (`templeColumns.ts`). */
const columns = {
  id: { cell: ({ id }) => id },
  slug: text("slug"),
  name: text("name"),
  nameHi: text("name_hi"),
  nameKn: text("name_kn"),
  deity: text("deity"),
  tradition: text("tradition"),
  setting: text("setting"),
  city: text("city"),
  state: text("state"),
  address: text("address"),
  pincode: text("pincode"),
  latitude: { cell: ({ latitude }) => latitude },
  longitude: { cell: ({ longitude }) => longitude },
  phone: text("phone"),
  email: text("email"),
  website: text("website"),
  timings: text("timings"),
  openingHours: text("opening_hours"),
  bestTime: text("best_time"),
  dressCode: text("dress_code"),
  pujari: text("pujari"),
  description: text("description"),
  history: text("history"),
  significance: text("significance"),
  specialities: list("specialities"),
  amenities: list("amenities"),
  poojaDetails: { text: "pooja_details", read: (json) => (json === "[]" ? "" : poojaCell(poojasOf(json))) },
  image: text("image_url"),
  imageCredit: text("image_credit"),
  imageLicense: text("image_license"),
  gallery: list("gallery"),
  wikidataId: text("wikidata_id"),
  isActive: { text: "status", read: (status) => status === "active" },
  isVerified: { cell: ({ is_verified }) => is_verified === 1 },
} satisfies Record<string, Reader>;

export type ExportColumn = keyof typeof columns;

const readers: readonly Reader[] = Object.values(columns);

/** The rows' texts that an export reads. */
export const exportedTexts: readonly TextColumn[] = readers.flatMap((reader) => ("text" in reader ? reader.text : []));

/** The names of the columns, as an export and a template have them. */
export const exportColumns: readonly string[] = Object.keys(columns);
export const csvHeader = (): string => csvLine(exportColumns);
export const csvRow = (row: ExportedRow): string => csvLine(exportCells(row));

/** The cells of a temple in an export. */
export function exportCells(row: ExportedRow): SheetCell[] {
  let at = 0;
  return readers.map((reader) => {
    if ("cell" in reader) return reader.cell(row);
    const value = row.texts[at++] ?? "";
    return reader.read ? reader.read(value) : value;
  });
}
