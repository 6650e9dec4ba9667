import { z } from "zod";
import type { CellProblem } from "../../../domain/importPlan";
import { itemNumberIn } from "../../../domain/wikidataItem";
import { creditOf } from "./osmPlace";
import { peeked } from "./peeked";
import { shown } from "./readRows";
import type { RawTable, TableRow } from "./table";

export const wikidataCredit = { source: "Wikidata", credit: "Wikidata, CC0 1.0" } as const;

const Binding = z.record(z.string(), z.object({ value: z.string() }));

/** The answers of a SPARQL query as records. */
export async function* bindingRecords(batches: AsyncIterable<readonly object[]>): AsyncGenerator<object[]> {
  for await (const batch of batches) {
    yield batch.map((record) =>
      Object.fromEntries(
        Object.entries(Binding.safeParse(record).data ?? {}).map(([name, { value }]) => [name, value] as const),
      ),
    );
  }
}

/** How queries call a thing, other than its page. */
const isEntity = (text: string) => /^https?:\/\/www\.wikidata\.org\/entity\//.test(text);
/** What stands in the place of a label that there is not. */
const noLabel = /^Q\d{1,12}$/;

/** What queries call their columns most often, beside what other lists do. */
const words: Readonly<Record<string, string>> = {
  itemlabel: "name",
  templelabel: "name",
  label: "name",
  itemdescription: "description",
  itemaltlabel: "names",
  altlabel: "names",
  coord: "coordinates",
  coords: "coordinates",
  coordinate: "coordinates",
  coordinatelocation: "coordinates",
  location: "coordinates",
  geo: "coordinates",
  pic: "image",
  image: "image",
  website: "website",
  officialwebsite: "website",
  deitylabel: "deity",
  dedicatedtolabel: "deity",
  religionlabel: "tradition",
  statelabel: "state",
  districtlabel: "district",
  citylabel: "city",
  placelabel: "city",
  locationlabel: "city",
  adminlabel: "city",
  stylelabel: "architecture",
  architecturalstylelabel: "architecture",
};

/**
 * A table that was queried from Wikidata, told by a column of its addresses, or of its numbers beside one of their
 * labels, with its columns as fields, its numbers as identifiers and its licence with each row; any other table as it is.
 */
export async function asWikidata(raw: RawTable): Promise<RawTable> {
  const { first, rows } = await peeked(raw.rows);
  const [row] = first;
  const at = itemColumn(raw.headers, first.slice(0, ROWS_LOOKED_AT));
  if (at < 0) return { ...raw, rows };
  const headers = raw.headers.map((header, place) => fieldOf(header, row?.cells[place]));
  const labels = new Set(raw.headers.filter((header) => /label$/i.test(header)).map((header) => header.slice(0, -5)));
  // the address of a thing says nothing beside its name
  const isAddress = (place: number) => place !== at && labels.has(raw.headers[place] ?? "");
  const kept = headers.map((_, place) => place).filter((place) => place !== at && !isAddress(place));
  raw.notes.push({ key: "sourceCredit", values: { ...wikidataCredit } });
  const all = ["wikidataId", "identifiers", "sources", ...kept.map((place) => headers[place] ?? "")];
  const said = kept.map((place) => headers[place] ?? "");
  return { ...raw, headers: all, rows: rowsOf(oneEach(rows, at, headers), { at, kept, said }) };
}

const ROWS_LOOKED_AT = 50;
const label = /label$/i;

/**
 * Which column has the things that were asked for; -1 for a table that was not queried. Of other lists with a column of
 * pages or numbers the rest says what it says by itself.
 */
function itemColumn(headers: readonly string[], rows: readonly TableRow[]): number {
  const find = (isHeader: (header: string) => boolean, isOne: (text: string) => boolean) =>
    headers.findIndex(
      (header, at) => isHeader(header) && rows.some(({ cells }) => typeof cells[at] === "string" && isOne(cells[at])),
    );
  const labelled = new Set(headers.filter((header) => label.test(header)).map((header) => header.slice(0, -5)));
  const thing = find(() => true, isEntity);
  if (thing >= 0 && (labelled.size > 0 || headers.some((header) => header in words))) return thing;
  return find(
    (header) => labelled.has(header) || (labelled.size > 0 && header === "item"),
    (text) => itemNumberIn(text) !== undefined,
  );
}

