import type { Translate } from "../../client/errors";
import type { Booking } from "../../contract/bookings";
import type { TempleName } from "../../contract/templeFacts";
import type { PublicTemple } from "../../contract/temples";
import type { TranslatedField } from "../../contract/vocabulary";
import { type InTown, type Named, nameIn, wordIn } from "./wording";

/** A text in the words of the temple's tradition, where that has its own: `temple.poojasIn.Sikh` before `temple.poojas`. */
export const inWordsOf = (t: Translate, tradition: string | null | undefined, key: string, values = {}): string =>
  t(`${key}In.${tradition}`, { ...values, defaultValue: t(key, values) });

export type LocatedTemple = InTown &
  Pick<
    PublicTemple,
    "state" | "derivedFields" | "locality" | "district" | "localityHi" | "localityKn" | "districtHi" | "districtKn"
  >;

/**
 * The place in its parts, from the smallest, in the reader's language as far as known; each is said once, also where a
 * town, its district and its locality share a name. A locality that was worked out is said where it is a known place.
 */
export function placeParts(t: Translate, language: string, temple: LocatedTemple): string[] {
  const { locality, localityHi, localityKn, district, districtHi, districtKn, state, derivedFields } = temple;
  const isKnown = localityHi !== undefined || (language === "en" && !derivedFields.includes("locality"));
  const parts = [
    locality && isKnown && { name: locality, nameHi: localityHi, nameKn: localityKn },
    { name: temple.city, nameHi: temple.cityHi, nameKn: temple.cityKn },
    district && { name: district, nameHi: districtHi, nameKn: districtKn },
  ].flatMap((part) => part || []);
  const isFirst = (part: Named, at: number) => parts.findIndex((other) => isSamePlace(other, part)) === at;
  const names = parts.filter(isFirst).map((part) => nameIn(language, part));
  return [...new Set([...names, state && wordIn(t, "states", state)].filter(Boolean))];
}

type Addressed = Pick<
  PublicTemple,
  "address" | "addressHi" | "addressKn" | "pincode" | "locality" | "city" | "district" | "state"
>;

/**
 * The address in the reader's language where it is known; null where it names no more than the place does. One that is
 * not known keeps what the place does not say: that is said in the reader's language behind it.
 */
export function streetOf(language: string, temple: Addressed): string | null {
  const { address, addressHi, addressKn, locality, city, district, state, pincode } = temple;
  if (address == null || [locality, city, district].some((name) => isNamed(name, address))) return null;
  const known = nameIn(language, { name: address, nameHi: addressHi, nameKn: addressKn });
  if (language === "en" || known !== address) return known;
  const isPlace = (part: string) =>
    [locality, city, district, state].some((name) => isNamed(name, part.replace(` ${pincode}`, ""))) ||
    part === pincode;
  const parts = address.split(", ");
  return parts.filter((part) => !isPlace(part)).join(", ") || null;
}

const isNamed = (name: string | null, text: string) => name != null && bare(name) === bare(text);

/** Two spellings of one place have the same name in Hindi: Mysore and Mysuru. */
const isSamePlace = (one: Named, other: Named): boolean =>
  bare(one.name) === bare(other.name) || (one.nameHi != null && one.nameHi === other.nameHi);
const bare = (name: string) => name.toLowerCase().replace(/ (district|region)$/, "");

/** A text of the temple in the reader's language where somebody translated it. */
export function textIn(language: string, temple: PublicTemple, field: Exclude<TranslatedField, "specialities">) {
  return translationIn(language, temple, field) ?? temple[field];
}

/** What the temple is known for, in the reader's language where somebody translated it. */
export const specialitiesIn = (language: string, temple: PublicTemple): readonly string[] =>
  translationIn(language, temple, "specialities")?.split("\n") ?? temple.specialities;

const translationIn = (language: string, { translations }: PublicTemple, field: TranslatedField) =>
  language === "hi" || language === "kn" ? translations?.[language][field]?.text : undefined;

/**
 * Other names of a temple, those that are in the reader's script first, then the English ones; not its English name with
 * the town behind it, which the page says anyway.
 */
export function namesFor(language: string, { name, names }: Pick<PublicTemple, "name" | "names">) {
  const order = ({ name: other, language: its }: TempleName) =>
    its === language || ownScripts[language]?.test(other) ? 0 : its === "en" ? 1 : 2;
  return names.filter((other) => !other.name.startsWith(`${name}, `)).sort((one, other) => order(one) - order(other));
}

const ownScripts: Readonly<Record<string, RegExp>> = { hi: /\p{Script=Devanagari}/u, kn: /\p{Script=Kannada}/u };

/** A name or a date of a list in three languages; English where nothing else is there. */
export function spokenIn(language: string, texts: { en: string | null; hi: string | null; kn: string | null }): string {
  return (language === "hi" || language === "kn" ? texts[language] : null) ?? texts.en ?? "";
}

type Booked = Pick<Booking, "poojaName" | "poojaNameHi" | "poojaNameKn">;

/** What is booked, in the reader's language where the temple names it so; null for a wish in words. */
export const bookedIn = (language: string, { poojaName, poojaNameHi, poojaNameKn }: Booked): string | null =>
  poojaName && nameIn(language, { name: poojaName, nameHi: poojaNameHi, nameKn: poojaNameKn });

type Described = { description: string | null; descriptionHi?: string | null; descriptionKn?: string | null };

/** What is told of a pooja, in the reader's language where somebody translated it. */
export const descriptionIn = (language: string, { description, descriptionHi, descriptionKn }: Described): string =>
  nameIn(language, { name: description ?? "", nameHi: descriptionHi, nameKn: descriptionKn });
