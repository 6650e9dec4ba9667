import { isMissing } from "../../../domain/importCells";
import type { ImportColumns } from "./importColumns";
import { isTag, kindOf, osmNotes, tagsIn, templeOf } from "./osmPlace";
import { peeked } from "./peeked";
import type { RawTable, TableRow } from "./table";

/** Tags that no other list calls its columns by; `@id` is also what JSON-LD calls a thing. */
const telling = /^(?:addr|contact|name):[a-z_-]{2,20}$/;
const kinds = /^(?:node|way|relation)$/;
const wholeRef = /^(?:node|way|relation)\/\d{1,15}$/;
const digits = /^\d{1,15}$/;

/** Words that are tags on the map and something else in a list. */
const ambiguous = new Set(["type", "source", "area", "level"]);

/** What `templeOf` fills: the position stands in columns of its own. */
const filled = Object.keys(templeOf({ ref: "node/0", tags: { opening_hours: "24/7" } })).filter(
  (field) => field !== "latitude" && field !== "longitude",
);

/**
 * A table whose columns are tags of OpenStreetMap, with the fields of a temple instead: `addr:city`, `name:kn`. What
 * other columns say counts before them. Its numbers (`@id`, `@type`) are those of the map, never ours. Any other table
 * as it is.
 */
export async function asTagged(raw: RawTable, { fields, find }: ImportColumns): Promise<RawTable> {
  const { headers } = raw;
  if (headers.includes("slug") || !fields.includes("identifiers")) return raw;
  const refs = refColumns(headers);
  const { first, rows } = await peeked(raw.rows);
  const isOsm = first.some(({ cells }) => refOf(refs.map((at) => cells[at])) !== undefined);
  const isTagged =
    (isOsm && headers.includes("@id")) ||
    headers.some((header) => telling.test(header)) ||
    ["amenity", "religion"].every((tag) => headers.includes(tag));
  if (!isTagged) return { ...raw, rows };
  // of a table of the map every column is a tag that nobody calls a field of ours
  const isOne = (header: string) =>
    refs.length > 0 ? isTag(header) || find(header).field === null : isTag(header) && !ambiguous.has(header);
  const tags = headers.flatMap((header, at) => (isOne(header) ? [{ header, at }] : []));
  const kept = headers.flatMap((header, at) =>
    isOne(header) || refs.includes(at) ? [] : [{ header, at, field: find(header).field }],
  );
  const own = new Set(kept.map(({ field }) => field));
  const added = filled.filter((field) => !own.has(field === "opening_hours" ? "timings" : field));
  const readRow = ({ cells, ...row }: TableRow): TableRow | undefined => {
    const said = tagsIn(
      Object.fromEntries(tags.map(({ header, at }) => [header, isMissing(cells[at]) ? undefined : cells[at]])),
    );
    const ref = refOf(refs.map((at) => cells[at]));
    if (kindOf({ tags: said }) === "otherReligion") return undefined;
    const temple = new Map(Object.entries(templeOf({ ref, tags: said })));
    const values = kept.map(({ at, field }) => (isMissing(cells[at]) ? temple.get(field ?? "") : cells[at]));
    return { ...row, cells: [...values, ...added.map((field) => temple.get(field))] };
  };
  raw.notes.push(...osmNotes(isOsm, {}));
  return { ...raw, headers: [...kept.map(({ header }) => header), ...added], rows: rowsOf(rows, readRow, raw) };
}

async function* rowsOf(
  batches: AsyncIterable<readonly TableRow[]>,
  readRow: (row: TableRow) => TableRow | undefined,
  { notes }: RawTable,
): AsyncGenerator<TableRow[]> {
  let otherReligion = 0;
  for await (const batch of batches) {
    const read = batch.flatMap((row) => readRow(row) ?? []);
    otherReligion += batch.length - read.length;
    yield read;
  }
  notes.push(...osmNotes(false, { otherReligion }));
}

/** Where the number of the map stands, and its kind where that is told apart. */
function refColumns(headers: readonly string[]): number[] {
  const pair = [
    ["@id", "@type"],
    ["osm_id", "osm_type"],
  ].map((names) => names.map((name) => headers.indexOf(name)));
  const [id = -1, type = -1] = pair.find(([at = -1]) => at >= 0) ?? [];
  return [id, type].filter((at) => at >= 0);
}

function refOf([id, type]: readonly unknown[]): string | undefined {
  const [number, kind] = [id, type].map((cell) =>
    String(cell ?? "")
      .trim()
      .toLowerCase(),
  );
  if (wholeRef.test(number ?? "")) return number;
  return kinds.test(kind ?? "") && digits.test(number ?? "") ? `${kind}/${number}` : undefined;
}
