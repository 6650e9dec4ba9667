import type { AdminTemple } from "../../contract/adminTemples";
import type { PublicTemple } from "../../contract/temples";
import { isHighlyRated } from "../../domain/ranking";
import { type CardRow, cardOf, type IsAuspicious } from "./cards";
import { hoursOf, listOf, poojasOf, recordOf, type TempleRow } from "./record";

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

/** A temple as the console reads it: `type` is the setting, the flags have both their names. */
export function adminTempleOf(row: TempleRow): AdminTemple {
  const { status, isVerified, ...temple } = recordOf(row);
  const isActive = status === "active";
  return {
    ...temple,
    id: row.id,
    location: `${row.city}, ${row.state}`,
    type: row.setting,
    gallery: [...temple.gallery],
    amenities: [...temple.amenities],
    specialities: [...temple.specialities],
    poojaDetails: [...temple.poojaDetails],
    rating: row.rating,
    reviewCount: row.review_count,
    isHighlyRated: isHighlyRated(row.damped_rating),
    status,
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
