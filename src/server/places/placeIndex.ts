import { distanceKm } from "../../domain/distance";
import { groupBy } from "../../domain/groupBy";
import { pointKey } from "../../domain/positionPrecision";
import { stateNamed } from "../../domain/regions";
import { foldName, foldWord } from "../../domain/spelling";
import { readCities, readPincodes } from "../db/seed/readPlaces";
import { seedFolder } from "../db/seedFolder";
import { districtNamed, titled } from "./districts";
import { isInSea } from "./sea";
import { townNamed } from "./towns";

/** A postal area with the place it lies in, in present official spellings. Source: India Post open data. */
export type PostalArea = {
  pincode: string;
  office: string;
  taluk: string | null;
  district: string;
  state: string;
  latitude: number;
  longitude: number;
};
type Town = { name: string; state: string; latitude: number; longitude: number; population: number };

export type PlaceIndex = {
  /** The postal area of a PIN code, or undefined for one that does not exist. */
  byPincode: (pincode: string) => (Omit<PostalArea, keyof Located> & Partial<Located>) | undefined;
  /** Whether any post office has a PIN code with these first three digits: the list has all postal districts, not all codes. */
  hasPostalDistrict: (pincode: string) => boolean;
  /** The postal areas around a point within `km`, the nearest first. */
  areasNear: (latitude: number, longitude: number, km: number) => Near<PostalArea>[];
  /** The district that bears the name of this town, or undefined. */
  districtOfTown: (town: string | undefined, state: string) => string | undefined;
  /** The towns of this name in a state, in the gazetteer's spelling or the official one. */
  townsNamed: (name: string, state: string) => readonly Town[];
  /** The postal areas of a state whose office has this name. */
  officesNamed: (name: string, state: string) => readonly PostalArea[];
  /** The states that have a district of this name, in any spelling of it. */
  statesOfDistrict: (district: string) => readonly string[];
  /** The town that a point belongs to: the nearest, where a large one reaches farther; undefined far from all. */
  townNear: (at: Partial<Located>) => Town | undefined;
  /** Whether a point is the middle of a town or of a postal area, to some ten metres. */
  isMiddle: (at: Located) => boolean;
};
export type Near<Item> = { item: Item; km: number };

const CELL = 0.1;
const KM_IN_DEGREE = 111.2;
/** Areas farther from the middle of their district are at a wrong place in the list. */
const FARTHEST_IN_DISTRICT_KM = 150;

let index: PlaceIndex | undefined;
/** The index over the bundled lists, made when it is asked for first (some 200 ms). */
export const placeIndex = (): PlaceIndex => {
  index ??= createPlaceIndex();
  return index;
};

function createPlaceIndex(): PlaceIndex {
  const byPincode = new Map<string, Omit<PostalArea, keyof Located> & Partial<Located>>();
  const located: PostalArea[] = [];
  const postalDistricts = readDistricts();
  for (const row of readPincodes(seedFolder())) {
    if (!row.district || row.district === "NA") continue;
    const area = {
      pincode: row.pincode,
      office: officeName(row.mainOffice),
      taluk: row.taluk ? titled(row.taluk) : null,
      ...postalDistricts.of(row.district, row.state),
    };
    const { latitude, longitude } = row;
    // the list has some offices in the sea, hundreds of km from their district
    if (latitude === null || longitude === null || isInSea({ latitude, longitude })) byPincode.set(area.pincode, area);
    else {
      const placed = { ...area, latitude, longitude };
      byPincode.set(area.pincode, placed);
      located.push(placed);
    }
  }
  const districts = new Set([...byPincode.values()].map(({ district, state }) => `${district}, ${state}`));
  const districtCodes = new Set([...byPincode.keys()].map((pincode) => pincode.slice(0, 3)));
  const areas = gridOf(withoutStrays(located));
  const cities = readCities(seedFolder()).map(({ city, ...town }) => ({
    ...town,
    name: townNamed(city, town.state),
    city,
  }));
  const towns = gridOf(cities);
  const middles = new Set([...located, ...cities].map(pointKey));
  return {
    byPincode: (pincode) => byPincode.get(pincode),
    hasPostalDistrict: (pincode) => districtCodes.has(pincode.slice(0, 3)),
    areasNear: areas.near,
    districtOfTown: (town, state) => (town && districts.has(`${town}, ${state}`) ? town : undefined),
    townsNamed: namedIn(cities, ({ city, name }) => [city, name]),
    officesNamed: namedIn(located, ({ office }) => [office]),
    statesOfDistrict: postalDistricts.statesOf,
    townNear: ({ latitude, longitude }) => {
      if (latitude === undefined || longitude === undefined) return undefined;
      const near = towns.near(latitude, longitude, TOWN_REACH_KM).filter(({ item, km }) => km <= reachOf(item));
      return near.sort((a, b) => a.km / reachOf(a.item) - b.km / reachOf(b.item))[0]?.item;
    },
    isMiddle: (at) => middles.has(pointKey(at)),
  };
}