const districtWord = / district$/i;

/** What a query calls the place is most often the town, and says so where it is the district. */
function fieldOf(header: string, cell: unknown): string {
  const field = words[header.toLowerCase()] ?? header;
  return field === "city" && typeof cell === "string" && districtWord.test(cell) ? "district" : field;
}

/**
 * A thing with two pictures or two positions is answered twice, one row after the other: the first one stays, with what
 * it does not say from the others, and with a doubt for each cell in which they differ.
 */
async function* oneEach(
  batches: AsyncIterable<readonly TableRow[]>,
  at: number,
  fields: readonly string[],
): AsyncGenerator<TableRow[]> {
  let last: TableRow | undefined;
  for await (const batch of batches) {
    const done: TableRow[] = [];
    for (const row of batch) {
      const own = itemNumberIn(String(row.cells[at] ?? ""));
      const isSame = last !== undefined && own !== undefined && itemNumberIn(String(last.cells[at] ?? "")) === own;
      if (last && !isSame) done.push(last);
      last = last && isSame ? joined(last, row, fields) : row;
    }
    yield done;
  }
  if (last) yield [last];
}

const known = new Set(Object.values(words));
const isBlank = (cell: unknown) => cell === undefined || cell === null || cell === "";

function joined(first: TableRow, { line, cells }: TableRow, fields: readonly string[]): TableRow {
  const isOther = (place: number) =>
    !isBlank(cells[place]) && !isBlank(first.cells[place]) && cells[place] !== first.cells[place];
  const doubts = fields.flatMap((field, place) =>
    known.has(field) && isOther(place)
      ? [{ field, value: shown(cellOf(field, cells[place])), reason: "errors.rowDiffers", earlier: line }]
      : [],
  );
  return {
    ...first,
    cells: first.cells.map((cell, place) => (isBlank(cell) ? cells[place] : cell)),
    doubts: [...(first.doubts ?? []), ...doubts],
  };
}

type Columns = { at: number; kept: readonly number[]; said: readonly string[] };

async function* rowsOf(
  batches: AsyncIterable<readonly TableRow[]>,
  { at, kept, said }: Columns,
): AsyncGenerator<TableRow[]> {
  for await (const batch of batches) {
    yield batch.map((row): TableRow => {
      const item = row.cells[at];
      const id = itemNumberIn(String(item ?? ""));
      const unread: CellProblem = { field: "wikidataId", value: shown(item), reason: "errors.wikidataId" };
      const cells = kept.map((place, column) => cellOf(said[column] ?? "", row.cells[place]));
      const filled = said.filter((_, place) => cells[place] !== undefined && cells[place] !== "");
      const fields = filled.flatMap((field) => (field === "coordinates" ? ["latitude", "longitude"] : field));
      const source = creditOf(
        ["wikidataId", ...fields].slice(0, 60),
        wikidataCredit.credit,
        `https://www.wikidata.org/wiki/${id}`,
      );
      const numbers = id ? [id, [{ source: "wikidata", value: id }], [source]] : [undefined, undefined, undefined];
      const doubts = [...(row.doubts ?? []), ...(id || isBlank(item) ? [] : [unread])];
      return { ...row, cells: [...numbers, ...cells], doubts };
    });
  }
}

/** Labels of districts end with what they are. */
function cellOf(field: string, cell: unknown): unknown {
  if (typeof cell !== "string") return cell;
  // a name that is a number is told as one; anything else that is one says nothing
  if (noLabel.test(cell) && !field.startsWith("name")) return undefined;
  if (field === "district") return cell.replace(districtWord, "");
  return cell.replace(/^http:\/\/commons\.wikimedia\.org\//, "https://commons.wikimedia.org/");
}
