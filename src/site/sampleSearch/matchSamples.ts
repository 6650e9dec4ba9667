import { distanceKm, type LatLng } from "../../domain/distance";
import { foldTokens } from "../../domain/spelling";
import { type SampleTemple, sampleList } from "./sampleList";
import type { SampleState } from "./sampleState";

const nearbyKm = 50;

/** A sample temple as it was found: how far it is from the position of the search. */
export type FoundSample = SampleTemple & { distanceKm: number };

/** The sample temples a search finds, in its order. Spellings are folded as in the full search. */
export function matchSamples({ q, location, filter, sort }: SampleState, position: LatLng): FoundSample[] {
  const [words, places] = [foldTokens(q), foldTokens(location)];
  return sampleList
    .map((temple) => ({ ...temple, distanceKm: distanceKm(position, temple) }))
    .filter((temple) => isInCategory(temple, filter))
    .filter((temple) => hasAll(words, textsOf(temple)) && hasAll(places, placesOf(temple)))
    .sort(orders[sort](words));
}

function isInCategory(temple: FoundSample, filter: SampleState["filter"]): boolean {
  if (filter === "nearby") return temple.distanceKm <= nearbyKm;
  if (filter === "popular") return temple.isPopular;
  if (filter === "festivals") return temple.hasFestival;
  return filter === "all" || temple.deity === filter;
}

const placesOf = ({ city, cityHi, cityKn, state }: SampleTemple) => [city, cityHi, cityKn, state];
const textsOf = (temple: SampleTemple) => [
  temple.name,
  temple.nameHi,
  temple.nameKn,
  temple.deity,
  ...placesOf(temple),
];

const hasAll = (words: readonly string[], texts: readonly string[]) => {
  const known = texts.flatMap(foldTokens);
  return words.every((word) => known.some((each) => each.startsWith(word)));
};

type Order = (a: FoundSample, b: FoundSample) => number;
const byId: Order = (a, b) => a.id - b.id;

const orders: Record<SampleState["sort"], (words: readonly string[]) => Order> = {
  relevance: (words) => (a, b) => named(b, words) - named(a, words) || byId(a, b),
  rating: () => (a, b) => b.rating - a.rating || byId(a, b),
  distance: () => (a, b) => a.distanceKm - b.distanceKm || byId(a, b),
  name: () => (a, b) => a.name.localeCompare(b.name, "en") || byId(a, b),
};

/** How many of the words are in the temple's name: those count before its deity and its place. */
function named({ name, nameHi, nameKn }: SampleTemple, words: readonly string[]): number {
  return words.filter((word) => hasAll([word], [name, nameHi, nameKn])).length;
}
