/** A point of the map's picture, in its pixels. */
export type Pixel = { x: number; y: number };
export type Placed<Item> = { item: Item; at: Pixel };

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
