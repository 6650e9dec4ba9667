import { sql } from "kysely";
import { distanceKm, type LatLng } from "../../domain/distance";
import { type Bounds, boundsAround, type CellRange, cellRanges } from "../../domain/geoCells";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";
import { allPublic, areFew, type Matches, matchingRows, rowConditions } from "./conditions";

/** A temple and how far it is from the position asked for. */
export type Near = { id: number; km: number };

type Point = { id: number; latitude: number; longitude: number };

const FEW = 500;
const EARTH_HALF_KM = 20_038;

/** Public temples within `radiusKm` of a position that match, nearest first; a radius of the whole earth takes all. */
export async function findWithin(db: Db, position: LatLng, radiusKm: number, matches: Matches): Promise<Near[]> {
  const points = areFew(matches, FEW)
    ? await pointsOf(db, matches)
    : await pointsAround(db, position, radiusKm, matches);
  const found: Near[] = [];
  for (const point of points) {
    const km = distanceKm(position, point);
    if (km <= radiusKm) found.push({ id: point.id, km });
  }
  return found.sort((a, b) => a.km - b.km || a.id - b.id);
}

async function pointsOf(db: Db, matches: Matches): Promise<Point[]> {
  const { rows } = await sql<Point>`
    select t.id, t.latitude, t.longitude from ${await matchingRows(db, matches)} and t.geo_cell is not null`.execute(
    db,
  );
  return rows;
}

async function pointsAround(db: Db, { latitude, longitude }: LatLng, radiusKm: number, matches: Matches) {
  const ranges = cellRanges(latitude, longitude, radiusKm);
  const bounds = boundsAround(latitude, longitude, radiusKm);
  const { scope, slots, where } = matches;
  if (scope.audience === "public" && slots.length + where.length === 0) {
    const { south, north, west, east } = bounds;
    return everyPoint(db, ranges.length, [...ranges.flatMap(({ from, to }) => [from, to]), south, north, west, east]);
  }
  return (await pointsWithin(ranges, bounds, matches).execute(db)).rows;
}

function pointsWithin(ranges: readonly CellRange[], { south, north, west, east }: Bounds, matches: Matches) {
  const pairs = ranges.map(({ from, to }) => sql`(cast(${from} as integer), cast(${to} as integer))`);
  return sql<Point>`
    with cells(first_cell, last_cell) as (values ${sql.join(pairs)})
    select t.id, t.latitude, t.longitude from cells cross join temples t
    where ${rowConditions(matches)} and t.geo_cell between cells.first_cell and cells.last_cell
      and t.latitude between ${south} and ${north} and t.longitude between ${west} and ${east}`;
}

/** Each temple's page asks what lies around it: the query is made once for each number of ranges. */
const everyPoint = compiledQueries<number, Point>((count) =>
  pointsWithin(
    Array.from({ length: count }, () => ({ from: 0, to: 0 })),
    { south: 0, north: 0, west: 0, east: 0 },
    allPublic,
  ),
);

/** The nearest matching temples, at least `wanted` of them while there are as many: looks around in growing circles. */
export async function findNearest(db: Db, position: LatLng, wanted: number, matches: Matches): Promise<Near[]> {
  for (let radiusKm = 16; radiusKm < EARTH_HALF_KM / 8; radiusKm *= 3) {
    const found = await findWithin(db, position, radiusKm, matches);
    if (found.length >= wanted) return found;
  }
  return findWithin(db, position, EARTH_HALF_KM, matches);
}
