import { readSea } from "../db/seed/readSea";
import { seedFolder } from "../db/seedFolder";

const CELLS_IN_DEGREE = 100;
const cellOf = (degrees: number) => Math.floor(degrees * CELLS_IN_DEGREE);
const rowOf = (degrees: number) => Math.round(degrees * CELLS_IN_DEGREE);

let rows: ReadonlyMap<number, readonly { from: number; to: number }[]> | undefined;

/** Whether a point around India, in degrees, lies in the sea, a kilometre or more from any land; read when first asked. */
export function isInSea({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  rows ??= new Map(
    readSea(seedFolder()).map((row) => [
      rowOf(row.latitude),
      row.reaches.map(([from, to]) => ({ from: rowOf(from), to: rowOf(to) })),
    ]),
  );
  const column = cellOf(longitude);
  return rows.get(cellOf(latitude))?.some(({ from, to }) => column >= from && column < to) ?? false;
}
