import { z } from "zod";
import { creditOf } from "./osmPlace";
import { peeked } from "./peeked";
import type { RawTable, TableNote, TableRow } from "./table";

export const wikidataCredit = { source: "Wikidata", credit: "Wikidata, CC0 1.0" } as const;

const Binding = z.record(z.string(), z.object({ value: z.string() }));

/** The answers of a SPARQL query as records, several about one thing after each other as one. */
export async function* bindingRecords(batches: AsyncIterable<readonly object[]>): AsyncGenerator<object[]> {
  let last: Record<string, string> | undefined;
  for await (const batch of batches) {
    const done: object[] = [];
    for (const record of batch) {
      const said = Object.entries(Binding.safeParse(record).data ?? {}).map(
        ([name, { value }]) => [name, value] as const,
      );
      const next = Object.fromEntries(said);
      const [subject] = Object.keys(next);
      // a thing with two pictures is answered twice
      if (last && subject !== undefined && entity.test(next[subject] ?? "") && last[subject] === next[subject]) {
        last = { ...next, ...last };
        continue;
      }
      if (last) done.push(last);
      last = next;
    }
    yield done;
  }
  if (last) yield [last];
}

const entity = /^https?:\/\/www\.wikidata\.org\/entity\/(Q\d{1,12})$/;
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
 * A table that was queried from Wikidata, told by a column of its addresses, with its columns as fields, its numbers as
 * identifiers and its licence with each row; any other table as it is.
 */
export async function asWikidata(raw: RawTable): Promise<RawTable> {
  const { first, rows } = await peeked(raw.rows);
  const [row] = first;
  const at = row ? row.cells.findIndex((cell) => typeof cell === "string" && entity.test(cell)) : -1;
  const isQueried = at >= 0 && raw.headers.some((header) => header in words || /label$/i.test(header));
  if (!isQueried) return { ...raw, rows };
  const headers = raw.headers.map((header) => words[header.toLowerCase()] ?? header);
  const labels = new Set(raw.headers.filter((header) => /label$/i.test(header)).map((header) => header.slice(0, -5)));
  // the address of a thing says nothing beside its name
  const isAddress = (place: number) => place !== at && labels.has(raw.headers[place] ?? "");
  const kept = headers.map((_, place) => place).filter((place) => place !== at && !isAddress(place));
  raw.notes.push({ key: "sourceCredit", values: { ...wikidataCredit } });
  const all = ["wikidataId", "identifiers", "sources", ...kept.map((place) => headers[place] ?? "")];
  const said = kept.map((place) => headers[place] ?? "");
  return { ...raw, headers: all, rows: rowsOf(rows, { at, kept, said }, raw.notes) };
}

type Columns = { at: number; kept: readonly number[]; said: readonly string[] };

/** A thing without a label in any language of the query is left out and counted, as one of the map without a name is. */
async function* rowsOf(
  batches: AsyncIterable<readonly TableRow[]>,
  { at, kept, said }: Columns,
  notes: TableNote[],
): AsyncGenerator<TableRow[]> {
  const labels = kept.filter((_, place) => /^name/.test(said[place] ?? ""));
  const isNameless = ({ cells }: TableRow) =>
    labels.length > 0 && labels.every((place) => !cells[place] || noLabel.test(String(cells[place])));
  let nameless = 0;
  for await (const batch of batches) {
    const named = batch.filter((row) => !isNameless(row));
    nameless += batch.length - named.length;
    yield named.map((row): TableRow => {
      const [, id] = entity.exec(String(row.cells[at] ?? "")) ?? [];
      const cells = kept.map((place) => cellOf(row.cells[place]));
      const filled = said.filter((_, place) => cells[place] !== undefined && cells[place] !== "");
      const fields = filled.flatMap((field) => (field === "coordinates" ? ["latitude", "longitude"] : field));
      const source = creditOf(
        ["wikidataId", ...fields].slice(0, 60),
        wikidataCredit.credit,
        `https://www.wikidata.org/wiki/${id}`,
      );
      const known = id ? [id, [{ source: "wikidata", value: id }], [source]] : [undefined, undefined, undefined];
      return { ...row, cells: [...known, ...cells] };
    });
  }
  if (nameless > 0) notes.push({ key: "nameless", values: { count: nameless } });
}

/** A thing without a label in any language is called by its number. */
function cellOf(cell: unknown): unknown {
  if (typeof cell !== "string") return cell;
  if (noLabel.test(cell)) return undefined;
  return cell.replace(/^http:\/\/commons\.wikimedia\.org\//, "https://commons.wikimedia.org/");
}
