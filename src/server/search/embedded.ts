import type { Db } from "../db/open";
import { idsAround, idsBoosted, idsByDistance, idsInReach } from "./around";
import { isImpossible } from "./conditions";
import type { Engine, Found, Wanted } from "./engine";
import { countMatching, type FacetCounts } from "./facets";
import { listCache } from "./listCache";
import { LARGE, type NamedMatches, pageOf, totalOf, wholeByRelevance } from "./lists";
import { idsOfList } from "./narrowing";
import { matchesOf } from "./query";
import type { Reading } from "./reading";
import type { Circle } from "./surroundings";

/** Finds temples in the tables that each of their changes writes. */
export const embedded = (db: Db): Engine => ({
  name: "embedded",
  list: (reading, wanted) => listRead(db, reading, wanted),
  count: (reading, wanted, now) => {
    const { position, near } = wanted;
    const key = JSON.stringify([reading, now, near === "only" && position]);
    return facetsOf(db, key, async () => countMatching(db, await matchesRead(db, reading, wanted), now));
  },
  once: (cache, key, read) => cache(db, key, read),
});

/** While an import writes, the facets of tens of thousands are counted once in ten seconds. */
const FACETS_STALE_MS = 10_000;
const facetsOf = listCache<FacetCounts>(FACETS_STALE_MS, ({ total }) => total > LARGE);

/** What a reading finds, as conditions; what lies around a place is looked up. */
async function matchesRead(db: Db, reading: Reading, wanted: Wanted): Promise<NamedMatches> {
  const matches = await namedMatches(db, reading);
  const { position, near } = wanted;
  if (isImpossible(matches)) return matches;
  const ids = reading.around
    ? await around(db, reading.around, matches, "popularity")
    : position && near === "only"
      ? await idsInReach(db, position, matches, "distance")
      : await wholeByRelevance(db, matches);
  return ids ? { ...matches, slots: [], where: [], within: ids } : matches;
}

const namedMatches = async (db: Db, { filters }: Reading): Promise<NamedMatches> => ({
  ...(await matchesOf(db, filters)),
  key: JSON.stringify(filters),
});

async function listRead(db: Db, reading: Reading, wanted: Wanted): Promise<Found> {
  const matches = await namedMatches(db, reading);
  const { inOrderOf } = reading;
  if (inOrderOf !== undefined && wanted.order === "relevance" && !wanted.near)
    return inListOrder(db, matches, inOrderOf, wanted);
  if (!reading.around) return listOf(db, matches, wanted);
  if (isImpossible(matches) || wanted.near === "only") return { ids: [], total: 0 };
  return cut(await around(db, reading.around, matches, wanted.order), wanted);
}

const circles = listCache<number[]>();

/** What lies in a circle: read once for the total, every page and what they have in common. */
const around = (db: Db, circle: Circle, matches: NamedMatches, order: Wanted["order"]): Promise<number[]> =>
  circles(db, JSON.stringify([order, circle, matches.key]), () => idsAround(db, circle, matches, order));

/** The temples of a list in its order. */
async function inListOrder(db: Db, matches: NamedMatches, list: string, wanted: Wanted): Promise<Found> {
  const shown = new Set(await pageOf(db, matches, "popularity", { offset: 0, limit: LONGEST_LIST }));
  return cut(
    (await idsOfList(db, list)).filter((id) => shown.has(id)),
    wanted,
  );
}

/** No curated list has more temples. */
export const LONGEST_LIST = 2_000;

async function listOf(db: Db, matches: NamedMatches, wanted: Wanted): Promise<Found> {
  const { slice, order, position, near } = wanted;
  if (position && near === "only") return cut(await idsInReach(db, position, matches, order), wanted);
  const whole = order === "relevance" && !near ? await wholeByRelevance(db, matches) : undefined;
  if (whole) return cut(whole, wanted);
  const total = await totalOf(db, matches);
  if (slice.offset >= total || slice.limit === 0) return { ids: [], total };
  if (order === "distance") return { ids: position ? await idsByDistance(db, position, matches, slice) : [], total };
  if (position && near === "first") return { ids: await idsBoosted(db, position, matches, order, slice), total };
  return { ids: await pageOf(db, matches, order, slice), total };
}

/** The wanted slice of a whole list. */
export const cut = (ids: readonly number[], { slice: { offset, limit } }: Pick<Wanted, "slice">): Found => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
});
