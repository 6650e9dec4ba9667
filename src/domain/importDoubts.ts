import type { RowReading } from "./importPosition";
import { isFree } from "./rupees";
import { cutOut } from "./trimText";

const isNamed = (pooja: unknown): pooja is { name: string; charges: number | null } =>
  typeof pooja === "object" && pooja !== null && "name" in pooja && typeof pooja.name === "string";

/** A number at the end of a name, with nothing that makes it a price. */
const numbered = /^(.*\p{L})\s+(\d{1,6})$/u;

/**
 * Doubts a list of poojas that says only that they are free, which names none and is left out; and one whose names all
 * end with a number, which may be what they cost.
 */
export function doubtPoojas({ values, doubts }: RowReading): void {
  const { poojaDetails } = values;
  if (!Array.isArray(poojaDetails)) return;
  const poojas = poojaDetails.filter(isNamed);
  const [first] = poojas;
  if (poojas.length === 1 && first && !first.charges && isFree(first.name)) {
    delete values.poojaDetails;
    doubts.push({ field: "poojaDetails", value: first.name, reason: "errors.poojaUnnamed" });
    return;
  }
  const priced = poojas.flatMap(({ name, charges }) =>
    charges === null ? (numbered.exec(name) ?? []).slice(1, 3) : [],
  );
  if (poojas.length < 2 || priced.length < poojas.length * 2) return;
  const suggestion = poojas.map((_, at) => `${priced[at * 2]}:${priced[at * 2 + 1]}`).join("; ");
  const value = poojas.map(({ name }) => name).join("; ");
  doubts.push({ field: "poojaDetails", value, reason: "errors.poojaPrice", suggestion });
}

const footnote = /\[(?:\d{1,3}|[a-z]|edit|note \d{1,5}|citation needed)\]/i;
const named = ["name", "nameHi", "nameKn", "deity", "city", "location"];

/** Doubts names with the marks of footnotes, as tables of an encyclopedia have them. */
export function doubtFootnotes({ values, doubts }: RowReading): void {
  for (const field of named) {
    const value = values[field];
    if (typeof value !== "string" || !value.includes("[")) continue;
    const suggestion = cutOut(value, footnote).trim();
    if (suggestion && suggestion !== value) doubts.push({ field, value, reason: "errors.footnote", suggestion });
  }
}

/** The shortest number that can be called from elsewhere: what is dialled within a town has six digits. */
const LEAST_DIGITS = 6;

/** Doubts telephones none of which is long enough for one: the row goes in without them. */
export function doubtPhone({ values, doubts }: RowReading): void {
  const { id, slug, phone } = values;
  if ((id ?? slug) !== undefined || typeof phone !== "string") return;
  if (phone.split(/[,;/]/).some((number) => number.replace(/\D/g, "").length >= LEAST_DIGITS)) return;
  delete values.phone;
  doubts.push({ field: "phone", value: phone, reason: "errors.phoneShort" });
}
