import type { AdminTemple } from "../../contract/adminTemples";
import type { DatedFestival, ListMembership, Translations } from "../../contract/templeFacts";
import { type PublicTemple, TempleStatus } from "../../contract/temples";
import type { TranslatedField } from "../../contract/vocabulary";
import { soonestFirst } from "../../domain/closures";
import { isHighlyRated } from "../../domain/ranking";
import { districtNames } from "../places/districtNames";
import { knownAddress } from "../places/knownAddress";
import { townNames } from "../places/townNames";
import { type CardRow, cardOf, type Today } from "./cards";
import {
  closuresOf,
  derivedOf,
  englishStatesOf,
  identifiersOf,
  namesOf,
  ownFestivalsOf,
  precisionOf,
  sourceNotesOf,
  sourcesOf,
  translationsOf,
} from "./facts";
import { pictureNotesOf, picturesOf } from "./pictures";
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
  "picture_notes",
  "pooja_details",
  "wikidata_id",
  "names",
  "identifiers",
  "locality",
  "taluk",
  "district",
  "derived_fields",
  "booking_url",
  "photography",
  "wheelchair",
  "getting_there",
  "queue",
  "stay",
  "architecture",
  "built",
  "english_states",
  "translations",
  "own_festivals",
  "sources",
  "updated_at",
] as const;
export type PageRow = CardRow & Pick<TempleRow, (typeof pageColumns)[number]>;

/** Drafts are for the console alone. */
function readable(translations: Translations | null): Translations | null {
  if (!translations) return null;
  const { hi, kn } = translations;
  const ready = (texts: Translations["hi"]): Translations["hi"] =>
    Object.fromEntries(Object.entries(texts).filter(([, { state }]) => state !== "draft"));
  return { hi: ready(hi), kn: ready(kn) };
}

/** A temple as its page shows it. */
export function publicTempleOf(
  row: PageRow,
  ownFestivals: DatedFestival[],
  lists: ListMembership[],
  today: Today,
): PublicTemple {
  const states = englishStatesOf(row.english_states);
  const ready = (field: TranslatedField, text: string | null) => (states[field] === "draft" ? null : text);
  const closures = closuresOf(row.closures);
  const address = row.address === null ? undefined : knownAddress(row.address);
  const locality = row.locality === null ? undefined : townNames(row.locality);
  const district = row.district === null ? undefined : districtNames(row.district);
  // spreading the card into a literal this long takes V8 a hundred times as long
  return Object.assign(cardOf(row, today), {
    addressHi: address?.hi,
    addressKn: address?.kn,
    pincode: row.pincode,
    phone: row.phone,
    email: row.email,
    website: row.website,
    description: ready("description", row.description),
    history: ready("history", row.history),
    pujari: row.pujari,
    significance: ready("significance", row.significance),
    specialities: states.specialities === "draft" ? [] : listOf(row.specialities),
    bestTime: ready("bestTime", row.best_time),
    openingHours: hoursOf(row.opening_hours),
    dressCode: ready("dressCode", row.dress_code),
    amenities: listOf(row.amenities),
    gallery: listOf(row.gallery),
    pictures: picturesOfRow(row),
    poojaDetails: poojasOf(row.pooja_details),
    wikidataId: row.wikidata_id,
    names: namesOf(row.names),
    identifiers: identifiersOf(row.identifiers),
    locality: row.locality,
    localityHi: locality?.hi,
    localityKn: locality?.kn,
    taluk: row.taluk,
    district: row.district,
    districtHi: district?.hi,
    districtKn: district?.kn,
    derivedFields: derivedOf(row.derived_fields),
    bookingUrl: row.booking_url,
    closures: soonestFirst(closures, today.date),
    worship: row.worship,
    photography: row.photography,
    wheelchair: row.wheelchair,
    gettingThere: ready("gettingThere", row.getting_there),
    queue: ready("queue", row.queue),
    stay: ready("stay", row.stay),
    architecture: row.architecture,
    built: row.built,
    translations: readable(translationsOf(row.translations)),
    ownFestivals,
    sources: sourcesOf(row.sources),
    lists,
    updatedAt: row.updated_at,
  });
}

type PicturedRow = Pick<TempleRow, "image_url" | "image_credit" | "image_license" | "gallery" | "picture_notes">;
const picturesOfRow = (row: PicturedRow) =>
  picturesOf({
    image: row.image_url,
    imageCredit: row.image_credit,
    imageLicense: row.image_license,
    gallery: listOf(row.gallery),
    pictureNotes: pictureNotesOf(row.picture_notes),
  });

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
  "position_precision",
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
  "picture_notes",
  "significance",
  "description",
  "history",
  "names",
  "identifiers",
  "locality",
  "taluk",
  "district",
  "derived_fields",
  "booking_url",
  "closures",
  "worship",
  "photography",
  "wheelchair",
  "getting_there",
  "queue",
  "stay",
  "architecture",
  "built",
  "english_states",
  "translations",
  "own_festivals",
  "sources",
  "source_notes",
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
    positionPrecision: precisionOf(row.position_precision),
    phone: row.phone,
    email: row.email,
    website: row.website,
    image: row.image_url,
    imageCredit: row.image_credit,
    imageLicense: row.image_license,
    wikidataId: row.wikidata_id,
    gallery: listOf(row.gallery),
    pictures: picturesOfRow(row),
    pictureNotes: pictureNotesOf(row.picture_notes),
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
    names: namesOf(row.names),
    identifiers: identifiersOf(row.identifiers),
    locality: row.locality,
    taluk: row.taluk,
    district: row.district,
    derivedFields: derivedOf(row.derived_fields),
    bookingUrl: row.booking_url,
    closures: closuresOf(row.closures),
    worship: row.worship,
    photography: row.photography,
    wheelchair: row.wheelchair,
    gettingThere: row.getting_there,
    queue: row.queue,
    stay: row.stay,
    architecture: row.architecture,
    built: row.built,
    englishStates: englishStatesOf(row.english_states),
    translations: translationsOf(row.translations),
    ownFestivals: ownFestivalsOf(row.own_festivals),
    sources: sourcesOf(row.sources),
    sourceNotes: sourceNotesOf(row.source_notes),
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