type District = { district: string; state: string };

/** The present names of the districts and states of the postal list, each worked out once, and which states have one. */
function readDistricts() {
  const known = new Map<string, District>();
  const states = new Map<string, Set<string>>();
  const read = (written: string, ofState: string): District => {
    const stateWritten = ofState.replace(/^the /i, "");
    const state = stateNamed(stateWritten) ?? titled(stateWritten);
    const district = districtNamed(written, state);
    for (const key of [written, district].map(districtKey)) states.set(key, (states.get(key) ?? new Set()).add(state));
    return { district, state };
  };
  return {
    of: (written: string, ofState: string): District => {
      const key = `${written}, ${ofState}`;
      const found = known.get(key) ?? read(written, ofState);
      known.set(key, found);
      return found;
    },
    statesOf: (district: string): readonly string[] => [...(states.get(districtKey(district)) ?? [])],
  };
}

/** Looks up by name and state in any spelling; the names are folded when the first is asked for. */
function namedIn<Item extends { state: string }>(items: readonly Item[], namesOf: (item: Item) => string[]) {
  const keyOf = (name: string, state: string) => `${foldName(name)}, ${state}`;
  const read = () => {
    const all = new Map<string, Item[]>();
    for (const item of items) {
      const keys = new Set(namesOf(item).map((name) => keyOf(name, item.state)));
      for (const key of keys) all.set(key, [...(all.get(key) ?? []), item]);
    }
    return all;
  };
  let byName: Map<string, Item[]> | undefined;
  return (name: string, state: string): readonly Item[] => {
    byName ??= read();
    return byName.get(keyOf(name, state)) ?? [];
  };
}

/** The Nilgiris are called so with and without their article. */
const districtKey = (name: string) => foldWord(name.replace(/^the /i, ""));

/** The name of a post office without what kind of office it is: Mylapore HO, Kovalam S.O. */
function officeName(name: string): string {
  const words = name.split(" ");
  const at = words.findIndex((word, index) => index > 0 && /^(?:GPO|MDG|[PHSB]\.?O\.?|Seasi?onal)$/i.test(word));
  return (at < 0 ? words : words.slice(0, at)).join(" ");
}

const TOWN_REACH_KM = 25;
/** How far from its middle a town reaches: a village 4 km, a city of ten millions 25. */
const reachOf = ({ population }: Town) => Math.min(TOWN_REACH_KM, 4 + Math.sqrt(population) / 150);

function withoutStrays(areas: readonly PostalArea[]): PostalArea[] {
  const byDistrict = groupBy(areas, ({ district, state }) => `${district}, ${state}`);
  return [...byDistrict.values()].flatMap((members) => {
    const middle = {
      latitude: median(members.map((one) => one.latitude)),
      longitude: median(members.map((one) => one.longitude)),
    };
    return members.filter((one) => distanceKm(one, middle) <= FARTHEST_IN_DISTRICT_KM);
  });
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export type Located = { latitude: number; longitude: number };

/** Points in squares of a tenth of a degree, about as wide as most searches reach. */
function gridOf<Item extends Located>(items: readonly Item[]) {
  const cells = groupBy(items, ({ latitude, longitude }) =>
    keyOf(Math.floor(latitude / CELL), Math.floor(longitude / CELL)),
  );
  return {
    near: (latitude: number, longitude: number, km: number): Near<Item>[] => {
      const found: Near<Item>[] = [];
      const narrowing = Math.cos((latitude * Math.PI) / 180);
      const rows = km / KM_IN_DEGREE;
      const columns = rows / Math.max(0.2, narrowing);
      for (let row = Math.floor((latitude - rows) / CELL); row <= Math.floor((latitude + rows) / CELL); row++) {
        const last = Math.floor((longitude + columns) / CELL);
        for (let column = Math.floor((longitude - columns) / CELL); column <= last; column++) {
          for (const item of cells.get(keyOf(row, column)) ?? []) {
            const north = (item.latitude - latitude) * KM_IN_DEGREE;
            const east = (item.longitude - longitude) * KM_IN_DEGREE * narrowing;
            const squared = north * north + east * east;
            if (squared <= km * km) found.push({ item, km: Math.sqrt(squared) });
          }
        }
      }
      return found.sort((a, b) => a.km - b.km);
    },
  };
}

const keyOf = (row: number, column: number) => row * 2_000 + column;
