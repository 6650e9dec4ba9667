import type { LatLng } from "../distance";
import { foldRepeated } from "../spelling/foldCache";
import { bareOf } from "./bare";
import { type NameForm, nameFormOf } from "./nameForm";
import type { Resolvable } from "./record";
import { commonWords } from "./words";

/** A record as the engine compares it. */
export type Profile = {
  forms: readonly NameForm[];
  /** the name it is listed under, and the words of its place, from which its marks are read where they matter */
  name: string;
  words: ReadonlySet<string>;
  identifiers: ReadonlySet<string>;
  wikidataId: string | null;
  position: LatLng | null;
  /** words for its town and for what is smaller */
  places: ReadonlySet<string>;
  district: string;
  pincode: string | null;
  address: string | null;
  deity: string | null;
  tradition: string | null;
  phones: ReadonlySet<string>;
};

const joined = (text: string | null) => bareOf(foldRepeated(text).join(""));

type Place = Pick<Resolvable, "city" | "locality" | "taluk" | "district" | "state">;

const placeWords = new Map<string, ReadonlySet<string>>();
const PLACES_KEPT = 4_000;

/** The keys of the words that a record says of its place, which tell nothing in its name. */
export function placeWordsOf({ city, locality, taluk, district, state }: Place): ReadonlySet<string> {
  const key = `${city}|${locality}|${taluk}|${district}|${state}`;
  const known = placeWords.get(key);
  if (known) return known;
  if (placeWords.size >= PLACES_KEPT) placeWords.clear();
  const words = new Set<string>();
  for (const text of [city, locality, taluk, district, state]) {
    for (const word of foldRepeated(text)) words.add(bareOf(word));
    if (text !== state) words.add(joined(text));
  }
  words.delete("");
  placeWords.set(key, words);
  return words;
}

/** All names of a record, taken apart. */
export const formsOfRecord = (record: Resolvable): NameForm[] =>
  formsOf([record.name, ...record.names], placeWordsOf(record));

/** Puts a record in the form in which it is compared: once for each record, not for each pair; `forms` are its own. */
export function profileOf(record: Resolvable, forms?: readonly NameForm[]): Profile {
  const { name, names, latitude, longitude, deity, tradition } = record;
  const towns = [record.city, record.locality, record.taluk];
  const words = placeWordsOf(record);
  return {
    forms: forms ?? formsOf([name, ...names], words),
    name,
    words,
    identifiers: new Set(record.identifiers),
    wikidataId: record.wikidataId,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
    places: new Set(towns.flatMap((text) => [joined(text), ...tellingWords(text)]).filter(Boolean)),
    district: joined(record.district),
    pincode: record.pincode,
    address: record.address,
    deity,
    tradition,
    phones: phonesIn(record.phone),
  };
}

/** Devbhumi Dwarka is said of Dwarka too; Nagar is said of many. */
const tellingWords = (text: string | null) =>
  foldRepeated(text)
    .filter((key) => !commonWords.has(key))
    .map(bareOf);

/** Names, taken apart; those that differ in nothing that tells are one. */
export function formsOf(names: readonly string[], places: ReadonlySet<string>): NameForm[] {
  const forms = new Map<string, NameForm>();
  for (const name of names) {
    // of "Tripuramalini / Devi Talab" each is a name
    for (const one of name.includes("/") ? [name, ...name.split("/")] : [name]) {
      const form = nameFormOf(one, places);
      const key = form.core.map((word) => word.bare).join(" ");
      if (key && !forms.has(key)) forms.set(key, form);
    }
  }
  return [...forms.values()];
}

const PHONE_DIGITS = 10;

/** The last ten digits of each number, which the country's prefix and the zero before it leave alone. */
export function phonesIn(text: string | null): Set<string> {
  const phones = new Set<string>();
  for (const part of text?.split(/[,;/]/) ?? []) {
    const digits = part.replace(/\D/g, "");
    if (digits.length >= PHONE_DIGITS) phones.add(digits.slice(-PHONE_DIGITS));
  }
  return phones;
}
