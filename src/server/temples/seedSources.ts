import type { FieldSource } from "../../contract/templeFacts";
import type { SeedTemple } from "../db/seed/seedTemple";
import type { UnnamedTemple } from "./normalize";

/** The days on which the bundled list was taken and the project's own notes were last read through. */
export const seedDates = { listed: "2026-11-21", written: "2026-11-24" } as const;

const listed = ["name", "names", "tradition", "deity", "city", "state", "latitude", "longitude", "wikidataId"] as const;
const pictured = ["image", "imageCredit", "imageLicense"] as const;
const placed = ["district", "taluk", "locality", "pincode"] as const;

/** Who says what is on file of a bundled temple, field by field: each field that says something has one source. */
export function seedSources(seed: Pick<SeedTemple, "written">, temple: UnnamedTemple): FieldSource[] {
  const written = new Set<string>(seed.written);
  const isSaid = (field: keyof UnnamedTemple) => isFilled(temple[field]) && !written.has(field);
  const derived = new Set<string>(temple.derivedFields);
  const { wikidataId, image } = temple;
  const list: Origin = wikidataId
    ? { kind: "public", name: "Wikidata", url: `https://www.wikidata.org/wiki/${wikidataId}` }
    : { kind: "list", name: "Public lists of temples", url: null };
  return [
    source(list, listed.filter(isSaid), seedDates.listed),
    source(commons(image), image ? pictured.filter(isSaid) : [], seedDates.listed),
    source(
      post,
      placed.filter((field) => derived.has(field)),
      seedDates.listed,
    ),
    source(editors, seed.written, seedDates.written),
  ].filter(({ fields }) => fields.length > 0);
}

type Origin = Pick<FieldSource, "kind" | "name" | "url">;

const source = (origin: Origin, fields: readonly string[], checkedOn: string): FieldSource => ({
  ...origin,
  fields: [...fields],
  checkedOn,
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
