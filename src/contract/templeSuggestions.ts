import { z } from "zod";
import { integerIn, typedText } from "./common";
import { SuggestedPage } from "./templeSearch";
import { readAs, TempleCard } from "./temples";

/** `pages=1` asks for pages of places, deities, lists and festivals besides, `worship=1` leaves out temples at which no worship is held. */
export const TempleSuggestQuery = z.strictObject({
  q: typedText(200).optional(),
  size: integerIn(1, 20, "errors.size").optional(),
  pages: z.literal("1", "errors.engine").optional(),
  worship: z.literal("1", "errors.engine").optional(),
});
export const Suggestion = TempleCard.pick({
  id: true,
  slug: true,
  name: true,
  nameHi: true,
  nameKn: true,
  city: true,
  cityHi: true,
  cityKn: true,
});
export type Suggestion = z.infer<typeof Suggestion>;
export const Suggestions = z.object({
  suggestions: z.array(Suggestion),
  pages: z.array(SuggestedPage).optional(),
  ...readAs,
});
