import { type Standing, sharedPositions, steppedPositions } from "../../../domain/findings/crowdedPositions";
import { groupBy } from "../../../domain/groupBy";
import type { CellProblem } from "../../../domain/importPlan";
import type { TempleRecord } from "../../temples/record";
import type { Crowds } from "./engine";

const MOST_NAMES = 3;
type Placed = Standing & { name: string };

/** What the positions of a list tell together: that temples share one point, or that they stand in even steps. */
export function createTempleCrowds(): Crowds<TempleRecord> {
  const placed: Placed[] = [];
  return {
    note: (line, { name, city, state, latitude, longitude, positionPrecision }) => {
      // others of the town have its position too as a matter of course
      if (latitude === null || longitude === null || positionPrecision !== "site") return;
      placed.push({ id: line, name, town: `${city}, ${state}`, latitude, longitude });
    },
    found: () => {
      const [inSteps, shared] = [steppedPositions(placed), sharedPositions(placed)];
      const points = groupBy(placed, pointOf);
      return new Map(
        placed.flatMap((row): [number, CellProblem][] => {
          if (inSteps.has(row.id)) return [[row.id, remark("errors.positionInSteps", pointOf(row))]];
          if (!shared.has(row.id)) return [];
          const others = (points.get(pointOf(row)) ?? []).filter(({ id }) => id !== row.id).map(({ name }) => name);
          const more = others.length > MOST_NAMES ? ` +${others.length - MOST_NAMES}` : "";
          const value = `${pointOf(row)}: ${others.slice(0, MOST_NAMES).join("; ")}${more}`;
          return [[row.id, remark("errors.positionShared", value)]];
        }),
      );
    },
  };
}

const pointOf = ({ latitude, longitude }: Standing) => `${latitude}, ${longitude}`;
const remark = (reason: string, value: string): CellProblem => ({ field: "latitude", value, reason });
