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

function addName(values: Record<string, unknown>, name: string): void {
  const language = languageOf(name);
  const field = own[language];
  if (field !== undefined && values[field] === undefined) values[field] = name;
  if (field !== undefined) return;
  const names: OtherName[] = Array.isArray(values.names) ? values.names : [];
  if (names.some((other) => other.name === name)) return;
  values.names = [...names, { name, language, kind: "common" }];
}
