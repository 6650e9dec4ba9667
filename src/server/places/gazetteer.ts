import { panchangPlaces } from "../../contract/panchangPlaces";
import type { Place } from "../../contract/places";
import { foldName, foldPrefix, foldTokens, foldWord } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { City } from "./city";
import { localPlaces } from "./localNames";
import { moreCities } from "./moreCities";
import { uniqueSlugs } from "./slugs";
import { plainTown, townNamed } from "./towns";

export type Gazetteer = {
  /** The place of this name, slug or "name, state" in any spelling; of several the most populous. */
  find: (name: string) => Place | undefined;
  /** The same for a name that is on record. */
  get: (name: string) => Place;
  /** Places whose name continues what was typed: whole names first, then by population. */
  suggest: (typed: string, size: number) => Place[];
  /** The places that are best known: those with names in Hindi and Kannada on record. */
  wellKnown: () => Place[];
  /** The nearest place within 30 km, or undefined. */
  near: (lat: number, lng: number) => Place | undefined;
};

/** Under another of its names, where the list of the search knows one that the gazetteer does not. */
const byAlias = (byName: ReadonlyMap<string, Place>, name: string) =>
  expandAlias(foldWord(name)).flatMap((other) => byName.get(other) ?? [])[0];

type Entry = { place: Place; written: string[]; names: string[]; words: string[][] };

/** The five cities of the selector: named as there, at the coordinates their almanacs are computed for. */
const selected: Readonly<Record<string, { name: string; lat: number; lng: number }>> = {
  ...panchangPlaces,
  Bengaluru: panchangPlaces.Bangalore,
};

/** The list gives this village more people than the city of its name has. */
const villages: ReadonlySet<string> = new Set(["Gorakhpur, Haryana"]);

const DEGREES_IN_30_KM = 30 / 111.2;

/** A gazetteer over the bundled cities (GeoNames, CC BY 4.0) with the product's own aliases and local names. */
export function createGazetteer(cities: readonly City[]): Gazetteer {
  const isVillage = ({ city, state }: City) => villages.has(`${city}, ${state}`);
  const known = [...cities.filter((city) => !isVillage(city)), ...moreCities, ...cities.filter(isVillage)];
  const entries = entriesOf(known);
  const byName = new Map<string, Place>();
  for (const { place, names } of entries) {
    for (const name of names) if (!byName.has(name)) byName.set(name, place);
  }
  for (const { place } of entries) {
    for (const key of [place.slug, foldName(`${place.name} ${place.state}`)])
      if (!byName.has(key)) byName.set(key, place);
  }
  const find = (name: string) =>
    byName.get(name.trim().toLowerCase()) ?? byName.get(foldName(name)) ?? byAlias(byName, name);
  return {
    find,
    get: (name) => {
      const place = find(name);
      if (!place) throw new Error(`No place ${name} in the gazetteer`);
      return place;
    },
    wellKnown: () => entries.flatMap(({ place }) => (place.nameHi ? [place] : [])),
    suggest: (typed, size) => suggest(entries, typed, size),
    near: (lat, lng) => nearest(entries, lat, lng),
  };
}

function entriesOf(cities: readonly City[]): Entry[] {
  const slugs = uniqueSlugs();
  const named = new Set<string>();
  return cities.map((row) => {
    const known = selected[row.city];
    const { state } = row;
    const listed = known?.name ?? plainTown(row.city);
    const local = localPlaces.get(`${listed}, ${state}`) ?? (named.has(listed) ? undefined : localPlaces.get(listed));
    named.add(listed);
    const name = known?.name ?? townNamed(row.city, state);
    const place: Place = {
      slug: slugs(name, state),
      name,
      nameHi: local?.hi || null,
      nameKn: local?.kn || null,
      state,
      lat: known?.lat ?? row.latitude,
      lng: known?.lng ?? row.longitude,
    };
    const spellings = [row.city, name, ...(local ? [local.hi, local.kn, ...local.aliases] : [])].filter(Boolean);
    const words = spellings.map(foldTokens);
    const written = spellings.map((spelling) => plainTown(spelling).toLowerCase());
    return { place, written, names: [...new Set(words.map((each) => each.join(" ")))], words };
  });
}

function suggest(entries: readonly Entry[], typed: string, size: number): Place[] {
  const beginnings = foldPrefix(typed);
  if (beginnings.length === 0) return [];
  const before = foldTokens(typed).slice(0, -1);
  const whole = plainTown(typed.trim()).toLowerCase();
  const exact: Place[] = [];
  const begun: Place[] = [];
  const inside: Place[] = [];
  for (const { place, written, words } of entries) {
    if (written.includes(whole)) exact.push(place);
    else {
      const at = Math.min(...words.map((each) => matchAt(each, before, beginnings)));
      if (at === 0) begun.push(place);
      else if (at < Number.POSITIVE_INFINITY) inside.push(place);
    }
  }
  return [...exact, ...begun, ...inside].slice(0, size);
}

/** Where in a name the typed words begin, their last one unfinished; infinity when they do not occur. */
function matchAt(words: readonly string[], before: readonly string[], beginnings: readonly string[]): number {
  for (let at = 0; at + before.length < words.length; at++) {
    const last = words[at + before.length];
    if (!before.every((word, i) => words[at + i] === word)) continue;
    if (last !== undefined && beginnings.some((beginning) => last.startsWith(beginning))) return at;
  }
  return Number.POSITIVE_INFINITY;
}

function nearest(entries: readonly Entry[], lat: number, lng: number): Place | undefined {
  const narrowing = Math.cos((lat * Math.PI) / 180);
  let best: Place | undefined;
  let least = DEGREES_IN_30_KM;
  for (const { place } of entries) {
    const distance = Math.hypot(place.lat - lat, (place.lng - lng) * narrowing);
    if (distance > least) continue;
    best = place;
    least = distance;
  }
  return best;
}
