import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import { OpeningHours } from "../../contract/openingHours";
import { type Pooja, PoojaDetails, TempleStatus as Status } from "../../contract/temples";
import { geoCell } from "../../domain/geoCells";
import { dampedRating, popularity } from "../../domain/ranking";
import type { TempleTable } from "../db/schema";
import { deityKey, matchKey, searchText, sortName } from "./searchDocument";

export type TempleRow = Selectable<TempleTable>;
export type NewTempleRow = Insertable<TempleTable>;

/** A pooja nothing more is known of than what it is called and costs. */
export const plainPooja = {
  description: null,
  duration: null,
  capacity: null,
  days: [],
  times: [],
  leadHours: null,
} satisfies Partial<Pooja>;

/** What an editor or an import decides about a temple; everything else in its row follows from it. */
export type TempleRecord = {
  slug: string;
  name: string;
  nameHi: string | null;
  nameKn: string | null;
  tradition: string | null;
  setting: string | null;
  deity: string | null;
  city: string;
  state: string;
  address: string | null;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  image: string | null;
  imageCredit: string | null;
  imageLicense: string | null;
  wikidataId: string | null;
  gallery: readonly string[];
  amenities: readonly string[];
  specialities: readonly string[];
  timings: string | null;
  openingHours: OpeningHours | null;
  bestTime: string | null;
  dressCode: string | null;
  pujari: string | null;
  description: string | null;
  history: string | null;
  significance: string | null;
  poojaDetails: readonly Pooja[];
  status: TempleStatus;
  isVerified: boolean;
};
export type TempleStatus = z.infer<typeof Status>;

/** A temple nobody has said anything about yet. */
export const blankTemple: Omit<TempleRecord, "slug" | "name" | "city" | "state"> = {
  nameHi: null,
  nameKn: null,
  tradition: null,
  setting: null,
  deity: null,
  address: null,
  pincode: null,
  latitude: null,
  longitude: null,
  phone: null,
  email: null,
  website: null,
  image: null,
  imageCredit: null,
  imageLicense: null,
  wikidataId: null,
  gallery: [],
  amenities: [],
  specialities: [],
  timings: null,
  openingHours: null,
  bestTime: null,
  dressCode: null,
  pujari: null,
  description: null,
  history: null,
  significance: null,
  poojaDetails: [],
  status: "active",
  isVerified: false,
};

const texts = z.array(z.string());

/** The lists of a row. */
export const listOf = (json: string): string[] => (json === "[]" ? [] : texts.parse(JSON.parse(json)));
export const poojasOf = (json: string): Pooja[] => (json === "[]" ? [] : PoojaDetails.parse(JSON.parse(json)));

export const hoursOf = (json: string | null): OpeningHours | null =>
  json ? OpeningHours.parse(JSON.parse(json)) : null;

/** The record a row holds. */
export function recordOf(row: TempleRow): TempleRecord {
  return {
    slug: row.slug,
    name: row.name,
    nameHi: row.name_hi,
    nameKn: row.name_kn,
    tradition: row.tradition,
    setting: row.setting,
    deity: row.deity,
    city: row.city,
    state: row.state,
    address: row.address,
    pincode: row.pincode,
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
    status: Status.parse(row.status),
    isVerified: row.is_verified === 1,
  };
}

/** What visitors made of a temple; an editor cannot change it. */
export type Reception = { rating: number; reviewCount: number; visits30d: number };
export const noReception: Reception = { rating: 0, reviewCount: 0, visits30d: 0 };

/** The columns that follow from a record: those it is, and those it is found and ordered by. */
export function columnsOf(temple: TempleRecord, reception: Reception) {
  const damped = dampedRating(reception.rating, reception.reviewCount);
  return {
    slug: temple.slug,
    name: temple.name,
    name_hi: temple.nameHi,
    name_kn: temple.nameKn,
    city: temple.city,
    state: temple.state,
    address: temple.address,
    tradition: temple.tradition,
    setting: temple.setting,
    deity: temple.deity,
    deity_key: deityKey(temple),
    timings: temple.timings,
    opening_hours: temple.openingHours && JSON.stringify(temple.openingHours),
    image_url: temple.image,
    image_credit: temple.imageCredit,
    image_license: temple.imageLicense,
    latitude: temple.latitude,
    longitude: temple.longitude,
    geo_cell: cellIn(temple),
    status: temple.status,
    is_verified: temple.isVerified ? 1 : 0,
    rating: reception.rating,
    review_count: reception.reviewCount,
    damped_rating: damped,
    popularity: popularityOf(temple, reception, damped),
    sort_name: sortName(temple.name),
    match_key: matchKey(temple.name, temple.city, temple.state),
    pincode: temple.pincode,
    phone: temple.phone,
    email: temple.email,
    website: temple.website,
    wikidata_id: temple.wikidataId,
    pujari: temple.pujari,
    best_time: temple.bestTime,
    dress_code: temple.dressCode,
    specialities: JSON.stringify(temple.specialities),
    amenities: JSON.stringify(temple.amenities),
    pooja_details: JSON.stringify(temple.poojaDetails),
    gallery: JSON.stringify(temple.gallery),
    significance: temple.significance,
    description: temple.description,
    history: temple.history,
  };
}

const cellIn = ({ latitude, longitude }: TempleRecord) =>
  latitude === null || longitude === null ? null : geoCell(latitude, longitude);

function popularityOf(temple: TempleRecord, reception: Reception, damped: number): number {
  return popularity({
    dampedRating: damped,
    reviews: reception.reviewCount,
    visits30d: reception.visits30d,
    isVerified: temple.isVerified,
    hasPicture: temple.image !== null,
    hasStory: temple.history !== null || temple.description !== null,
    isNotable: temple.wikidataId !== null,
  });
}

/** Every word a temple is found by; see `searchText`. */
export function searchTextOf(temple: TempleRecord): string {
  const { name, nameHi, nameKn, deity, tradition, setting, city, state, address, pincode } = temple;
  const { specialities, amenities, description, history, significance, pujari, timings, bestTime, dressCode } = temple;
  return searchText({
    ...{ name, nameHi, nameKn, deity, tradition, setting, city, state, address, pincode, specialities, amenities },
    texts: [
      ...temple.poojaDetails.map(({ name }) => name),
      significance,
      description,
      history,
      pujari,
      timings,
      bestTime,
      dressCode,
    ],
  });
}
