import { z } from "zod";
import { DEITIES } from "../domain/panchang/deities";
import { atMost } from "./common";

/** `state` or `state/district`, the address of a place's page after `/temples/`. */
export const PlacePath = z
  .string("errors.text")
  .max(160, atMost("errors.slug"))
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/, "errors.slug");

const degrees = /^-?\d{1,3}(\.\d{1,8})?$/;

/** The frame of a map as `south,west,north,east` in degrees; `west` may lie east of `east`, across the line of 180°. */
export const BoxText = z
  .string("errors.box")
  .max(60, atMost("errors.box"))
  .transform((text, context) => {
    const parts = text.split(",");
    const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
    const isFrame =
      parts.length === 4 &&
      parts.every((part) => degrees.test(part)) &&
      [south, north].every((latitude) => Math.abs(latitude) <= 90) &&
      [west, east].every((longitude) => Math.abs(longitude) <= 180) &&
      south <= north;
    if (isFrame) return { south, west, north, east };
    context.addIssue({ code: "custom", message: "errors.box" });
    return z.NEVER;
  });

const text = z.string().nullable();
const named = { name: z.string(), nameHi: text, nameKn: text };
const count = z.int();

/** What the words of a query may be taken for. */
export const wordKinds = [
  "list",
  "festival",
  "region",
  "place",
  "pincode",
  "deity",
  "kind",
  "age",
  "near",
  "between",
  "vow",
  "facility",
  "open",
  "timings",
  "reach",
  "almanac",
  "name",
] as const;

/**
 * Words of the query with what they were taken for; `without` is the query without them, `between` the two places that
 * what is asked for lies between.
 */
export const UnderstoodWords = z.object({
  ...{ kind: z.enum(wordKinds), text: z.string(), without: z.string() },
  between: z.object({ from: z.object(named), to: z.object(named) }).optional(),
});
export type UnderstoodWords = z.infer<typeof UnderstoodWords>;

/** A curated list that the query names. */
export const NamedList = z.object({ slug: z.string(), ...named, entryCount: count });

/** A festival that the query names. */
export const NamedFestival = z.object({ slug: z.string(), ...named });

/** Where no temple lies in the place that the query names: the circle around it that these lie in. */
export const SearchedAround = z.object({ ...named, km: z.int() });

/** The section of a temple's page that the query asks for, where one temple is meant. */
export const AskedSection = z.object({
  section: z.enum(["timings", "reach"]),
  temple: z.object({ id: z.int(), slug: z.string(), ...named }),
});
export type AskedSection = z.infer<typeof AskedSection>;

/**
 * `GET /api/temples/facets`, with the parameters of the search: how many of its temples lie where, are of which deity
 * and tradition and in which list, the most frequent of each first; `open` are those known to be open now.
 */
export const SearchFacets = z.object({
  total: count,
  districts: z.array(z.object({ place: z.string(), state: z.string(), ...named, count })),
  deities: z.array(z.object({ deity: z.enum(DEITIES), count })),
  traditions: z.array(z.object({ tradition: z.string(), count })),
  lists: z.array(z.object({ slug: z.string(), ...named, count })),
  open: count,
});
export type SearchFacets = z.infer<typeof SearchFacets>;

export const suggestedKinds = ["state", "district", "town", "deity", "list", "festival"] as const;
/** A page that a search box leads to, with its names in three languages. */
export const SuggestedPage = z.object({ kind: z.enum(suggestedKinds), path: z.string(), ...named });
export type SuggestedPage = z.infer<typeof SuggestedPage>;
