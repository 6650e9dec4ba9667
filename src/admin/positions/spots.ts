import type { PositionToCheck } from "../../contract/positionChecks";
import type { PositionPrecision } from "../../contract/vocabulary";

/** A position with how exact it is. */
export type Spot = { latitude: number; longitude: number; positionPrecision: PositionPrecision };

type Positioned = Pick<PositionToCheck, "latitude" | "longitude" | "positionPrecision">;

/** The position on record, or undefined for none. */
export function spotOf({ latitude, longitude, positionPrecision }: Positioned): Spot | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { latitude, longitude, positionPrecision: positionPrecision ?? "site" };
}

export const isSamePoint = (one: Spot | undefined, other: Spot | undefined) =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** One row for each temple, whatever was changed in it meanwhile. */
export const keyOf = ({ id }: Pick<PositionToCheck, "id">) => String(id);
