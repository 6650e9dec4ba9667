/** A bucket of points: it holds at most `burst` of them and gets `perSecond` back. */
export type Rate = { burst: number; perSecond: number };

/**
 * Where the points of callers are counted. In this process unless something shared by several is put in its place.
 */
export type BucketStore = {
  /**
   * Takes `points` from the bucket of `key`, which is full at first. Resolves with the seconds to wait until there are
   * as many, or 0 when they were taken. What costs more than a bucket holds empties it.
   */
  take: (key: string, points: number, rate: Rate, nowMs: number) => Promise<number>;
};

type Bucket = { points: number; atMs: number };

/** Buckets in memory, at most `capacity`; those not asked for longest are forgotten first, and so are full again. */
export function memoryBuckets(capacity: number): BucketStore {
  const buckets = new Map<string, Bucket>();
  return {
    take: async (key, points, { burst, perSecond }, nowMs) => {
      const known = buckets.get(key) ?? { points: burst, atMs: nowMs };
      const elapsed = Math.max(0, nowMs - known.atMs) / 1_000;
      const has = Math.min(burst, known.points + elapsed * perSecond);
      const wanted = Math.min(points, burst);
      const isEnough = has >= wanted;
      buckets.delete(key);
      buckets.set(key, { points: isEnough ? has - wanted : has, atMs: nowMs });
      const oldest = buckets.size > capacity ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      return isEnough ? 0 : Math.max(1, Math.ceil((wanted - has) / perSecond));
    },
  };
}
