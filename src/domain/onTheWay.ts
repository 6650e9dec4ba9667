import type { LatLng } from "./distance";
import type { Bounds } from "./geoCells";

/** For a temple on the way people go so much farther: a share of the way, in kilometres at least and at most. */
const DETOUR = { share: 0.2, leastKm: 15, mostKm: 60 };
const KM_IN_DEGREE = 111.2;
const FRAME_KM = 20;
const FEWEST_FRAMES = 24;

/** An area as frames side by side, and the frame around all of them. */
export type FramedArea = { whole: Bounds; frames: Bounds[] };

/**
 * What lies on the way from one place to another: the points for which the way grows by no more than a detour, which are
 * those of an ellipse around both places, cut into frames from south to north. In a plane, so that a long way is a few
 * kilometres off; no way leads across a pole or the line of 180°.
 */
export function onTheWay(from: LatLng, to: LatLng): FramedArea {
  const middle = { latitude: (from.latitude + to.latitude) / 2, longitude: (from.longitude + to.longitude) / 2 };
  const kmEast = KM_IN_DEGREE * Math.cos((middle.latitude * Math.PI) / 180);
  const [x, y] = [(to.longitude - from.longitude) * kmEast, (to.latitude - from.latitude) * KM_IN_DEGREE];
  const km = Math.hypot(x, y);
  const detourKm = Math.min(DETOUR.mostKm, Math.max(DETOUR.leastKm, DETOUR.share * km));
  const along = ((km + detourKm) / 2) ** 2;
  const across = along - (km / 2) ** 2;
  const [east, north] = km > 0 ? [x / km, y / km] : [1, 0];
  // the ellipse is a·x² + 2b·xy + c·y² = 1 around the middle
  const a = east ** 2 / along + north ** 2 / across;
  const b = east * north * (1 / along - 1 / across);
  const c = north ** 2 / along + east ** 2 / across;
  const determinant = a * c - b ** 2;
  const frameOf = (bottom: number, top: number): Bounds => {
    const height = (bottom + top) / 2;
    const [center, half] = [(-b * height) / a, Math.sqrt(Math.max(0, a - determinant * height ** 2)) / a];
    return {
      south: middle.latitude + bottom / KM_IN_DEGREE,
      north: middle.latitude + top / KM_IN_DEGREE,
      west: middle.longitude + (center - half) / kmEast,
      east: middle.longitude + (center + half) / kmEast,
    };
  };
  const highest = Math.sqrt(a / determinant);
  const count = Math.max(FEWEST_FRAMES, Math.ceil((2 * highest) / FRAME_KM));
  const step = (2 * highest) / count;
  const frames = Array.from({ length: count }, (_, at) => frameOf(at * step - highest, (at + 1) * step - highest));
  return { whole: around(frames), frames };
}

const around = (frames: readonly Bounds[]): Bounds => ({
  south: Math.min(...frames.map(({ south }) => south)),
  north: Math.max(...frames.map(({ north }) => north)),
  west: Math.min(...frames.map(({ west }) => west)),
  east: Math.max(...frames.map(({ east }) => east)),
});
