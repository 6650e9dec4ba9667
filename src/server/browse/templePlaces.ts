import { sql } from "kysely";
import { stateNamed } from "../../domain/regions";
import { slugOf } from "../../domain/slugs";
import { foldWord } from "../../domain/spelling";
import { expandAlias } from "../../domain/spelling/aliases";
import type { Db } from "../db/open";
import { gazetteer } from "../places/knownPlaces";
import { cachedUntilChange, type PlaceFilter } from "../search/search";

/** A state, district or town that has public temples; `cities` are the spellings that records have of a town. */
export type TemplePlace = {
  kind: "state" | "district" | "town";
  path: string;
  name: string;
  state: string;
  count: number;
  district?: string | undefined;
  /** of a district, how many are in the town that bears its name */
  inOwnTown?: number;
  cities?: readonly string[];
  /** the districts of a state, with its towns whose district is not on record; the towns of a district */
  places: PlaceInState[];
};
type PlaceInState = TemplePlace & { kind: "district" | "town" };

type Row = { state: string; district: string | null; city: string; count: number };
type Places = { states: TemplePlace[]; inState: Map<string, Map<string, PlaceInState>> };

const LARGE = 3_000;
const STALE_MS = 10_000;
const cached = cachedUntilChange<Places>(STALE_MS, ({ states }) => total(states) > LARGE);
const total = (states: readonly TemplePlace[]) => states.reduce((sum, { count }) => sum + count, 0);

/** All places that have public temples. While an import writes they are read once in ten seconds. */
export const templePlaces = (db: Db): Promise<Places> => cached(db, "places", async () => placesOf(await readRows(db)));

async function readRows(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`select t.state, t.district, t.city, count(*) as count from temples t
    where t.status = 'active' group by t.state, t.district, t.city order by t.state, t.district, t.city`.execute(db);
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

function placesOf(rows: readonly Row[]): Places {
  const states = new Map<string, TemplePlace>();
  const inState: Places["inState"] = new Map();
  for (const row of rows) {
    const path = slugOf(row.state);
    const state = states.get(path) ?? { kind: "state", path, name: row.state, state: row.state, count: 0, places: [] };
    states.set(path, state);
    state.count += row.count;
    const own = inState.get(path) ?? new Map<string, PlaceInState>();
    inState.set(path, own);
    addPlaces(state, own, row);
  }
  for (const state of states.values()) {
    state.places.sort(byCount);
    for (const district of state.places) district.places.sort(byCount);
  }
  return { states: [...states.values()], inState };
}

/** A town that bears the name of its district, in any spelling, is on the page of the district. */
function addPlaces(state: TemplePlace, own: Map<string, PlaceInState>, { district, city, count }: Row): void {
  const district_ = district === null ? undefined : placeIn(state, own, "district", district);
  if (district_) {
    if (district_.count === 0) state.places.push(district_);
    district_.count += count;
    if (isSameName(city, district_.name)) {
      district_.inOwnTown = (district_.inOwnTown ?? 0) + count;
      return;
    }
  }
  if (slugOf(city) === "") return;
  const town = placeIn(state, own, "town", city, district_?.name);
  if (town.kind !== "town") return;
  if (town.count === 0) (district_ ?? state).places.push(town);
  town.count += count;
  town.cities = [...new Set([...(town.cities ?? []), city])];
}

function placeIn(
  { path, state }: TemplePlace,
  own: Map<string, PlaceInState>,
  kind: PlaceInState["kind"],
  name: string,
  district?: string,
): PlaceInState {
  const slug = slugOf(name);
  const known = own.get(slug);
  // the address is the district's where a town of another district has its name
  if (known && (kind === "town" || known.kind === "district")) return known;
  const place: PlaceInState = { kind, path: `${path}/${slug}`, name, state, count: 0, district, places: [] };
  own.set(slug, place);
  return place;
}

const byCount = (a: TemplePlace, b: TemplePlace) => b.count - a.count || (a.name < b.name ? -1 : 1);

const isSameName = (a: string, b: string) => {
  const [one, other] = [foldWord(a), foldWord(b)];
  return one === other || expandAlias(one).includes(other);
};

/** The place at an address, by its present name or any other one it is known by; undefined for none with temples. */
export async function findTemplePlace(db: Db, path: string): Promise<TemplePlace | undefined> {
  const [stateSlug = "", placeSlug] = path.split("/");
  const { states, inState } = await templePlaces(db);
  const named = stateNamed(words(stateSlug));
  const state = states.find((one) => one.path === stateSlug) ?? states.find((one) => one.name === named);
  if (!state || placeSlug === undefined) return state;
  const own = inState.get(state.path) ?? new Map<string, PlaceInState>();
  return own.get(placeSlug) ?? byOtherName([...own.values()], words(placeSlug), state.state);
}

const words = (slug: string) => slug.replaceAll("-", " ");

function byOtherName(places: readonly TemplePlace[], name: string, state: string): TemplePlace | undefined {
  const same = places.find((place) => isSameName(name, place.name));
  if (same) return same;
  const town = gazetteer().find(name);
  return town?.state === state ? places.find((place) => isSameName(town.name, place.name)) : undefined;
}

/** The place as a filter of the search. */
export function filterOf({ kind, state, name, cities }: TemplePlace): PlaceFilter {
  if (kind === "state") return { state };
  return kind === "district" ? { state, district: name } : { state, cities: cities ?? [name] };
}

/** The address of a district. */
export const districtPath = (state: string, district: string): string => `${slugOf(state)}/${slugOf(district)}`;
