import { latinDigits } from "../../../domain/digits";
import { isPositionText } from "../../../domain/importPosition";
import { parsedAddress } from "../../../domain/webAddress";
import type { ImportColumns } from "./importColumns";
import type { TableRow } from "./table";

const ROWS_LOOKED_AT = 50;
const LONGEST = 4_000;

/**
 * The columns of a noun for a table in which a column that is called like our web names has whole web addresses, as a
 * list saved from a map has: they say where a place is, or are its website, and never its name on this site. A column that
 * is called like our numbers and has others, as `T-17`, has those of the source.
 */
export function readingAddresses(
  columns: ImportColumns,
  headers: readonly string[],
  rows: readonly TableRow[],
): ImportColumns {
  const first = rows.slice(0, ROWS_LOOKED_AT);
  const fields = new Map<string, string>();
  for (const [at, header] of headers.entries()) {
    const named = columns.find(header).field;
    const cells = first.flatMap(({ cells }) => textOf(cells[at]) ?? []);
    if (named === "id" && columns.fields.includes("sourceId") && cells.some(isNoNumber)) fields.set(header, "sourceId");
    if (named !== "slug") continue;
    const addresses = cells.filter((text) => /^(?:https?:\/\/|www\.)/i.test(text));
    if (addresses.length === 0 || addresses.length * 2 < cells.length) continue;
    const field = addresses.some(isOfMap) ? "coordinates" : "website";
    if (columns.fields.includes(field)) fields.set(header, field);
  }
  if (fields.size === 0) return columns;
  return {
    ...columns,
    find: (header) => {
      const field = fields.get(header);
      return field === undefined ? columns.find(header) : { field, use: "known" };
    },
  };
}

const isNoNumber = (text: string) => !/^\d{1,10}$/.test(latinDigits(text));

const textOf = (cell: unknown) =>
  typeof cell === "string" && cell.trim() !== "" && cell.length <= LONGEST ? cell.trim() : undefined;

const mapHost = /^(?:maps\.|(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$)/;

/** A link of a map need not have a position in it. */
function isOfMap(text: string): boolean {
  const { hostname = "", pathname = "" } = parsedAddress(text) ?? {};
  return (
    isPositionText(text) || (mapHost.test(hostname) && (hostname.startsWith("maps.") || pathname.startsWith("/maps")))
  );
}
