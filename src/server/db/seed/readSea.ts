import { number, readRows } from "./readRows";

/** The open sea in a strip of a hundredth of a degree that begins at `latitude`: from one longitude to another, in degrees. */
export type SeaRow = { latitude: number; reaches: readonly (readonly [from: number, to: number])[] };

/**
 * The sea around India (5.8 to 25.4° N, 67 to 98.2° E) but for what is within some kilometre of land. `dir` is this folder.
 * Source: the land of OpenStreetMap, © its contributors, ODbL, simplified to 250 m by @geo-maps/earth-lands-250m 0.6.0.
 */
export function readSea(dir: string): SeaRow[] {
  return readRows(dir, "sea.csv.br").map(({ latitude, longitudes = "" }) => ({
    latitude: number(latitude),
    reaches: longitudes.split(" ").map((reach) => {
      const [from, to] = reach.split("-");
      return [number(from), number(to)] as const;
    }),
  }));
}
