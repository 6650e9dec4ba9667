import type { FieldSource } from "../../contract/templeFacts";
import type { PositionSource, SeedPosition } from "../db/seed/readPositions";
import type { SeedTemple } from "../db/seed/seedTemple";
import type { UnnamedTemple } from "./normalize";

/** The days on which the bundled list was taken, its positions were compared, and the project's own notes were last read. */
export const seedDates = { listed: "2026-11-21", positioned: "2026-11-26", written: "2026-11-24" } as const;

const listed = ["name", "names", "tradition", "deity", "city", "state", "wikidataId"] as const;
const positioned = ["latitude", "longitude", "positionPrecision"] as const;
const pictured = ["image", "imageCredit", "imageLicense"] as const;
const placed = ["district", "taluk", "locality", "pincode"] as const;

/** Who says what is on file of a bundled temple, field by field: each field that says something has one source. */
export function seedSources(
  seed: Pick<SeedTemple, "written" | "position" | "pincode">,
  temple: UnnamedTemple,
): FieldSource[] {
  const written = new Set<string>(seed.written);
  const isSaid = (field: keyof UnnamedTemple) => isFilled(temple[field]) && !written.has(field);
  const derived = new Set<string>(temple.derivedFields);
  const { wikidataId, image } = temple;
  const list = wikidataId ? wikidata(wikidataId) : lists;
  const said = [
    source(list, listed.filter(isSaid), seedDates.listed),
    source(placing(seed.position, temple), seed.position ? positioned : [], seedDates.positioned),
    source(commons(image), image ? pictured.filter(isSaid) : [], seedDates.listed),
    source(
      post,
      placed.filter((field) => derived.has(field) || (field === "pincode" && seed.pincode && isSaid(field))),
      seedDates.listed,
    ),
    source(editors, seed.written, seedDates.written),
  ];
  return eachOnce(said.filter(({ fields }) => fields.length > 0));
}

/** Who says several things is named once, with the day of the last of them. */
function eachOnce(sources: readonly FieldSource[]): FieldSource[] {
  const byName = new Map<string, FieldSource>();
  for (const one of sources) {
    const before = byName.get(one.name);
    const fields = [...(before?.fields ?? []), ...one.fields];
    const checkedOn = [before?.checkedOn, one.checkedOn].filter(Boolean).sort().at(-1) ?? null;
    byName.set(one.name, { ...one, fields, checkedOn });
  }
  return [...byName.values()];
}

type Origin = Pick<FieldSource, "kind" | "name" | "url">;

/** Its parts stand as in a stored record: read back it is the same (`sameValue`). */
const source = (origin: Origin, fields: readonly string[], checkedOn: string): FieldSource => ({
  fields: [...fields],
  ...origin,
  checkedOn,
});

/** Who says where it is. */
function placing(position: SeedPosition | undefined, { wikidataId }: UnnamedTemple): Origin {
  const origins: Record<PositionSource, Origin> = {
    list: lists,
    wikidata: wikidataId ? wikidata(wikidataId) : lists,
    hrce: { kind: "office", name: "Hindu Religious and Charitable Endowments Department, Tamil Nadu", url: null },
    geonames: { kind: "public", name: "GeoNames", url: "https://www.geonames.org" },
    post,
    editor: editors,
  };
  return position ? origins[position.positionSource] : lists;
}

const lists: Origin = { kind: "list", name: "Public lists of temples", url: null };
const wikidata = (id: string): Origin => ({
  kind: "public",
  name: "Wikidata",
  url: `https://www.wikidata.org/wiki/${id}`,
});
const editors: Origin = { kind: "editor", name: "Devalaya", url: null };
const post: Origin = { kind: "office", name: "India Post", url: null };

/** The page of a picture at Wikimedia Commons; the name of the file follows its two folders, also of one made smaller. */
function commons(image: string | null): Origin {
  const [, after = ""] = image?.split(/\/commons\/(?:thumb\/)?/) ?? [];
  const file = after.split("/")[2];
  return {
    kind: "public",
    name: "Wikimedia Commons",
    url: file ? `https://commons.wikimedia.org/wiki/File:${file}` : null,
  };
}

const isFilled = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
