import type { Translations } from "../../contract/templeFacts";
import { searchText } from "../search/search";
import { deityWordsOf } from "./keys";
import type { TempleRecord } from "./record";

/** The Khasi Hills would be found under Kashi, which is Varanasi: both are one word to the spelling. */
const khasi = /\bKhasi\b/;

/** Every word a temple is found by; see `searchText`. */
export function searchTextOf(temple: TempleRecord, listWords = ""): string {
  const { name, nameHi, nameKn, names, tradition, setting, city, state, address, pincode } = temple;
  const { locality, taluk, district, gettingThere, queue, stay, translations, ownFestivals, closures } = temple;
  const { specialities, amenities, description, history, significance, pujari, timings, bestTime, dressCode } = temple;
  return searchText({
    ...{ name, nameHi, nameKn, tradition, setting, city, state, address, pincode, specialities, amenities },
    otherNames: names.map((other) => other.name),
    places: [locality, taluk, district?.replace(khasi, "") ?? null],
    listWords,
    deityWords: deityWordsOf(temple),
    texts: [
      ...temple.poojaDetails.flatMap(({ name, nameHi, nameKn }) => [name, nameHi ?? null, nameKn ?? null]),
      significance,
      description,
      history,
      pujari,
      timings,
      bestTime,
      dressCode,
      gettingThere,
      queue,
      stay,
      ...closures.flatMap(({ note }) => [note?.en ?? null, note?.hi ?? null, note?.kn ?? null]),
      ...ownFestivals.flatMap(({ name }) => [name.en, name.hi, name.kn]),
      ...translated(translations),
    ],
  });
}

const translated = (translations: Translations | null): string[] =>
  translations
    ? [translations.hi, translations.kn].flatMap((texts) => Object.values(texts).map(({ text }) => text))
    : [];
