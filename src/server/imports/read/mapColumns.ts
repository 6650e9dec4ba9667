import { SERIAL } from "./byContent";
import type { HeaderMeaning, ImportColumns } from "./importColumns";
import type { TableNote } from "./table";

/**
 * What becomes of a column: `guessed` is one letter off a known name; `content` is known by its cells; `mapped` was
 * chosen; `serial` counts the rows.
 */
export type ColumnUse =
  | "known"
  | "content"
  | "guessed"
  | "mapped"
  | "readOnly"
  | "serial"
  | "repeated"
  | "unknown"
  | "leftOut";
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

/**
 * What the headers mean beside each other: a name without a language, beside one said to be English, is that of the
 * language it is written in; one of another language that stands alone is the name.
 */
function meaningsOf(headers: readonly string[], { find, fields }: ImportColumns): HeaderMeaning[] {
  const given = headers.map((header) => find(header));
  const isExport = given.some(({ field }) => field === "slug");
  const meanings = given.map((one, at): HeaderMeaning => {
    // only an export has our numbers: what another list calls its ID is a number of its source, and so is every `_id`
    const header = headers[at]?.trim();
    const isOther = header === "_id" || (!isExport && header !== "id");
    if (one.field !== "id" || !isOther || !fields.includes("sourceId")) return one;
    return { ...one, field: "sourceId" };
  });
  const taken = new Set(meanings.map(({ field }) => field));
  const isAlone = !meanings.some(({ field }) => isNaming(field));
  return meanings.map((one, at): HeaderMeaning => {
    const { field } = one;
    if (field === null || one.isEnglish) return one;
    if (isAlone && (field === "nameHi" || (field === "nameKn" && !taken.has("nameHi"))))
      return { ...one, field: "name" };
    const own = field + endingOf(headers[at] ?? "");
    return isInEnglish(field, meanings) && fields.includes(own) && !taken.has(own) ? { ...one, field: own } : one;
  });
}

const isInEnglish = (field: string, meanings: readonly HeaderMeaning[]) =>
  meanings.some((one) => one.field === field && one.isEnglish);

const endingOf = (header: string) =>
  /\p{Script=Devanagari}/u.test(header) ? "Hi" : /\p{Script=Kannada}/u.test(header) ? "Kn" : "";

/** The field of each column: as chosen, else as its header is known; of two for one field the chosen or first counts. */
export function mapColumns(
  headers: readonly string[],
  columns: ImportColumns,
  mapping: ColumnMapping = {},
  byContent: readonly (string | undefined)[] = [],
): MappedColumn[] {
  const chosen = new Map(Object.entries(mapping));
  const taken = new Set([...chosen].flatMap(([header, field]) => (field && headers.includes(header) ? [field] : [])));
  const used = new Set<string>();
  const meanings = meaningsOf(headers, columns);
  const mapped = headers.map((header, at): MappedColumn => {
    if (header.trim() === "") return { header, field: null, use: "leftOut" };
    const wanted = used.has(header) ? undefined : chosen.get(header);
    if (wanted !== undefined) {
      used.add(header);
      return wanted ? { header, field: wanted, use: "mapped" } : { header, field: null, use: "leftOut" };
    }
    const meaning = meanings[at] ?? columns.find(header);
    const { field, use } = meaning;
    if (field === null) return { header, field, use };
    if (taken.has(field) || (!meaning.isEnglish && isInEnglish(field, meanings)))
      return { header, field: null, use: "repeated", of: field };
    taken.add(field);
    return { header, field, use };
  });
  // what has a name that nobody knows is known by its cells, where no other column is
  return mapped.map((column, at): MappedColumn => {
    const field = byContent[at];
    if (column.use === "unknown" && field === SERIAL) return { ...column, use: "serial" };
    if (column.use !== "unknown" || field === undefined || taken.has(field) || !columns.fields.includes(field))
      return column;
    taken.add(field);
    return { header: column.header, field, use: "content" };
  });
}

/** What failed rows say of themselves beside the list. */
const ERROR = "error";

/**
 * True for a column whose cells are kept as notes of the source: one that nobody knows, that has no name, or whose field
 * comes from another column or is none of a list's. An export of ours repeats what it says.
 */
export function isKept({ header, use }: Pick<MappedColumn, "header" | "use">, isExport: boolean): boolean {
  if (use === "unknown") return true;
  if (isExport || repeatsQuietly.has(header) || header.trim().toLowerCase() === ERROR) return false;
  return use === "repeated" || use === "readOnly" || header.trim() === "";
}

/** True for an export of ours, which alone has the addresses of temples. */
export const isExport = (columns: readonly Pick<MappedColumn, "field">[]): boolean =>
  columns.some(({ field }) => field === "slug");

/** True for a field that tells which record a row is about. */
export const isNaming = (field: string | null): boolean => field !== null && naming.has(field);
const naming = new Set(["id", "slug", "name", "nameAndCity", "nameAndAddress"]);

/** True when a column tells which record a row is about. */
export const isNamed = (columns: readonly MappedColumn[]): boolean => columns.some(({ field }) => isNaming(field));

/** What should be said of a file's columns. */
export function columnNotes(columns: readonly MappedColumn[], isNoted: boolean): TableNote[] {
  const isOurs = isExport(columns);
  return columns.flatMap((column): TableNote[] => {
    const { header, field, use, of = "" } = column;
    if (repeatsQuietly.has(header)) return [];
    if (use === "unknown") return [{ key: isNoted ? "notedColumn" : "unknownColumn", values: { header } }];
    const key = isNoted && isKept(column, isOurs) ? "repeatedNoted" : "repeatedColumn";
    if (use === "repeated") return [{ key, values: { header, field: of } }];
    if (use === "content") return [{ key: "contentColumn", values: { header, field: field ?? "" } }];
    return use === "guessed" ? [{ key: "guessedColumn", values: { header, field: field ?? "" } }] : [];
  });
}
