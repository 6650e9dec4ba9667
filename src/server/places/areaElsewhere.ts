import { isAcrossBorder } from "../../domain/countries";
import { type Located, type PostalArea, placeIndex } from "./placeIndex";

/** Within this distance of a border either state may be right. */
const AROUND_KM = 30;
const SQUARE = 0.1;
/** From the middle of a square so far reaches no farther from any point of it than `AROUND_KM`. */
const FROM_MIDDLE_KM = 22;

/** The postal area at a point that lies in another state; undefined near a border of `state`, or far from all areas. */
export function areaElsewhere(point: Located, state: string): PostalArea | undefined {
  if (statesAround(point).has(state)) return undefined;
  const areas = placeIndex().areasNear(point.latitude, point.longitude, AROUND_KM);
  if (isAcrossBorder(state, areas[0]?.km)) return undefined;
  return areas.some(({ item }) => item.state === state) ? undefined : areas[0]?.item;
}

const known = new Map<string, ReadonlySet<string>>();

/** The states around all points of a square, looked up once: rows of a list are of the same few. */
function statesAround({ latitude, longitude }: Located): ReadonlySet<string> {
  const [row, column] = [Math.floor(latitude / SQUARE), Math.floor(longitude / SQUARE)];
  const key = `${row} ${column}`;
  const told = known.get(key);
  if (told) return told;
  const areas = placeIndex().areasNear((row + 0.5) * SQUARE, (column + 0.5) * SQUARE, FROM_MIDDLE_KM);
  const states = new Set(areas.map(({ item }) => item.state));
  known.set(key, states);
  return states;
}
