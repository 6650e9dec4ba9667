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
          const value = `${pointOf(row)}: ${namesBeside(row, points.get(pointOf(row)) ?? [])}`;
          return [[row.id, remark("errors.positionShared", value)]];
        }),
      );
    },
  };
}

/** The first others at the point of a row, and how many more there are. All rows of a list may be at one point. */
function namesBeside(row: Placed, together: readonly Placed[]): string {
  const others = together.slice(0, MOST_NAMES + 1).filter(({ id }) => id !== row.id);
  const names = others.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = together.length - 1 - names.length;
  return names.join("; ") + (more > 0 ? ` +${more}` : "");
}

const pointOf = ({ latitude, longitude }: Standing) => `${latitude}, ${longitude}`;
const remark = (reason: string, value: string): CellProblem => ({ field: "latitude", value, reason });
