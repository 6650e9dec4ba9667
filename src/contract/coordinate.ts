import { z } from "zod";
import { Latitude, Longitude } from "./common";
import { positionPrecisions } from "./vocabulary";

/** A position and how exact it is; of one that nobody says that of, it follows from its numbers. */
export const coordinate = {
  latitude: Latitude.nullable(),
  longitude: Longitude.nullable(),
  positionPrecision: z.enum(positionPrecisions, "errors.positionPrecision").nullable(),
};
