import { z } from "zod";
import { integerIn, typedText } from "./common";

/** A place of the gazetteer. `slug` is its address in links; names in Hindi and Kannada where they are on record. */
export const Place = z.object({
  slug: z.string(),
  name: z.string(),
  nameHi: z.string().nullable(),
  nameKn: z.string().nullable(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.infer<typeof Place>;

/** `GET /api/places/suggest` */
export const PlaceSuggestQuery = z.strictObject({
  q: typedText(100).optional(),
  size: integerIn(1, 20, "errors.size").optional(),
});
export const PlaceSuggestions = z.object({ suggestions: z.array(Place) });
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>;
