import type { Kysely } from "kysely";
import type { TempleNearbyQuery } from "../../contract/templeNearby";
import type { TempleSimilarQuery } from "../../contract/templeSubmissions";
import type { TempleList } from "../../contract/temples";
import type { Tables } from "../db/schema";
import { nearby } from "../search/search";
import { byToldDistance, distanceFields, findCards, type Today } from "./cards";
import { findSimilar } from "./repository";
import { placeInAddress } from "./submission";

type Db = Kysely<Tables>;

const RADIUS_KM = 10;
const NEARBY_SIZE = 24;

/** `GET /api/temples/nearby`: one page of what lies within the radius, and how much that is. */
export async function listNearby(db: Db, query: TempleNearbyQuery, today: Today): Promise<TempleList> {
  const { lat, lng, distanceKm = RADIUS_KM, page = 1, size = NEARBY_SIZE, sortBy = "distance" } = query;
  const { type, deity, precision } = query;
  const circle = { position: { latitude: lat, longitude: lng }, radiusKm: distanceKm, precision };
  const near = await nearby(db, circle, { type: type || undefined, deity }, sortBy);
  const shown = near.slice((page - 1) * size, page * size);
  const kmOf = new Map(shown.map(({ id, km }) => [id, km]));
  const cards = await findCards(
    db,
    shown.map(({ id }) => id),
    today,
  );
  const temples = cards.map((card) => Object.assign(card, distanceFields(kmOf.get(card.id) ?? 0, card)));
  return {
    temples: sortBy === "distance" ? byToldDistance(temples) : temples,
    total: near.length,
  };
}

/** `GET /api/temples/cards`: those of `ids` that are public, in this order. */
export async function listCards(db: Db, ids: readonly number[], today: Today): Promise<TempleList> {
  const rows = await db
    .selectFrom("temples")
    .select("id")
    .where("id", "in", ids)
    .where("status", "=", "active")
    .execute();
  const shown = new Set(rows.map(({ id }) => id));
  const found = ids.filter((id) => shown.has(id));
  const temples = await findCards(db, found, today);
  return { temples, total: temples.length };
}

/** `GET /api/temples/similar`: temples that may be the one about to be sent in. */
export async function listSimilar(db: Db, query: TempleSimilarQuery, today: Today): Promise<TempleList> {
  const { name, address, lat, lng } = query;
  const city = query.city || (address && placeInAddress(address).city);
  const position = lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
  const ids = await findSimilar(db, { name, city: city || undefined, position });
  const temples = await findCards(db, ids, today);
  return { temples, total: temples.length };
}
