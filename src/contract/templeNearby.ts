import { z } from "zod";
import { latitudeText, longitudeText, numberIn, PageNumber, PageSize, typedText } from "./common";
import { TempleType } from "./temples";
import { positionPrecisions } from "./vocabulary";

const nearbySorts = ["distance", "rating", "name"] as const;

/** `GET /api/temples/nearby`; `distanceKm` is the radius, `precision` leaves only positions of that kind. */
export const TempleNearbyQuery = z.strictObject({
  lat: latitudeText,
  lng: longitudeText,
  distanceKm: numberIn(0.1, 200, "errors.distance").optional(),
  page: PageNumber.optional(),
  size: PageSize.optional(),
  sortBy: z.enum(nearbySorts, "errors.sort").optional(),
  type: TempleType.or(z.literal("")).optional(),
  deity: typedText(80).optional(),
  precision: z.enum(positionPrecisions, "errors.positionPrecision").optional(),
});
export type TempleNearbyQuery = z.infer<typeof TempleNearbyQuery>;
