import type { Resolution } from "./score";

/** Two records that may be of one temple, by their ids, the older first. */
export type LikelyPair = Resolution & { left: number; right: number };
/** Records that may all be of one temple, the older first, with the pairs among them. */
export type Cluster = { ids: number[]; pairs: LikelyPair[] };

/** What no screen could show is parted. */
const MOST_TOGETHER = 12;

/** The likelier first, then the older. */
export const byLikelihood = (a: LikelyPair, b: LikelyPair) => b.score - a.score || a.left - b.left || a.right - b.right;

/**
 * Joins pairs that have a record in common, the likeliest first. A pair that would make a cluster too large stands for
 * itself, so that each pair is in one cluster; the order is that of the likeliest pair of each.
 */
export function clustersOf(pairs: readonly LikelyPair[]): Cluster[] {
  const clusters = new Set<Cluster>();
  const ofRecord = new Map<number, Cluster>();
  for (const pair of [...pairs].sort(byLikelihood)) {
    const [left, right] = [ofRecord.get(pair.left), ofRecord.get(pair.right)];
    if (left && left === right) {
      left.pairs.push(pair);
      continue;
    }
    const joined = left ?? right ?? { ids: [], pairs: [] };
    const other = left && right ? right : undefined;
    const ids = new Set([...joined.ids, ...(other?.ids ?? []), pair.left, pair.right]);
    if (ids.size > MOST_TOGETHER) {
      clusters.add({ ids: [pair.left, pair.right], pairs: [pair] });
      continue;
    }
    joined.pairs.push(...(other?.pairs ?? []), pair);
    joined.ids = [...ids];
    if (other) clusters.delete(other);
    clusters.add(joined);
    for (const id of ids) ofRecord.set(id, joined);
  }
  return [...clusters].map(({ ids, pairs: own }) => ({
    ids: ids.sort((a, b) => a - b),
    pairs: own.sort(byLikelihood),
  }));
}
