import { z } from "zod";
import { DEITIES } from "../domain/panchang/deities";
import { Slug } from "./slug";
import { SearchFacets } from "./templeSearch";

const text = z.string().nullable();
/** A place with temples; `path` is its address after `/temples/`. */
export const PlaceLink = z.object({
  path: z.string(),
  name: z.string(),
  nameHi: text,
  nameKn: text,
  count: z.int(),
});
export type PlaceLink = z.infer<typeof PlaceLink>;
export const DeityLink = z.object({ deity: z.enum(DEITIES), count: z.int() });
export type DeityLink = z.infer<typeof DeityLink>;

/** `GET /api/browse`: states and deities with how many public temples each has, the states by name. */
export const BrowseIndex = z.object({ states: z.array(PlaceLink), deities: z.array(DeityLink) });
export type BrowseIndex = z.infer<typeof BrowseIndex>;

const StateParam = z.strictObject({ state: Slug });
export const StateParams = StateParam;
export const TownParams = StateParam.extend({ place: Slug });

/**
 * `GET /api/browse/places/:state/:place`: a state, a district or a town with temples. Other spellings and former names
 * redirect (301). `places` are the districts of a state, with its towns whose district is not on record, or the towns of
 * a district, those with most temples first.
 */
export const PlacePage = PlaceLink.extend({
  kind: z.enum(["state", "district", "town"]),
  state: z.string(),
  /** of a district, how many of its temples are in the town that bears its name, which has no page of its own */
  inOwnTown: z.int(),
  /** where it lies: the state of a district, the state and the district of a town */
  within: z.array(PlaceLink),
  places: z.array(PlaceLink.extend({ kind: z.enum(["district", "town"]) })),
  facets: SearchFacets,
});
export type PlacePage = z.infer<typeof PlacePage>;

export const DeityParams = z.strictObject({ deity: Slug });
/** `GET /api/browse/deities/:deity`: a deity of the calendar; its other names redirect (301). */
export const DeityPage = DeityLink.extend({ states: z.array(PlaceLink), facets: SearchFacets });
export type DeityPage = z.infer<typeof DeityPage>;
