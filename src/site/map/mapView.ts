import type { Position } from "../../client/geolocation";

export type MapTemple = Position & { id: number; name: string };
/** The circle that was searched, and what stands at its centre. */
export type Searched = { centre: Position; centreName: string; radiusKm: number };

export type TempleMapProps = {
  /** Without one the map shows all of its temples. */
  searched?: Searched;
  temples: readonly MapTemple[];
  selectedId: number | undefined;
  onSelect: (id: number) => void;
  /** Within a page that is scrolled through: the wheel and one finger move the page, not the map. */
  isInFlow?: boolean;
};

export const zooms = { country: 5, around: 13, selected: 16, most: 19 } as const;
/** The middle of India. */
export const country: Position = { latitude: 22.5, longitude: 79.5 };

/** The corners of what holds all the positions. */
export function boundsOf(positions: readonly Position[]) {
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}

/** The middle of what holds all the positions. */
export function middleOf(positions: readonly Position[]): Position {
  const { south, north, west, east } = boundsOf(positions);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}
