import { sql } from "kysely";
import type { LatLng } from "../../domain/distance";
import { obscurity } from "../../domain/ranking";
import { chunks } from "../db/bulk";
import type { Db } from "../db/open";
import type { Matches } from "./conditions";
import { type ListOrder, orderedIds, type Slice } from "./lists";
import { findNearest, findWithin, type Near } from "./nearby";
import type { Circle } from "./surroundings";

/** What is within these kilometres is near, or comes first; at most so many come first. */
export const REACH_KM = 15;
export const BOOST_KM = 50;
export const BOOSTED = 200;
const ROWS_AT_ONCE = 500;

const ids = (near: readonly { id: number }[]) => near.map(({ id }) => id);
const cut = (all: readonly number[], { offset, limit }: Slice) => all.slice(offset, offset + limit);

/** What lies within 15 km of a position: all ids in order, so that their number is the total. */
export async function idsInReach(
  db: Db,
  position: LatLng,
  matches: Matches,
  order: ListOrder | "distance",
): Promise<number[]> {
  return ids(await sortNear(db, await findWithin(db, position, REACH_KM, matches), order));
}

/** As much weighs a place at the edge of a circle. */
export const EDGE = 0.5;
const WEIGHED = 3_000;

/** What lies in a circle, the best known first, among equals the nearest; all ids, so that their number is the total. */
export async function idsAround(
  db: Db,
  { position, radiusKm }: Circle,
  matches: Matches,
  order: ListOrder | "distance",
): Promise<number[]> {
  const near = (await findWithin(db, position, radiusKm, matches)).slice(0, WEIGHED);
  if (order === "distance" || order === "rating" || order === "name") return ids(await sortNear(db, near, order));
  const known = new Map<number, number>();
  for (const chunk of chunks(near, ROWS_AT_ONCE)) {
    const rows = await db.selectFrom("temples").select(["id", "popularity"]).where("id", "in", ids(chunk)).execute();
    for (const { id, popularity } of rows) known.set(id, popularity);
  }
  const weight = ({ id, km }: Near) => obscurity(known.get(id) ?? 0) + (EDGE * km) / radiusKm;
  return ids([...near].sort((a, b) => weight(a) - weight(b) || a.id - b.id));
}

/** Near temples by distance, rating or name. */
export async function sortNear(db: Db, near: readonly Near[], order: ListOrder | "distance"): Promise<Near[]> {
  if (order !== "rating" && order !== "name") return [...near];
  const rows: { id: number; rating: number; name: string }[] = [];
  for (const chunk of chunks(near, ROWS_AT_ONCE)) {
    const found = await sql<(typeof rows)[number]>`
      select id, damped_rating as rating, sort_name as name from temples
      where id in (${sql.join(ids(chunk))})`.execute(db);
    rows.push(...found.rows);
  }
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
  const kmOf = new Map(near.map(({ id, km }) => [id, km]));
  return rows
    .sort((a, b) => (order === "name" ? byName(a, b) : b.rating - a.rating) || a.id - b.id)
    .map(({ id }) => ({ id, km: kmOf.get(id) ?? 0 }));
}

/** The nearest first, those without a position at the end. */
export async function idsByDistance(db: Db, position: LatLng, matches: Matches, slice: Slice): Promise<number[]> {
  const enough = slice.offset + slice.limit;
  const near = ids(await findNearest(db, position, enough, matches));
  if (near.length >= enough) return cut(near, slice);
  const nowhere = { ...matches, where: [...matches.where, sql`t.geo_cell is null`] };
  const offset = Math.max(0, slice.offset - near.length);
  const rest = await orderedIds(db, nowhere, "popularity", { offset, limit: enough - near.length - offset });
  return [...cut(near, slice), ...rest];
}

/** What is near first (the 200 nearest within 50 km), then everything else in its order. */
export async function idsBoosted(
  db: Db,
  position: LatLng,
  matches: Matches,
  order: ListOrder,
  slice: Slice,
): Promise<number[]> {
  const near = ids((await findWithin(db, position, BOOST_KM, matches)).slice(0, BOOSTED));
  const enough = slice.offset + slice.limit;
  const first = cut(near, slice);
  if (near.length >= enough) return first;
  const before = new Set(near);
  // as many as are near may turn up again among the others
  const others = (await orderedIds(db, matches, order, { offset: 0, limit: enough })).filter((id) => !before.has(id));
  const offset = Math.max(0, slice.offset - near.length);
  return [...first, ...others.slice(offset, enough - near.length)];
}
