import { type RawBuilder, sql } from "kysely";
import type { TempleCard } from "../../contract/temples";
import { distanceText } from "../../domain/distance";
import { isHighlyRated } from "../../domain/ranking";
import { keptQueries } from "../db/keptQueries";
import type { Db } from "../db/open";
import { townNames } from "../places/townNames";
import { knownTimings } from "./knownTimings";
import type { TempleRow } from "./record";

export const cardColumns = [
  "id",
  "slug",
  "name",
  "name_hi",
  "name_kn",
  "city",
  "state",
  "address",
  "tradition",
  "setting",
  "deity",
  "deity_key",
  "timings",
  "image_url",
  "image_credit",
  "image_license",
  "latitude",
  "longitude",
  "is_verified",
  "rating",
  "review_count",
  "damped_rating",
] as const;
export type CardRow = Pick<TempleRow, (typeof cardColumns)[number]>;
const columns: RawBuilder<unknown> = sql.join(cardColumns.map((column) => sql.ref(`t.${column}`)));

/** True for a temple whose deity (folded words between blanks) has its day today. */
export type IsAuspicious = (deityKey: string) => boolean;

/** A temple as lists show it. */
export function cardOf(row: CardRow, isAuspicious: IsAuspicious): TempleCard {
  const town = townNames(row.city);
  const timings = row.timings === null ? undefined : knownTimings(row.timings);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    location: row.state === row.city ? row.city : `${row.city}, ${row.state}`,
    city: row.city,
    cityHi: town?.hi ?? null,
    cityKn: town?.kn ?? null,
    state: row.state,
    address: row.address,
    image: row.image_url,
    imageCredit: row.image_credit,
    imageLicense: row.image_license,
    rating: row.rating,
    reviewCount: row.review_count,
    deity: row.deity,
    type: row.tradition,
    tradition: row.tradition,
    setting: row.setting,
    timings: row.timings,
    timingsHi: timings?.hi,
    timingsKn: timings?.kn,
    isVerified: row.is_verified === 1,
    isHighlyRated: isHighlyRated(row.damped_rating),
    isAuspiciousToday: isAuspicious(row.deity_key),
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/** The cards of `ids`, in their order; a temple that went meanwhile is left out. */
export async function findCards(db: Db, ids: readonly number[], isAuspicious: IsAuspicious): Promise<TempleCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIds(db, ids.length, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards: TempleCard[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    if (row) cards.push(cardOf(row, isAuspicious));
  }
  return cards;
}

/** One query for each length of a list; a page has at most a hundred. */
const cardsByIds = keptQueries<number, CardRow>((count) => {
  const ids = sql.join(Array.from({ length: count }, (_, index) => index));
  return sql`select ${columns} from temples t where t.id in (${ids})`;
});

/** Kilometres as the API gives them, in hundredths, and in words. */
export const distanceFields = (km: number) => ({ distanceKm: Math.round(km * 100) / 100, distance: distanceText(km) });
