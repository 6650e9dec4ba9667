import hi from "../../../locales/hi/common.json";
import kn from "../../../locales/kn/common.json";
import type { PlaceLink } from "../../contract/browse";
import type { SearchFacets } from "../../contract/templeSearch";
import { slugOf } from "../../domain/slugs";
import { districtNames } from "../places/districtNames";
import type { LocalNames } from "../places/nameTable";
import { townNames } from "../places/townNames";
import type { FacetCounts } from "../search/search";
import { districtPath, type TemplePlace } from "./templePlaces";

/** Of a state's districts so many are told beside a search. */
const MOST = 20;

/** A place as links show it. */
export const linkOf = ({
  path,
  count,
  ...place
}: Pick<TemplePlace, "kind" | "path" | "name" | "count">): PlaceLink => ({
  path,
  ...namesOf(place),
  count,
});

/** A state with how many temples of a list lie there. */
export const stateLink = ({ state, count }: FacetCounts["states"][number]): PlaceLink =>
  linkOf({ kind: "state", path: slugOf(state), name: state, count });

const stateNames = (name: string): Partial<LocalNames> => ({ hi: statesIn.hi[name], kn: statesIn.kn[name] });
const statesIn: Record<keyof LocalNames, Readonly<Record<string, string>>> = { hi: hi.states, kn: kn.states };
const namesByKind = { state: stateNames, district: districtNames, town: townNames };

/** The names of a place in three languages. */
export function namesOf({ kind, name }: Pick<TemplePlace, "kind" | "name">) {
  const local = namesByKind[kind](name);
  return { name, nameHi: local?.hi ?? null, nameKn: local?.kn ?? null };
}

/** What a search counts, with the addresses of the districts. */
export const facetsOf = ({ districts, states: _, ...facets }: FacetCounts): SearchFacets => ({
  ...facets,
  districts: districts.slice(0, MOST).map(({ state, district, count }) => ({
    place: districtPath(state, district),
    state,
    ...namesOf({ kind: "district", name: district }),
    count,
  })),
});
