import { regionOf } from "../regions";
import { foldName, foldTokens, foldWord } from "../spelling";

/** The region of a festival that is kept all over the country. */
export const EVERYWHERE = "All India";

/** Festivals of the family, kept at home and on the river bank and by no temple as its own. */
const atHome = new Set(["raksha-bandhan", "karwa-chauth", "bhai-dooj", "hartalika-teej", "sarva-pitru-amavasya"]);

const notOfTheSouth = ["North India", "West India", "Central India", "East India", "Northeast India"];
/** Where temples keep a festival that people keep in more places, by its rule. */
const templesIn: Readonly<Record<string, readonly string[]>> = {
  "holika-dahan": notOfTheSouth,
  holi: notOfTheSouth,
  dhanteras: notOfTheSouth,
  "nag-panchami": [...notOfTheSouth, "Karnataka", "Andhra Pradesh", "Telangana"],
};

/** Deities, by a word of their name, of other traditions than the Hindu one. */
const traditionOf: Readonly<Record<string, string>> = {
  buddha: "Buddhist",
  mahavira: "Jain",
  tirthankara: "Jain",
  tirthankaras: "Jain",
  granth: "Sikh",
  nanak: "Sikh",
};
const OTHERWISE = "Hindu";
const traditions = new Map(Object.entries(traditionOf).map(([word, tradition]) => [foldWord(word), tradition]));

/** Words before and after names of deities that tell nobody from another: Guru Nanak is not Guru Raghavendra. */
const titles = new Set(["baba", "devi", "guru", "lord", "maa", "maiya", "mata", "shri", "sri", "swami"].map(foldWord));

/** By whose temples a festival is kept and where: regions and words of deities folded. */
export type Keepers = { traditions: ReadonlySet<string>; regions: readonly string[]; words: readonly string[] };

/** What is asked of a festival; `regions` and `deities` are names, `rule` the id of its rule if it has one. */
export type Kept = { rule: string | null; regions: readonly string[]; deities: readonly string[] };

/** The regions that a record of a festival names: "Karnataka, South India" are two. */
export const regionsIn = (text: string | null): string[] =>
  (text ?? "").split(",").flatMap((name) => name.trim() || []);

/** By whose temples a festival is kept; undefined for one that is kept at home. */
export function keepersOf({ rule, regions, deities }: Kept): Keepers | undefined {
  if (rule !== null && atHome.has(rule)) return undefined;
  const own = (rule !== null && templesIn[rule]) || regions;
  return {
    traditions: new Set(deities.map(traditionOfDeity)),
    regions: own.map(foldName),
    words: [...new Set(deities.flatMap(wordsOf))],
  };
}

const traditionOfDeity = (deity: string) =>
  foldTokens(deity).flatMap((word) => traditions.get(word) ?? [])[0] ?? OTHERWISE;

const wordsOf = (deity: string): string[] => {
  const tokens = foldTokens(deity);
  const telling = tokens.filter((word) => !titles.has(word));
  return [foldWord(deity), ...(telling.length > 0 ? telling : tokens)];
};

/** What of a temple says which festivals it keeps; `deityKey` holds the folded words of its deities between blanks. */
export type Keeping = { tradition: string | null; deityKey: string; state: string };

/**
 * True for a festival of the temple's deities that is kept in its state. One of several traditions is kept by Hindu
 * temples; those of the others keep what is theirs alone.
 */
export function isKeptBy(keepers: Keepers | undefined, { tradition, deityKey, state }: Keeping): boolean {
  if (!keepers || !isOfTradition(keepers, tradition)) return false;
  return isKeptIn(keepers, state) && keepers.words.some((word) => deityKey.includes(` ${word} `));
}

/** True for a tradition whose temples keep the festival, whatever their deities. */
export function isOfTradition({ traditions }: Keepers, tradition: string | null): boolean {
  const own = tradition ?? OTHERWISE;
  return traditions.has(own) && (own === OTHERWISE || traditions.size === 1);
}

/** True for a state where the festival is kept; for `EVERYWHERE` where that is the whole country. */
export function isKeptIn({ regions }: Keepers, state: string): boolean {
  const places = [EVERYWHERE, state, regionOf(state) ?? state].map(foldName);
  return regions.some((region) => places.includes(region));
}
