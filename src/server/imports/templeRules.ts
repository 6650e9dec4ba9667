import type { TemplePatch } from "../../contract/adminTemples";
import { templeFields } from "../../contract/templeFields";
import type { ImportRules } from "../../domain/importPlan";
import { stateNamed } from "../../domain/regions";
import { foldTokens } from "../../domain/spelling";
import type { TempleRecord } from "../temples/record";
import { matchKey } from "../temples/searchDocument";
import { settle, splitLocation } from "../temples/settle";
import { shown } from "./readRows";

type Values = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** What a row without id and slug is matched by: folded name, city and state. Asked several times for each row. */
export function keyOfValues(values: Values): string | undefined {
  const known = keys.get(values);
  if (known !== undefined) return known || undefined;
  const key = makeKey(values);
  keys.set(values, key ?? "");
  return key;
}
const keys = new WeakMap<object, string>();

/** The same of what is asked once: nothing is kept for another time. */
export const keyOfRead = (values: Values): string | undefined => makeKey(values, foldTokens);

function makeKey(values: Values, fold?: typeof foldTokens): string | undefined {
  const name = textOf(values.name);
  const place = splitLocation(textOf(values.location) ?? "");
  const [city, state] = [textOf(values.city) ?? place?.city, textOf(values.state) ?? place?.state];
  return name && city && state ? matchKey(name, city, stateNamed(state) ?? state, fold) : undefined;
}

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
  nameOf: ({ name }) => name,
  fields,
  textOf: shown,
  merge: (values, before) => {
    const { temple, errors } = settle(isPatch(values) ? values : {}, before);
    return { record: { ...temple, slug: textOf(values.slug) ?? before?.slug ?? AUTOMATIC }, errors };
  },
};

/** Each cell was read by its field's own schema (`readCell`): asking all of them again would double the cost of a plan. */
const isPatch = (values: object): values is TemplePatch => !("version" in values);

/** True for a new temple whose address is still to be made from its name. */
export const needsSlug = ({ slug }: TempleRecord): boolean => slug === AUTOMATIC;
