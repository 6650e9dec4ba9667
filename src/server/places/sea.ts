import { readSea } from "../db/seed/readSea";
import { seedFolder } from "../db/seedFolder";

const CELLS_IN_DEGREE = 100;
/** The cell that a point is in, and the one that begins at an edge of the grid. */
const cellOf = (degrees: number) => Math.floor(degrees * CELLS_IN_DEGREE);
const cellFrom = (edge: number) => Math.round(edge * CELLS_IN_DEGREE);

type Reach = { first: number; end: number };
let reachesByRow: ReadonlyMap<number, readonly Reach[]> | undefined;

/** Whether a point around India, in degrees, lies in the sea, a kilometre or more from any land; read when first asked. */
export function isInSea({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  reachesByRow ??= new Map(
    readSea(seedFolder()).map(({ latitude, reaches }) => [
      cellFrom(latitude),
      reaches.map(([from, to]) => ({ first: cellFrom(from), end: cellFrom(to) })),
    ]),
  );
  const column = cellOf(longitude);
  return reachesByRow.get(cellOf(latitude))?.some(({ first, end }) => column >= first && column < end) ?? false;
}
