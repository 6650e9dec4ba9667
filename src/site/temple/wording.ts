import type { Translate } from "../../client/errors";
import type { Language } from "../../client/language";
import type { TempleCard } from "../../contract/temples";
import { mapSearchOf } from "../../domain/mapSearch";

export type Named = { name: string; nameHi?: string | null; nameKn?: string | null };
export type InTown = Pick<TempleCard, "city"> & Partial<Pick<TempleCard, "cityHi" | "cityKn">>;
type Timed = Pick<TempleCard, "timings" | "timingsHi" | "timingsKn">;
type OfDeity = Pick<TempleCard, "deity" | "deityHi" | "deityKn">;
type Placed = InTown & Pick<TempleCard, "state" | "location">;

/** The temple's name in the reader's script where it is known. */
export function nameIn(language: string, { name, nameHi, nameKn }: Named): string {
  const names: Record<Language, string | null | undefined> = { en: name, hi: nameHi, kn: nameKn };
  return (language === "hi" || language === "kn" ? names[language] : name) || name;
}

/** A word of a closed list in the reader's language; one that nobody translated stays as it is. */
export function wordIn(t: Translate, list: "states" | "deities" | "traditions" | "settings", word: string): string {
  return t(`${list}.${word}`, { defaultValue: word, keySeparator: "." });
}

/**
 * The deity in the reader's language. Records say it in many ways: what stands in brackets is left out where the rest
 * is known, `Krishna–Radha` is put together from its parts; what nobody translated stays as it is.
 */
export function deityIn(t: Translate, language: string, { deity, deityHi, deityKn }: OfDeity): string {
  if (!deity) return "";
  const known = nameIn(language, { name: deity, nameHi: deityHi, nameKn: deityKn });
  if (language === "en" || known !== deity) return known;
  const parts = withoutBrackets(deity)
    .split(/[–/&,]|\band\b/)
    .map((part) => part.trim());
  const words = [deity, ...parts].map((part) => t(`deities.${part}`, { defaultValue: "", keySeparator: "." }));
  const [whole, ...said] = words;
  return whole || (said.every(Boolean) ? [...new Set(said)].join(" – ") : deity);
}

/** From the first bracket to the last. */
function withoutBrackets(deity: string): string {
  const [from, to] = [deity.indexOf("("), deity.lastIndexOf(")")];
  return from >= 0 && to > from ? deity.slice(0, from).trimEnd() + deity.slice(to + 1) : deity;
}

/** `City, State` in the reader's language as far as known. */
export function placeIn(t: Translate, language: string, { state, location, ...town }: Placed): string {
  if (!town.city && !state) return location;
  return [...new Set([cityIn(language, town), state && wordIn(t, "states", state)])].filter(Boolean).join(", ");
}

/** The temple's city in the reader's script where it is known. */
export const cityIn = (language: string, { city, cityHi, cityKn }: InTown): string =>
  nameIn(language, { name: city, nameHi: cityHi, nameKn: cityKn });

/** When the temple is open, in the reader's language where somebody translated it. */
export const timingsIn = (language: string, { timings, timingsHi, timingsKn }: Timed) =>
  timings && nameIn(language, { name: timings, nameHi: timingsHi, nameKn: timingsKn });

/** The address of a temple's page. */
export const templePath = ({ slug, id }: { slug?: string; id: number }) => `/temple/${slug || id}`;

/** True where the position is only that of the temple's town or village. */
export const isApproximate = ({ positionPrecision }: Pick<TempleCard, "positionPrecision">) =>
  positionPrecision === "place";

export type Found = Pick<TempleCard, "name" | "city" | "state" | "latitude" | "longitude" | "positionPrecision">;

/**
 * Opens the visitor's maps: with the way to the temple where its spot is on record, else looking for its name there, in
 * English as maps know it best.
 */
export function directionsTo({ name, city, state, latitude, longitude, positionPrecision }: Found): string {
  if (positionPrecision === "site") {
    return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
  }
  return mapSearchOf({ name, city, state });
}
