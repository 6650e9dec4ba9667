import type { RowReading } from "./importPosition";
import { languageOf } from "./scripts";

type OtherName = { name: string; language: string; kind: string };

const own: Readonly<Record<string, "nameHi" | "nameKn">> = { hi: "nameHi", kn: "nameKn" };
const isIndian = (text: string) => languageOf(text) !== "en" && !/\p{Script=Latin}/u.test(text);
/** Signs between a name in two scripts: `Meenakshi Temple / मीनाक्षी मंदिर`, `Meenakshi Temple (मीनाक्षी मंदिर)`. */
const between = /[/|\n()[\]]/;
const LONGEST = 400;

/**
 * Puts names in Indian scripts where names of their language are: Hindi and Kannada have a field of their own, others
 * stand among the other names. A name of one script stays the name as well, since a new record needs one; of one in two
 * scripts the part in Latin letters does.
 */
export function parseNames({ values }: RowReading): void {
  const { id, slug, name, nameHi, nameKn } = values;
  // what was exported comes back as it is
  if (id !== undefined || slug !== undefined) return;
  for (const [field, value] of [
    ["nameHi", nameHi],
    ["nameKn", nameKn],
  ] as const) {
    if (typeof value !== "string" || !isIndian(value) || own[languageOf(value)] === field) continue;
    delete values[field];
    addName(values, value);
  }
  if (typeof name !== "string" || name.length > LONGEST || languageOf(name) === "en") return;
  const parts = name
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  const latin = parts.filter((part) => !isIndian(part));
  const indian = parts.filter(isIndian);
  if (latin.length === 1 && indian.length === 1 && /\p{L}{3}/u.test(latin[0] ?? "")) {
    values.name = latin[0];
    addName(values, indian[0] ?? "");
  } else if (isIndian(name)) addName(values, name);
}

/** What a list calls a thing that it has no name for: its number at Wikidata or in OpenStreetMap. */
const listNumber = /^(?:Q\d{1,12}|(?:node|way|relation)\/\d{1,15})$/i;

/** A number of a list is no name: in another language it says nothing, and alone it keeps the row out. */
export function refuseNumbers({ values, problems }: RowReading): void {
  const { name } = values;
  for (const field of ["name", "nameHi", "nameKn"]) {
    const value = values[field];
    if (typeof value === "string" && listNumber.test(value.trim())) delete values[field];
  }
  if (typeof name !== "string" || values.name !== undefined) return;
  if ((values.nameHi ?? values.nameKn) === undefined)
    problems.push({ field: "name", value: name, reason: "errors.nameIsNumber" });
}

/**
 * A row without a name of its own goes by the one that it has in another language, which is also how it is found among
 * the temples on file.
 */
export function nameByOther({ values, problems, doubts }: RowReading): void {
  const { id, slug, name } = values;
  const other = values.nameHi ?? values.nameKn;
  if ((id ?? slug ?? name) !== undefined || typeof other !== "string") return;
  if (problems.some(({ field }) => field === "name")) return;
  values.name = other;
  doubts.push({ field: "name", value: other, reason: "errors.nameOfOtherLanguage" });
}

function addName(values: Record<string, unknown>, name: string): void {
  const language = languageOf(name);
  const field = own[language];
  if (field !== undefined && values[field] === undefined) values[field] = name;
  if (field !== undefined) return;
  const names: OtherName[] = Array.isArray(values.names) ? values.names : [];
  if (names.some((other) => other.name === name)) return;
  values.names = [...names, { name, language, kind: "common" }];
}
