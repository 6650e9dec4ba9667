import type { Kysely } from "kysely";
import type { TempleList, TempleNearbyQuery, TempleSimilarQuery } from "../../contract/temples";
import type { Tables } from "../db/schema";
import { distanceFields, findCards, type IsAuspicious } from "./cards";
import { isImpossible } from "./matches";
import { findWithin } from "./nearby";
import { findSimilar } from "./repository";
import { sortNear } from "./searchAround";
import { matchesOf } from "./searchQuery";
import { placeInAddress } from "./submission";

type Db = Kysely<Tables>;

const RADIUS_KM = 10;
const NEARBY_SIZE = 24;

/** `GET /api/temples/nearby`: the total is of all within the radius, however few are shown. */
export async function listNearby(db: Db, query: TempleNearbyQuery, isAuspicious: IsAuspicious): Promise<TempleList> {
  const { lat, lng, distanceKm = RADIUS_KM, size = NEARBY_SIZE, sortBy = "distance", type, deity } = query;
  const matches = await matchesOf(db, { type: type || undefined, deity });
  if (isImpossible(matches)) return { temples: [], total: 0 };
  const near = await findWithin(db, { latitude: lat, longitude: lng }, distanceKm, matches);
  const ids = (await sortNear(db, near, sortBy)).slice(0, size);
  const shown = new Set(ids);
  const kmOf = new Map(near.filter(({ id }) => shown.has(id)).map(({ id, km }) => [id, km]));
  const cards = await findCards(db, ids, isAuspicious);
  return {
    temples: cards.map((card) => Object.assign(card, distanceFields(kmOf.get(card.id) ?? 0))),
    total: near.length,
  };
}

/** `GET /api/temples/cards`: those of `ids` that are public, in this order. */
export async function listCards(db: Db, ids: readonly number[], isAuspicious: IsAuspicious): Promise<TempleList> {
  const rows = await db
    .selectFrom("temples")
    .select("id")
    .where("id", "in", ids)
    .where("status", "=", "active")
    .execute();
  const shown = new Set(rows.map(({ id }) => id));
  const found = ids.filter((id) => shown.has(id));
  const temples = await findCards(db, found, isAuspicious);
  return { temples, total: temples.length };
}

/** `GET /api/temples/similar`: temples that may be the one about to be sent in. */
export async function listSimilar(db: Db, query: TempleSimilarQuery, isAuspicious: IsAuspicious): Promise<TempleList> {
  const { name, address, lat, lng } = query;
  const city = query.city || (address && placeInAddress(address).city);
  const position = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  const ids = await findSimilar(db, { name, city: city || undefined, position });
  const temples = await findCards(db, ids, isAuspicious);
  return { temples, total: temples.length };
}
