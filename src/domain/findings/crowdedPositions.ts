import { groupBy } from "../groupBy";

/** A temple that is on record where it stands, with its town and state as one text. */
export type Standing = { id: number; town: string; latitude: number; longitude: number };

/** The temples that stand at exactly the same point as another. */
export function sharedPositions(temples: readonly Standing[]): Set<number> {
  const points = groupBy(temples, ({ latitude, longitude }) => `${latitude} ${longitude}`);
  return idsOf([...points.values()].filter((group) => group.length > 1).flat());
}

/** With fewer equal steps temples may follow each other so by chance. */
const ENOUGH_STEPS = 3;
/** A step is as long as the next to a centimetre. */
const STEPS_IN_DEGREE = 10_000_000;

/**
 * The temples of a town whose positions follow each other in equal steps, in the order of their ids or from south to
 * north: somebody made them up, for nothing is built so.
 */
export function steppedPositions(temples: readonly Standing[]): Set<number> {
  const towns = [...groupBy(temples, ({ town }) => town).values()].filter((group) => group.length > ENOUGH_STEPS);
  return idsOf(
    towns.flatMap((group) => [
      ...stepped([...group].sort((a, b) => a.id - b.id)),
      ...stepped([...group].sort((a, b) => a.latitude - b.latitude || a.longitude - b.longitude)),
    ]),
  );
}

function stepped(row: readonly Standing[]): Standing[] {
  const found: Standing[] = [];
  for (let first = 0, at = 1; at < row.length; at++) {
    const isEnd = at + 1 === row.length || stepAfter(row, at) !== stepAfter(row, at - 1);
    if (!isEnd) continue;
    if (at - first >= ENOUGH_STEPS && stepAfter(row, first) !== NO_STEP) found.push(...row.slice(first, at + 1));
    first = at;
  }
  return found;
}

const NO_STEP = "0 0";

/** How far the next one is, north and east. */
function stepAfter(row: readonly Standing[], at: number): string {
  const [one, next] = [row[at], row[at + 1]];
  if (!one || !next) return "";
  const step = (from: number, to: number) => Math.round((to - from) * STEPS_IN_DEGREE);
  return `${step(one.latitude, next.latitude)} ${step(one.longitude, next.longitude)}`;
}

const idsOf = (temples: readonly Standing[]) => new Set(temples.map(({ id }) => id));
