import type { FieldSource } from "../../../contract/templeFacts";
import { weekOfTag } from "../../../domain/importHours";
import { isKnownScript, languageOf } from "../../../domain/scripts";
import { beginningOf } from "../../../domain/shortText";
import { itemNumberIn } from "../../../domain/wikidataItem";
import type { TableNote } from "./table";

type Tags = Readonly<Record<string, string>>;
/** A thing of the map: its kind and number where they are known, what is said of it, and where it is. */
export type OsmElement = { ref?: string | undefined; tags: Tags; latitude?: number; longitude?: number };

/** What is said of a thing, as tags: all of them are texts. */
export const tagsIn = (said: object): Tags =>
  Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) =>
      value === null || value === undefined || typeof value === "object" ? [] : [[key, String(value)] as const],
    ),
  );

export const osmCredit = { source: "OpenStreetMap", credit: "© OpenStreetMap contributors, ODbL 1.0" } as const;

/** What should be known about a list that is from there: its credit, and what was left out. */
export function osmNotes(isOsm: boolean, left: Readonly<Record<string, number>>): TableNote[] {
  const counted = Object.entries(left).filter(([, count]) => count > 0);
  const credit = isOsm ? [{ key: "sourceCredit", values: { ...osmCredit } }] : [];
  return [...credit, ...counted.map(([key, count]) => ({ key, values: { count } }))];
}

const traditions: Readonly<Record<string, string>> = {
  hindu: "Hindu",
  jain: "Jain",
  buddhist: "Buddhist",
  sikh: "Sikh",
  bahai: "Bahai",
};

/** Of several religions one of ours. */
function traditionOf({ religion = "" }: Tags): string | undefined {
  const said = beginningOf(religion, LONGEST_NAME).split(";");
  return said.flatMap((one) => traditions[one.trim().toLowerCase()] ?? []).at(0);
}

/** What becomes of a thing of the map: it is a temple, one of another religion, one without a name, or none at all. */
export function kindOf({ tags }: Pick<OsmElement, "tags">): "temple" | "otherReligion" | "nameless" | "other" {
  const isTemple = tags.amenity === "place_of_worship" || tags.building === "temple" || tags.religion !== undefined;
  if (!isTemple) return "other";
  if (tags.religion?.trim() && !traditionOf(tags)) return "otherReligion";
  return nameOf(tags) === undefined ? "nameless" : "temple";
}

const isLatin = (text: string | undefined): text is string => text !== undefined && languageOf(text) === "en";

/** The name in Latin letters where there is one. */
function nameOf(tags: Tags): string | undefined {
  const [english, local] = [tags["name:en"], tags.name].map((name) => name?.trim() || undefined);
  return english ?? [local, tags.int_name, tags["name:latn"]].find(isLatin) ?? local ?? otherNames(tags)[0]?.name;
}

type OtherName = { name: string; language: string; kind: string };
const kinds: Readonly<Record<string, string>> = {
  official_name: "official",
  alt_name: "common",
  loc_name: "common",
  short_name: "common",
  old_name: "former",
};
const MOST_NAMES = 30;
const LONGEST_NAME = 200;
const isName = (name: string) => name !== "" && name.length <= LONGEST_NAME && isKnownScript(name);

function otherNames(tags: Tags): OtherName[] {
  const names: OtherName[] = [];
  for (const [key, value] of Object.entries(tags)) {
    const [word = "", language] = key.split(":");
    const kind = key.startsWith("name:") ? "common" : kinds[word];
    if (!kind || /^name:(?:en|hi|kn)$/.test(key) || (language && !/^[a-z]{2,3}$/.test(language))) continue;
    for (const name of value
      .split(";")
      .map((one) => one.trim())
      .filter(isName))
      names.push({ name, language: language ?? languageOf(name), kind });
  }
  return names.slice(0, MOST_NAMES);
}

const wheelchair: Readonly<Record<string, string>> = { yes: "yes", designated: "yes", limited: "partly", no: "no" };
const titled = (text: string) =>
  text
    .replace(/[_;]/g, (sign) => (sign === ";" ? ", " : " "))
    .replace(/(^|\s)(\p{Ll})/gu, (_, before, letter) => before + letter.toUpperCase());

