import type { Translate } from "../../client/errors";
import type { PositionToCheck } from "../../contract/positionChecks";
import type { PositionPrecision } from "../../contract/vocabulary";
import { isCoarse } from "../../domain/positionPrecision";
import { pastedPrecision, readPositionText } from "../../domain/positionText";

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

/** The same point, and as exact. */
export const isSameSpot = (one: Spot | undefined, other: Spot | undefined) =>
  isSamePoint(one, other) && one?.positionPrecision === other?.positionPrecision;

/** A finding in a few words: of a position that is missing its name alone would not say so. */
export const findingName = (code: string, t: Translate) =>
  code === "position" ? t("temples.hints.noPosition") : t(`temples.findings.${code}`);

/** One row for each temple, whatever was changed in it meanwhile. */
export const keyOf = ({ id }: Pick<PositionToCheck, "id">) => String(id);

/** The position that a text says, as people copy one from a map; undefined for a text that says none. */
export function readSpot(text: string): Spot | undefined {
  const position = readPositionText(text);
  if (position.kind !== "point") return undefined;
  const { latitude, longitude } = position;
  return { latitude, longitude, positionPrecision: pastedPrecision(text) ?? (isCoarse(position) ? "place" : "site") };
}
