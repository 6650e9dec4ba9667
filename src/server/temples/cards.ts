import { type RawBuilder, sql } from "kysely";
import type { TempleCard } from "../../contract/temples";
import { standingOn } from "../../domain/closures";
import type { CivilDate } from "../../domain/dates";
import { distanceText, toldKm } from "../../domain/distance";
import { isAuspiciousOn, type Observances, type Observing } from "../../domain/observances";
import { isHighlyRated } from "../../domain/ranking";
import { compiledQueries } from "../db/compiledQueries";
import type { Db } from "../db/open";
import { townNames } from "../places/townNames";
import { deityNames } from "./deityNames";
import { closuresOf, precisionOf } from "./facts";
import { knownTimings } from "./knownTimings";
import { focusOf } from "./pictures";
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
  "image_focus",
  "latitude",
  "longitude",
  "is_verified",
  "rating",
  "review_count",
  "damped_rating",
  "closures",
  "position_precision",
  "worship",
] as const;
export type CardRow = Pick<TempleRow, (typeof cardColumns)[number]>;
const columns: RawBuilder<unknown> = sql.join(cardColumns.map((column) => sql.ref(`t.${column}`)));

/** What of today a card tells: the day it is in India, and whether it is the temple's. */
export type Today = { date: CivilDate; isAuspicious: (temple: Observing) => boolean };

/** Today by its observances. */
export const todayBy = (observances: Observances): Today => ({
  date: observances.date,
  isAuspicious: isAuspiciousOn(observances),
});

/** A temple as lists show it; what holds for a day alone is left out where `today` is not told. */
export function cardOf(row: CardRow, today?: Today): TempleCard {
  const closures = closuresOf(row.closures);
  const town = townNames(row.city);
  const deity = row.deity === null ? undefined : deityNames(row.deity);
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
    imageFocus: focusOf(row.image_focus),
    rating: row.rating,
    reviewCount: row.review_count,
    deity: row.deity,
    deityHi: deity?.hi,
    deityKn: deity?.kn,
    type: row.tradition,
    tradition: row.tradition,
    setting: row.setting,
    timings: row.timings,
    timingsHi: timings?.hi,
    timingsKn: timings?.kn,
    isVerified: row.is_verified === 1,
    isHighlyRated: isHighlyRated(row.damped_rating),
    // where no worship is held, no day is its deity's
    isAuspiciousToday: row.worship !== "none" && (today?.isAuspicious({ deityKey: row.deity_key, closures }) ?? false),
    ...(today && standingOn(closures, today.date)),
    latitude: row.latitude,
    longitude: row.longitude,
    positionPrecision: precisionOf(row.position_precision),
  };
}

/** The cards of `ids`, in their order; a temple that went meanwhile is left out. */
export async function findCards(db: Db, ids: readonly number[], today: Today): Promise<TempleCard[]> {
  if (ids.length === 0) return [];
  const rows = await cardsByIds(db, ids.length, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const cards: TempleCard[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    if (row) cards.push(cardOf(row, today));
  }
  return cards;
}

/** One query for each length of a list; a page has at most a hundred. */
const cardsByIds = compiledQueries<number, CardRow>((count) => {
  const ids = sql.join(Array.from({ length: count }, (_, index) => index));
  return sql`select ${columns} from temples t where t.id in (${ids})`;
});

type Precise = Pick<TempleCard, "positionPrecision">;

/** Kilometres as the API gives them, in hundredths, and in words. */
export const distanceFields = (km: number, { positionPrecision }: Precise) => ({
  distanceKm: Math.round(km * 100) / 100,
  distance: distanceText(km, positionPrecision === "place"),
});

/**
 * Cards of a page in the order of the distances that are told of them: "about 1 km", to a town, comes after "0.8 km".
 * Those without a position stay last.
 */
export const byToldDistance = (cards: readonly TempleCard[]): TempleCard[] =>
  [...cards].sort((a, b) => toldOf(a) - toldOf(b));

const toldOf = ({ distanceKm, positionPrecision }: TempleCard) =>
  distanceKm === undefined ? FAR : toldKm(distanceKm, positionPrecision === "place");
const FAR = 100_000;
