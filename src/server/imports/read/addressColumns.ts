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
    const texts = first.flatMap(({ cells }) => textOf(cells[at]) ?? []);
    const field = otherFieldOf(columns.find(header).field, texts);
    if (field && columns.fields.includes(field)) fields.set(header, field);
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

/** What a column of `field` says instead, where most of its texts cannot be ours; a slip or two are wrong cells. */
function otherFieldOf(field: string | null, texts: readonly string[]): string | undefined {
  const mostly = (is: (text: string) => boolean) => texts.filter(is).length * 2 > texts.length;
  if (field === "id") return mostly((text) => !/^\d{1,10}$/.test(latinDigits(text))) ? "sourceId" : undefined;
  if (field !== "slug" || !mostly((text) => /^(?:https?:\/\/|www\.)/i.test(text))) return undefined;
  return texts.some(isOfMap) ? "coordinates" : "website";
}

function textOf(cell: unknown): string | undefined {
  const text = typeof cell === "number" ? String(cell) : typeof cell === "string" ? cell.trim() : "";
  return text !== "" && text.length <= LONGEST ? text : undefined;
}

const mapHost = /^(?:maps\.|(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$)/;

/** A link of a map need not have a position in it. */
function isOfMap(text: string): boolean {
  const { hostname = "", pathname = "" } = parsedAddress(text) ?? {};
  return (
    isPositionText(text) || (mapHost.test(hostname) && (hostname.startsWith("maps.") || pathname.startsWith("/maps")))
  );
}
