import { csvLine } from "../../domain/csv";
import type { SheetCell } from "../sheets/writeWorkbook";
import { listOf, poojasOf, type TempleRow } from "../temples/record";
import { listCell, poojaCell } from "./cells";

/** The rows' columns that an export reads. */
export const exportedColumns = [
  "id",
  "slug",
  "name",
  "name_hi",
  "name_kn",
  "deity",
  "tradition",
  "setting",
  "city",
  "state",
  "address",
  "pincode",
  "latitude",
  "longitude",
  "phone",
  "email",
  "website",
  "timings",
  "opening_hours",
  "best_time",
  "dress_code",
  "pujari",
  "description",
  "history",
  "significance",
  "specialities",
  "amenities",
  "pooja_details",
  "image_url",
  "image_credit",
  "image_license",
  "gallery",
  "wikidata_id",
  "status",
  "is_verified",
] as const satisfies readonly (keyof TempleRow)[];
export type ExportedRow = Pick<TempleRow, (typeof exportedColumns)[number]>;

const listText = (json: string) => (json === "[]" ? "" : listCell(listOf(json)));

/** The columns of an export, in order; an import knows them by these names and by others (`templeColumns.ts`). */
const columns = {
  id: ({ id }) => id,
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  nameHi: ({ name_hi }) => name_hi,
  nameKn: ({ name_kn }) => name_kn,
  deity: ({ deity }) => deity,
  tradition: ({ tradition }) => tradition,
  setting: ({ setting }) => setting,
  city: ({ city }) => city,
  state: ({ state }) => state,
  address: ({ address }) => address,
  pincode: ({ pincode }) => pincode,
  latitude: ({ latitude }) => latitude,
  longitude: ({ longitude }) => longitude,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  website: ({ website }) => website,
  timings: ({ timings }) => timings,
  openingHours: ({ opening_hours }) => opening_hours,
  bestTime: ({ best_time }) => best_time,
  dressCode: ({ dress_code }) => dress_code,
  pujari: ({ pujari }) => pujari,
  description: ({ description }) => description,
  history: ({ history }) => history,
  significance: ({ significance }) => significance,
  specialities: ({ specialities }) => listText(specialities),
  amenities: ({ amenities }) => listText(amenities),
  poojaDetails: ({ pooja_details }) => (pooja_details === "[]" ? "" : poojaCell(poojasOf(pooja_details))),
  image: ({ image_url }) => image_url,
  imageCredit: ({ image_credit }) => image_credit,
  imageLicense: ({ image_license }) => image_license,
  gallery: ({ gallery }) => listText(gallery),
  wikidataId: ({ wikidata_id }) => wikidata_id,
  isActive: ({ status }) => status === "active",
  isVerified: ({ is_verified }) => is_verified === 1,
} satisfies Record<string, (row: ExportedRow) => SheetCell>;

export type ExportColumn = keyof typeof columns;

const readers = Object.values(columns);

/** The names of the columns, as an export and a template have them. */
export const exportColumns: readonly string[] = Object.keys(columns);
export const csvHeader = (): string => csvLine(exportColumns);
/** The cells of a temple in an export. */
export const exportCells = (row: ExportedRow): SheetCell[] => readers.map((cellOf) => cellOf(row));
export const csvRow = (row: ExportedRow): string => csvLine(exportCells(row));
