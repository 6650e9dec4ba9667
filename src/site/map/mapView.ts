import type { Position } from "../../client/geolocation";

/** `isArea` for one of which only the town is on record: it is somewhere around its position. */
export type MapTemple = Position & { id: number; name: string; isArea: boolean };
/** The circle that was searched, and what stands at its centre. */
export type Searched = { centre: Position; centreName: string; radiusKm: number };

/** What a map looks at, in degrees. */
export type Frame = { south: number; west: number; north: number; east: number };

/** The corners of a frame. */
export const cornersOf = ({ south, west, north, east }: Frame): Position[] => [
  { latitude: south, longitude: west },
  { latitude: north, longitude: east },
];

export type TempleMapProps = {
  /** Without one the map shows all of its temples. */
  searched?: Searched;
  temples: readonly MapTemple[];
  selectedId: number | undefined;
  /** Stands out on the map while none is selected. */
  markedId?: number | undefined;
  onSelect: (id: number) => void;
  /** What the map looks at instead of its temples, while these are searched within it. */
  frame?: Frame | undefined;
  /** Is told what the map looks at whenever it was moved. */
  onFrame?: ((frame: Frame) => void) | undefined;
  /** Within a page that is scrolled through: the wheel and one finger move the page, not the map. */
  isInFlow?: boolean;
};

export const zooms = { country: 5, around: 13, area: 14, selected: 16, most: 19 } as const;
/** How far around the middle of its town a temple is drawn whose spot is not on record. */
export const areaKm = 1.5;

/** The areas to be drawn, each once for all temples of a town. */
export const areasOf = (temples: readonly MapTemple[]): MapTemple[] => [
  ...new Map(
    temples.filter(({ isArea }) => isArea).map((temple) => [`${temple.latitude} ${temple.longitude}`, temple]),
  ).values(),
];

/** The closest that all these temples are looked at together. */
export const closestFor = (temples: readonly MapTemple[], most: number): number =>
  temples.length > 0 && temples.every(({ isArea }) => isArea) ? Math.min(zooms.area, most) : most;

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
