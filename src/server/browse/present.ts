import type { PlaceLink } from "../../contract/browse";
import type { SearchFacets } from "../../contract/templeSearch";
import { slugOf } from "../../domain/slugs";
import { townNames } from "../places/townNames";
import type { FacetCounts } from "../search/search";
import { districtPath, type TemplePlace } from "./templePlaces";

/** Of a state's districts so many are told beside a search. */
const MOST = 20;

/** A place as links show it. Names of states are texts of the site. */
export const linkOf = ({ path, name, count }: Pick<TemplePlace, "path" | "name" | "count">): PlaceLink => ({
  path,
  ...namesOf(name),
  count,
});

/** A state with how many temples of a list lie there. */
export const stateLink = ({ state, count }: FacetCounts["states"][number]): PlaceLink =>
  linkOf({ path: slugOf(state), name: state, count });

const namesOf = (name: string) => {
  const local = townNames(name);
  return { name, nameHi: local?.hi ?? null, nameKn: local?.kn ?? null };
};

/** What a search counts, with the addresses of the districts. */
export const facetsOf = ({ districts, states: _, ...facets }: FacetCounts): SearchFacets => ({
  ...facets,
  districts: districts.slice(0, MOST).map(({ state, district, count }) => ({
    place: districtPath(state, district),
    state,
    ...namesOf(district),
    count,
  })),
});
