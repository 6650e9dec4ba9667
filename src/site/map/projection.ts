import type { Position } from "../../client/geolocation";

/** A point of the map's picture, in its pixels. */
export type Pixel = { x: number; y: number };

const tilePx = 256;

/** Where a position is on the whole world's picture at a zoom: the web's Mercator projection, EPSG 3857. */
export function pixelOf({ latitude, longitude }: Position, zoom: number): Pixel {
  const side = tilePx * 2 ** zoom;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return { x: ((longitude + 180) / 360) * side, y: ((1 - north) / 2) * side };
}

/** The position of a point of that picture. */
export function positionAt({ x, y }: Pixel, zoom: number): Position {
  const side = tilePx * 2 ** zoom;
  const north = (1 - (2 * y) / side) * Math.PI;
  return { latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI, longitude: (x / side) * 360 - 180 };
}
