import { z } from "zod";
import { Id, Latitude, Longitude, nameText, optionalText, typedText } from "./common";
import { listOfText, PoojaDetails, position, TempleStatus } from "./temples";

/** `POST /api/temples`: what a devotee shares; the temple is pending until approved. */
export const TempleSubmission = z.strictObject({
  name: nameText(160),
  address: typedText(500).pipe(z.string().min(1, "errors.required")),
  latitude: Latitude.nullable().optional(),
  longitude: Longitude.nullable().optional(),
  timings: optionalText(300).optional(),
  specialities: typedText(1000).or(listOfText(40)).nullable().optional(),
  poojaDetails: typedText(2000).or(PoojaDetails).nullable().optional(),
});
export type TempleSubmission = z.infer<typeof TempleSubmission>;
/** `GET /api/temples/similar`: asked before a temple is sent in, "Is it one of these?" */
export const TempleSimilarQuery = z.strictObject({
  name: typedText(160).pipe(z.string().min(1, "errors.required")),
  address: typedText(500).optional(),
  city: typedText(100).optional(),
  ...position,
});
export type TempleSimilarQuery = z.infer<typeof TempleSimilarQuery>;
export const SubmittedTemple = z.object({ id: Id, name: z.string(), slug: z.string(), status: TempleStatus });
