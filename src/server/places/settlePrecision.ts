import type { PositionPrecision } from "../../contract/vocabulary";
import { isCoarse } from "../../domain/positionPrecision";
import { type Located, placeIndex } from "./placeIndex";

type Positioned = {
  latitude: number | null;
  longitude: number | null;
  positionPrecision: PositionPrecision | null;
};

/**
 * How exact the position of `temple` is, where nothing is `said` of it: one that did not move is as exact as it was, one
 * in even steps or in the middle of a town or of a postal area is that of the place alone. Changes `temple`.
 */
export function settlePrecision(temple: Positioned, said?: PositionPrecision | null, before?: Positioned): void {
  const { latitude, longitude } = temple;
  if (latitude === null || longitude === null) {
    temple.positionPrecision = null;
    return;
  }
  const isWhereItWas = before !== undefined && before.latitude === latitude && before.longitude === longitude;
  temple.positionPrecision =
    said ?? ((isWhereItWas && before.positionPrecision) || precisionAt({ latitude, longitude }));
}

/** How exact a position is as its numbers tell. */
export const precisionAt = (position: Located): PositionPrecision =>
  isCoarse(position) || placeIndex().isMiddle(position) ? "place" : "site";
