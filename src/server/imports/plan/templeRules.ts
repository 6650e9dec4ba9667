import type { TemplePatch } from "../../../contract/adminTemples";
import type { Identifier, TempleName } from "../../../contract/templeFacts";
import { templeFields } from "../../../contract/templeFields";
import type { ImportRules } from "../../../domain/importPlan";
import { languageOf } from "../../../domain/scripts";
import { keyOf } from "../../temples/identifiers";
import { normalize } from "../../temples/normalize";
import type { TempleRecord } from "../../temples/record";
import { shown } from "../read/readRows";
import { keyOfValues } from "../read/templeKey";
import { areApart } from "./apart";
import { moveOf } from "./moves";
import { doubtNumber } from "./ownNumber";
import { isTownOfSite, positionRemarks } from "./positionRemarks";

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

const AUTOMATIC = "";
/** The address first, then as in the form; a record has a status where the form has a switch. */
const fields: readonly (keyof TempleRecord)[] = [
  "slug",
  ...templeFields
    .filter((field) => field !== "slug")
    .map((field): keyof TempleRecord => (field === "isActive" ? "status" : field)),
];

/** How rows of temples are matched, put together and compared: the same rules as the console's forms. */
export const templeRules: ImportRules<TempleRecord> = {
  keyOf: keyOfValues,
  areApart,
  nameOf: ({ name }) => name,
  fields,
  textOf: shown,
  waits: moveOf,
  doubtNumber,
  remarks: positionRemarks,
  merge: (values, before) => {
    const { temple, errors } = normalize(isPatch(values) ? withStored(values, before) : {}, before);
    return { record: { ...temple, slug: textOf(values.slug) ?? before?.slug ?? AUTOMATIC }, errors };
  },
};

/**
 * A list adds names and numbers to those on file, and does not overwrite what the temple itself says, nor where it
 * stands with where its town is.
 */
function withStored(values: TemplePatch, before: TempleRecord | undefined): TemplePatch {
  if (!before) return values;
  const own = new Set<string>(before.sources.filter(({ kind }) => kind === "temple").flatMap(({ fields }) => fields));
  if (isTownOfSite(values, before)) own.add("latitude");
  for (const joined of [hours, position])
    if (joined.some((field) => own.has(field))) for (const field of joined) own.add(field);
  const said =
    own.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([field]) => !own.has(field)));
  const { name, names, identifiers, sources, sourceNotes }: TemplePatch = said;
  return {
    ...said,
    // a name in another script is no new name of a temple that has one in Latin letters
    ...(name !== undefined && languageOf(name) !== "en" && languageOf(before.name) === "en" && { name: before.name }),
    ...(names && { names: [...before.names, ...names.filter((name) => isNew(name, before))] }),
    ...(identifiers && {
      identifiers: [...before.identifiers, ...identifiers.filter((one) => isUnknown(one, before))],
    }),
    ...(sources?.length && { sources: combined(before.sources, sources, (one) => one.name, MOST_SOURCES) }),
    ...(sourceNotes?.length && {
      sourceNotes: combined(before.sourceNotes, sourceNotes, ({ source, label }) => `${source} ${label}`, MOST_NOTES),
    }),
  };
}

/** One column of a list fills both. */
const hours = ["timings", "openingHours"];
const position = ["latitude", "longitude", "positionPrecision"];
const MOST_SOURCES = 20;
const MOST_NOTES = 40;

/** What is on file with what is said anew in its place; the oldest make room. */
function combined<Item>(filed: readonly Item[], said: readonly Item[], keyOf: (item: Item) => string, most: number) {
  const bySaid = new Map(said.map((item) => [keyOf(item), item]));
  // all that is on file and more: an export comes back
  if (filed.every((item) => bySaid.has(keyOf(item)))) return said.slice(-most);
  const isFiled = new Set(filed.map(keyOf));
  const kept = filed.map((item) => bySaid.get(keyOf(item)) ?? item);
  return [...kept, ...said.filter((item) => !isFiled.has(keyOf(item)))].slice(-most);
}

const isNew = ({ name }: TempleName, before: TempleRecord) =>
  ![before.name, before.nameHi, before.nameKn, ...before.names.map((other) => other.name)].includes(name);
const isUnknown = (identifier: Identifier, { identifiers }: TempleRecord) =>
  !identifiers.some((stored) => keyOf(stored) === keyOf(identifier));

/** Each cell was read by its field's own schema (`readCell`): asking all of them again would double the cost of a plan. */
const isPatch = (values: object): values is TemplePatch => !("version" in values);

/** True for a new temple whose address is still to be made from its name. */
export const needsSlug = ({ slug }: TempleRecord): boolean => slug === AUTOMATIC;
