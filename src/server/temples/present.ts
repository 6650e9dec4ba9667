import type { AdminTemple } from "../../contract/adminTemples";
import { type PublicTemple, TempleStatus } from "../../contract/temples";
import { isHighlyRated } from "../../domain/ranking";
import { type CardRow, cardOf, type IsAuspicious } from "./cards";
import { hoursOf, listOf, poojasOf, type TempleRow } from "./record";

/** The columns of a temple's page: a card's and these. */
export const pageColumns = [
  "pincode",
  "phone",
  "email",
  "website",
  "description",
  "history",
  "pujari",
  "significance",
  "specialities",
  "best_time",
  "opening_hours",
  "dress_code",
  "amenities",
  "gallery",
  "pooja_details",
  "wikidata_id",
  "updated_at",
] as const;
export type PageRow = CardRow & Pick<TempleRow, (typeof pageColumns)[number]>;

/** A temple as its page shows it. */
export function publicTempleOf(row: PageRow, isAuspicious: IsAuspicious): PublicTemple {
  // spreading the card into a literal this long takes V8 a hundred times as long
  return Object.assign(cardOf(row, isAuspicious), {
    pincode: row.pincode,
    phone: row.phone,
    email: row.email,
    website: row.website,
    description: row.description,
    history: row.history,
    pujari: row.pujari,
    significance: row.significance,
    specialities: listOf(row.specialities),
    bestTime: row.best_time,
    openingHours: hoursOf(row.opening_hours),
    dressCode: row.dress_code,
    amenities: listOf(row.amenities),
    gallery: listOf(row.gallery),
    poojaDetails: poojasOf(row.pooja_details),
    wikidataId: row.wikidata_id,
    updatedAt: row.updated_at,
  });
}

/** What the console reads of a temple's row. */
export const adminColumns = [
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
  "timings",
  "opening_hours",
  "image_url",
  "image_credit",
  "image_license",
  "latitude",
  "longitude",
  "status",
  "is_verified",
  "rating",
  "review_count",
  "damped_rating",
  "version",
  "pincode",
  "phone",
  "email",
  "website",
  "wikidata_id",
  "pujari",
  "best_time",
  "dress_code",
  "specialities",
  "amenities",
  "pooja_details",
  "gallery",
  "significance",
  "description",
  "history",
  "created_at",
  "updated_at",
  "deleted_at",
] as const satisfies readonly (keyof TempleRow)[];
export type AdminTempleRow = Pick<TempleRow, (typeof adminColumns)[number]>;

/** A temple as the console reads it: `type` is the setting, the flags have both their names. */
export function adminTempleOf(row: AdminTempleRow): AdminTemple {
  const isActive = row.status === "active";
  const isVerified = row.is_verified === 1;
  // one literal without spreads, for the same reason as above
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    location: `${row.city}, ${row.state}`,
    city: row.city,
    state: row.state,
    address: row.address,
    pincode: row.pincode,
    type: row.setting,
    tradition: row.tradition,
    setting: row.setting,
    deity: row.deity,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    email: row.email,
    website: row.website,
    image: row.image_url,
    imageCredit: row.image_credit,
    imageLicense: row.image_license,
    wikidataId: row.wikidata_id,
    gallery: listOf(row.gallery),
    amenities: listOf(row.amenities),
    specialities: listOf(row.specialities),
    timings: row.timings,
    openingHours: hoursOf(row.opening_hours),
    bestTime: row.best_time,
    dressCode: row.dress_code,
    pujari: row.pujari,
    description: row.description,
    history: row.history,
    significance: row.significance,
    poojaDetails: poojasOf(row.pooja_details),
    rating: row.rating,
    reviewCount: row.review_count,
    isHighlyRated: isHighlyRated(row.damped_rating),
    status: TempleStatus.parse(row.status),
    isActive,
    active: isActive,
    isVerified,
    verified: isVerified,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