/** Tags that a field has taken over, and those that say how something is drawn or who drew it. */
const taken =
  /^(?:name|int_name|official_name|alt_name|loc_name|short_name|old_name|amenity|building|religion|deity|wikidata|addr|phone|contact|email|website|url|opening_hours|wheelchair|start_date|description|image|source|created_by|layer|level|area|type|operator_wikidata|wikipedia)(?::|$)/;
/** True for a tag that says something of a temple, or nothing that a record keeps. */
export const isTag = (header: string): boolean => header.length <= 100 && taken.test(header);
const MOST_NOTES = 30;

/** What the tags of a temple say, by field; `sources` carries the licence along. */
export function templeOf({ ref, tags, latitude, longitude }: OsmElement): Record<string, unknown> {
  const street = [tags["addr:housenumber"], tags["addr:housename"], tags["addr:street"]].filter(Boolean).join(", ");
  const said = {
    name: nameOf(tags),
    nameHi: tags["name:hi"],
    nameKn: tags["name:kn"],
    names: namesOf(tags),
    tradition: traditionOf(tags),
    deity: tags.deity && titled(tags.deity),
    address: tags["addr:full"] ?? (street || undefined),
    locality: tags["addr:suburb"] ?? tags["addr:neighbourhood"],
    city: tags["addr:city"] ?? tags["addr:town"] ?? tags["addr:village"] ?? tags["addr:place"] ?? tags["addr:hamlet"],
    taluk: tags["addr:subdistrict"],
    district: tags["addr:district"],
    state: tags["addr:state"],
    pincode: tags["addr:postcode"],
    latitude,
    longitude,
    phone: tags.phone ?? tags["contact:phone"] ?? tags["contact:mobile"],
    email: tags.email ?? tags["contact:email"],
    website: tags.website ?? tags["contact:website"] ?? tags.url,
    image: /^https?:/.test(tags.image ?? "") ? tags.image : undefined,
    wheelchair: wheelchair[tags.wheelchair ?? ""],
    built: /^\d{1,4}$/.test(tags.start_date ?? "") ? tags.start_date : undefined,
    description: tags.description,
    wikidataId: itemNumberIn(tags.wikidata ?? ""),
  };
  const { opening_hours } = tags;
  const fields = Object.entries(said).flatMap(([field, value]) => (value === undefined || value === "" ? [] : [field]));
  if (opening_hours) fields.push(weekOfTag(opening_hours) ? "openingHours" : "timings");
  return {
    ...said,
    ...(opening_hours && { opening_hours }),
    identifiers: ref && [{ source: "osm", value: ref }],
    sources: ref && [creditOf(fields, osmCredit.credit, `https://www.openstreetmap.org/${ref}`)],
    sourceNotes: notesOf(tags, said),
  };
}

export const creditOf = (fields: string[], name: string, url: string): FieldSource => ({
  ...{ fields, kind: "public", name, url, checkedOn: null },
});

function namesOf(tags: Tags): OtherName[] | undefined {
  const shown = [nameOf(tags), tags["name:hi"], tags["name:kn"]];
  const given = tags.name ? [{ name: tags.name, language: languageOf(tags.name), kind: "common" }] : [];
  const names = [...given, ...otherNames(tags)].filter(({ name }) => !shown.includes(name));
  const first = new Map(names.map((one) => [one.name, one]));
  return first.size > 0 ? [...first.values()].slice(0, MOST_NAMES) : undefined;
}

/** Fields that take some values of their tag alone. */
const particular: Readonly<Record<string, string>> = {
  ...{ wikidata: "wikidataId", image: "image", start_date: "built", wheelchair: "wheelchair" },
};

function notesOf(tags: Tags, said: Readonly<Record<string, unknown>>) {
  const isSaid = (key: string) =>
    taken.test(key) && (particular[key] === undefined || said[particular[key]] !== undefined);
  const notes = Object.entries(tags).filter(([key, text]) => text !== "" && !isSaid(key));
  if (notes.length === 0) return undefined;
  return notes
    .slice(0, MOST_NOTES)
    .map(([label, text]) => ({ source: "osm", label: beginningOf(label, 100), text: beginningOf(text, 1_000) }));
}
