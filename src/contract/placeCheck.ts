import { z } from "zod";
import { WorkspaceFinding } from "./workspace";

const typed = z.string().trim().max(300, "errors.tooLong").optional();

/** `GET /api/admin/temples/place-check`: what is typed of a place; a position that is no number yet is none. */
export const PlaceCheckQuery = z.strictObject({
  city: typed,
  state: typed,
  district: typed,
  pincode: typed,
  address: z.string().trim().max(1_000, "errors.tooLong").optional(),
  latitude: typed,
  longitude: typed,
});
export type PlaceCheckQuery = z.infer<typeof PlaceCheckQuery>;

/** The fields of a place whose values are suggested by its coordinates or its PIN code. */
const suggestedFields = ["locality", "taluk", "district", "pincode"] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** What of the place does not fit together, and the values that the offices around it have, the nearest first. */
export const PlaceCheck = z.object({
  findings: z.array(WorkspaceFinding),
  suggestions: z.record(z.enum(suggestedFields), z.array(z.string())),
});
export type PlaceCheck = z.infer<typeof PlaceCheck>;
