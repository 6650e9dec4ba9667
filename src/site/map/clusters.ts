import { type MapTemple, zooms } from "./mapView";
import { type Pixel, pixelOf } from "./projection";
import { spreadOut } from "./spreadOut";

export type Placed<Item> = { item: Item; at: Pixel };

/** Closer than this, in pixels, two pins cannot be pressed apart. */
const apartPx = 44;

/**
 * Items whose marks would cover each other, put together: each joins the first group whose first item is nearer than
 * `apart` pixels. The order of the items decides, so one list always gives the same groups.
 */
export function groupNear<Item>(placed: readonly Placed<Item>[], apart: number): Item[][] {
  const groups: { at: Pixel; items: Item[] }[] = [];
  for (const { item, at } of placed) {
    const group = groups.find((each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < apart);
    if (group) group.items.push(item);
    else groups.push({ at, items: [item] });
  }
  return groups.map(({ items }) => items);
}

/** What gets one mark each: the chosen temple always its own, at the closest zoom every temple. */
export function groupTemples(
  listed: readonly MapTemple[],
  selectedId: number | undefined,
  zoom: number,
): (readonly [MapTemple, ...MapTemple[]])[] {
  const temples = spreadOut(listed, zoom);
  const others = temples.filter(({ id }) => id !== selectedId);
  const chosen = temples.filter(({ id }) => id === selectedId).map((temple) => [temple]);
  const groups =
    zoom >= zooms.most
      ? others.map((temple) => [temple])
      : groupNear(
          others.map((temple) => ({ item: temple, at: pixelOf(temple, zoom) })),
          apartPx,
        );
  return [...groups, ...chosen].flatMap(([first, ...more]) => (first ? [[first, ...more] as const] : []));
}
