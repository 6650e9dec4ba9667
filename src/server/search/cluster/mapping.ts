/** Rises with every change of the fields, so that an index of another version is built anew and not written into. */
const FIELDS_VERSION = 4;

/** The sections of a search document that words are looked for in, in their order; see `document`. */
export const sections = ["names", "otherNames", "cities", "states", "kinds", "addresses", "specialities"] as const;
/** What the long texts hold. */
export const TEXTS = "texts";
/** Filters as words: `:d:` deity, `:l:` place. */
export const FACETS = "facets";

const words = { type: "keyword", norms: false, doc_values: false } as const;
const value = { type: "keyword" } as const;
const number = { type: "double" } as const;

const properties = {
  ...Object.fromEntries([...sections, TEXTS, FACETS].map((name) => [name, words])),
  id: { type: "integer" },
  /** one divided by the number of words of the name */
  nameShare: number,
  popularity: number,
  rating: number,
  /** the year, see `lists` */
  built: { type: "integer" },
  sortName: value,
  state: value,
  district: value,
  city: value,
  tradition: value,
  setting: value,
  architecture: value,
  /** see `askedFacts.ts` */
  facilities: value,
  deities: value,
  position: { type: "geo_point" },
  /** steps of five minutes of the week; see `domain/openSlots` */
  open: { type: "integer_range" },
};

/** What an index says of itself: the history of changes it follows, and the version of its fields. */
export type IndexMeta = { follower: string; fields: number };
export const metaOf = (follower: string): IndexMeta => ({ follower, fields: FIELDS_VERSION });

/** A new index: on one machine without copies, on several with one. */
export const indexOf = (follower: string) => ({
  settings: { number_of_shards: 1, auto_expand_replicas: "0-1" },
  mappings: { dynamic: "strict", _meta: metaOf(follower), properties },
});
