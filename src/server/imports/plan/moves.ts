import { distanceKm } from "../../../domain/distance";
import type { CellProblem } from "../../../domain/importPlan";
import type { TempleRecord } from "../../temples/record";

const FAR_KM = 2;
type Placed = Pick<TempleRecord, "state" | "latitude" | "longitude">;

/** Why a change of a temple waits for a decision: it moves it more than 2 km, or to another state. */
export function moveOf(before: Placed, after: Placed): CellProblem | undefined {
  if (before.state !== after.state) return { field: "state", value: after.state, reason: "errors.otherState" };
  const [from, to] = [pointOf(before), pointOf(after)];
  const km = from && to ? distanceKm(from, to) : 0;
  return km > FAR_KM ? { field: "latitude", value: `${km.toFixed(1)} km`, reason: "errors.movedFar" } : undefined;
}

const pointOf = ({ latitude, longitude }: Placed) =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };
