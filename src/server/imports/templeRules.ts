import { TemplePatch } from "../../contract/adminTemples";
import type { ImportRules } from "../../domain/importPlan";
import { stateNamed } from "../../domain/regions";
import type { TempleRecord } from "../temples/record";
import { matchKey } from "../temples/searchDocument";
import { settle, splitLocation } from "../temples/settle";
import { shown } from "./readRows";

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** What a row without id and slug is matched by: folded name, city and state. */
export function keyOfValues(values: Values): string | undefined {
  const name = textOf(values.name);
  const place = splitLocation(textOf(values.location) ?? "");
  const [city, state] = [textOf(values.city) ?? place?.city, textOf(values.state) ?? place?.state];
  return name && city && state ? matchKey(name, city, stateNamed(state) ?? state) : undefined;
}

const AUTOMATIC = "";
const fields: readonly (keyof TempleRecord)[] = [
  "slug",
  "name",
  "nameHi",
  "nameKn",
  "tradition",
  "setting",
  "deity",
  "city",
  "state",
  "address",
  "pincode",
  "latitude",
  "longitude",
  "phone",
  "email",
  "website",
  "image",
  "imageCredit",
  "imageLicense",
  "wikidataId",
  "gallery",
  "amenities",
  "specialities",
  "timings",
  "openingHours",
  "bestTime",
  "dressCode",
  "pujari",
  "description",
  "history",
  "significance",
  "poojaDetails",
  "status",
  "isVerified",
];

/** How rows of temples are matched, put together and compared: the same rules as the console's forms. */
export const templeRules: ImportRules<TempleRecord> = {
  keyOf: keyOfValues,
  nameOf: ({ name }) => name,
  fields,
  textOf: shown,
  merge: (values, before) => {
    const { id: _, slug, ...input } = values;
    const { temple, errors } = settle(TemplePatch.parse({ version: 1, name: before?.name, ...input }), before);
    return { record: { ...temple, slug: textOf(slug) ?? before?.slug ?? AUTOMATIC }, errors };
  },
};

/** True for a new temple whose address is still to be made from its name. */
export const needsSlug = ({ slug }: TempleRecord): boolean => slug === AUTOMATIC;
