import { type MapTemple, zooms } from "./mapView";
import { pixelOf, positionAt } from "./projection";

/** Leaves more between two marks than they need to be pressed apart. */
const SPREAD_PX = 34;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * Temples of one point stand around it, since no scale tells them apart: those of a town as soon as the town
 * is seen, others at the closest zoom. The order of the list decides who stands where, so that nothing moves when one is
 * chosen.
 */
export function spreadOut(temples: readonly MapTemple[], zoom: number): readonly MapTemple[] {
  if (zoom < zooms.area) return temples;
  const byPoint = new Map<string, MapTemple[]>();
  for (const temple of temples) {
    if (!temple.isArea && zoom < zooms.most) continue;
    const point = `${temple.latitude} ${temple.longitude}`;
    byPoint.set(point, [...(byPoint.get(point) ?? []), temple]);
  }
  const moved = new Map<number, MapTemple>();
  for (const stack of byPoint.values()) {
    if (stack.length > 1) for (const temple of flowerOf(stack, zoom)) moved.set(temple.id, temple);
  }
  return moved.size > 0 ? temples.map((temple) => moved.get(temple.id) ?? temple) : temples;
}

/** Each by the golden angle after the one before: as in a sunflower, any number of marks stands close and apart. */
function flowerOf(stack: readonly MapTemple[], zoom: number): MapTemple[] {
  return stack.map((temple, at) => {
    const { x, y } = pixelOf(temple, zoom);
    const [radius, angle] = [SPREAD_PX * Math.sqrt(at + 0.5), at * GOLDEN_ANGLE];
    return { ...temple, ...positionAt({ x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) }, zoom) };
  });
}
