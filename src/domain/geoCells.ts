import { earthRadiusKm } from "./distance";

/** Cells from one number to another, both included. */
export type CellRange = { from: number; to: number };

const cellsPerDegree = 10;
const rowStep = 10_000;
const lastRow = 180 * cellsPerDegree - 1;
const lastColumn = 360 * cellsPerDegree - 1;
/** Beyond this many rows one wide range is cheaper to ask for than many narrow ones. */
const maxRows = 64;
const degrees = (radians: number) => (radians * 180) / Math.PI;
/** Half a millimetre, for what a double loses on the way. */
const slack = 5e-9;

const clamp = (value: number, last: number) => Math.min(last, Math.max(0, value));
const rowOf = (latitude: number) => clamp(Math.floor((latitude + 90) * cellsPerDegree), lastRow);
const columnOf = (longitude: number) => clamp(Math.floor((longitude + 180) * cellsPerDegree), lastColumn);

/**
 * The cell of a point on a grid of a tenth of a degree, as one integer: row from the south pole times 10,000 plus
 * column from 180° west. Cells of one row that lie side by side have consecutive numbers.
 */
export function geoCell(latitude: number, longitude: number): number {
  return rowOf(latitude) * rowStep + columnOf(longitude);
}

/**
 * Half the width in degrees of longitude of a circle around a point, 180 where it holds a pole.
 * Source: J. P. Matuschek, "Finding Points Within a Distance of a Latitude/Longitude", 2010.
 */
function halfWidth(latitude: number, angle: number): number {
  const ratio = Math.sin(angle) / Math.cos((latitude * Math.PI) / 180);
  const holdsPole = Math.abs(latitude) + degrees(angle) >= 90;
  return holdsPole || ratio >= 1 ? 180 : degrees(Math.asin(ratio)) + slack;
}

/** Degrees to compare latitudes and longitudes with. */
export type Bounds = { south: number; north: number; west: number; east: number };

/** The sides of the box around all within `radiusKm`; they may lie beyond the poles and beyond 180°. */
function sidesAround(latitude: number, longitude: number, radiusKm: number): Bounds {
  const angle = Math.min(Math.PI, Math.max(0, radiusKm) / earthRadiusKm);
  const height = degrees(angle) + slack;
  const width = halfWidth(latitude, angle);
  return { south: latitude - height, north: latitude + height, west: longitude - width, east: longitude + width };
}

const isParted = ({ west, east }: Bounds) => west < -180 || east >= 180;

/** Bounds that every point within `radiusKm` of a point meets; over the line of 180° they are as wide as the earth. */
export function boundsAround(latitude: number, longitude: number, radiusKm: number): Bounds {
  const sides = sidesAround(latitude, longitude, radiusKm);
  return isParted(sides) ? { ...sides, west: -180, east: 180 } : sides;
}

/** The columns between west and east, in two parts when the line of 180° lies between them. */
function columnRanges(sides: Bounds): CellRange[] {
  const { west, east } = sides;
  if (!isParted(sides)) return [{ from: columnOf(west), to: columnOf(east) }];
  const from = columnOf(west < -180 ? west + 360 : west);
  const to = columnOf(east >= 180 ? east - 360 : east);
  const isWhole = east - west >= 360;
  return isWhole
    ? [{ from: 0, to: lastColumn }]
    : [
        { from: 0, to },
        { from, to: lastColumn },
      ];
}

/**
 * Ranges of cells, ascending and apart, that hold every point within `radiusKm` of a point, and some points beyond it:
 * sift those by distance. One or two ranges for each row of cells; a single one for very wide circles.
 */
export function cellRanges(latitude: number, longitude: number, radiusKm: number): CellRange[] {
  const sides = sidesAround(latitude, longitude, radiusKm);
  const south = rowOf(sides.south);
  const north = rowOf(sides.north);
  if (north - south >= maxRows) return [{ from: south * rowStep, to: north * rowStep + lastColumn }];
  const columns = columnRanges(sides);
  const ranges: CellRange[] = [];
  for (let row = south; row <= north; row++)
    for (const { from, to } of columns) ranges.push({ from: row * rowStep + from, to: row * rowStep + to });
  return ranges;
}
