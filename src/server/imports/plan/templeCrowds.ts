import { type Standing, sharedPositions, steppedPositions } from "../../../domain/findings/crowdedPositions";
import { groupBy } from "../../../domain/groupBy";
import type { CellProblem } from "../../../domain/importPlan";
import type { Db } from "../../db/open";
import { standingTemples } from "../../positions/standing";
import type { TempleRecord } from "../../temples/record";
import type { Crowds } from "./engine";

const MOST_NAMES = 3;
type Placed = Standing & { name: string };
type Named = { name: string };

/**
 * What the positions of a list tell together: that temples share one point, with each other or with those on file, or that
 * they stand in even steps.
 */
export function createTempleCrowds(): Crowds<TempleRecord> {
  const placed: Placed[] = [];
  return {
    note: (line, { name, city, state, latitude, longitude, positionPrecision }) => {
      // others of the town have its position too as a matter of course
      if (latitude === null || longitude === null || positionPrecision !== "site") return;
      placed.push({ id: line, name, town: `${city}, ${state}`, latitude, longitude });
    },
    found: async (db) => {
      const [inSteps, shared] = [steppedPositions(placed), sharedPositions(placed)];
      const points = groupBy(placed, pointOf);
      const stored = await storedAt(db, points);
      return new Map(
        placed.flatMap((row): [number, CellProblem][] => {
          const point = pointOf(row);
          if (inSteps.has(row.id)) return [[row.id, remark("errors.positionInSteps", point)]];
          const there = stored.get(point) ?? [];
          if (!shared.has(row.id) && there.length === 0) return [];
          const value = `${point}: ${namesBeside(row, points.get(point) ?? [], there)}`;
          return [[row.id, remark("errors.positionShared", value)]];
        }),
      );
    },
  };
}

/** The temples on file that stand at one of these points. */
async function storedAt(db: Db, points: ReadonlyMap<string, unknown>): Promise<Map<string, Named[]>> {
  const found: (Placed & { point: string })[] = [];
  if (points.size === 0) return new Map();
  for await (const temples of standingTemples(db)) {
    for (const temple of temples) {
      const point = pointOf(temple);
      if (points.has(point)) found.push({ ...temple, point, name: `${temple.name} (${temple.id})` });
    }
  }
  return groupBy(found, ({ point }) => point);
}

/** The first others at the point of a row, and how many more there are. All rows and all temples may be at one point. */
function namesBeside(row: Placed, together: readonly Placed[], stored: readonly Named[]): string {
  const listed = together.slice(0, MOST_NAMES + 1).filter(({ id }) => id !== row.id);
  const first = [...listed, ...stored.slice(0, MOST_NAMES)].slice(0, MOST_NAMES);
  const names = first.map(({ name }) => name);
  const more = together.length - 1 + stored.length - names.length;
  return names.join("; ") + (more > 0 ? ` +${more}` : "");
}

const pointOf = ({ latitude, longitude }: Standing) => `${latitude}, ${longitude}`;
const remark = (reason: string, value: string): CellProblem => ({ field: "latitude", value, reason });
