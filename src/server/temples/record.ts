import type { Insertable, Selectable } from "kysely";
import { z } from "zod";
import { OpeningHours } from "../../contract/openingHours";
import type { PictureNotes } from "../../contract/pictures";
import type {
  Closures,
  EnglishStates,
  FieldSources,
  Identifiers,
  OwnFestivals,
  SourceNotes,
  TempleNames,
  Translations,
} from "../../contract/templeFacts";
import { type Pooja, PoojaDetails, TempleStatus as Status } from "../../contract/temples";
import type { PlaceField, PositionPrecision } from "../../contract/vocabulary";
import { geoCell } from "../../domain/geoCells";
import { openSlots } from "../../domain/openSlots";
import { dampedRating } from "../../domain/ranking";
import type { TempleTable } from "../db/schema";
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
import { deityKey, matchKey, sortName } from "./keys";
import { focusText, pictureNotesOf } from "./pictures";
import { popularityOf, type Reception } from "./reception";

export type TempleRow = Selectable<TempleTable>;
export type NewTempleRow = Insertable<TempleTable>;

/** What an editor or an import decides about a temple; everything else in its row follows from it. */
export type TempleRecord = {
  slug: string;
  name: string;
  nameHi: string | null;
  nameKn: string | null;
  names: TempleNames;
  identifiers: Identifiers;
  tradition: string | null;
  setting: string | null;
  deity: string | null;
  city: string;
  state: string;
  address: string | null;
  locality: string | null;
  taluk: string | null;
  district: string | null;
  pincode: string | null;
  /** what of the place was worked out and not given */
  derivedFields: readonly PlaceField[];
  latitude: number | null;
  longitude: number | null;
  positionPrecision: PositionPrecision | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  bookingUrl: string | null;
  image: string | null;
  imageCredit: string | null;
  imageLicense: string | null;
  wikidataId: string | null;
  gallery: readonly string[];
  pictureNotes: PictureNotes;
  amenities: readonly string[];
  specialities: readonly string[];
  timings: string | null;
  openingHours: OpeningHours | null;
  closures: Closures;
  bestTime: string | null;
  dressCode: string | null;
  worship: string | null;
  photography: string | null;
  wheelchair: string | null;
  gettingThere: string | null;
  queue: string | null;
  stay: string | null;
  pujari: string | null;
  architecture: string | null;
  built: string | null;
  description: string | null;
  history: string | null;
  significance: string | null;
  englishStates: EnglishStates;
  translations: Translations | null;
  ownFestivals: OwnFestivals;
  poojaDetails: readonly Pooja[];
  sources: FieldSources;
  sourceNotes: SourceNotes;
  status: TempleStatus;
  isVerified: boolean;
};
export type TempleStatus = z.infer<typeof Status>;

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
    names: namesOf(row.names),
    identifiers: identifiersOf(row.identifiers),
    tradition: row.tradition,
    setting: row.setting,
    deity: row.deity,
    city: row.city,
    state: row.state,
    address: row.address,
    locality: row.locality,
    taluk: row.taluk,
    district: row.district,
    pincode: row.pincode,
    derivedFields: derivedOf(row.derived_fields),
    latitude: row.latitude,
    longitude: row.longitude,
    positionPrecision: precisionOf(row.position_precision),
    phone: row.phone,
    email: row.email,
    website: row.website,
    bookingUrl: row.booking_url,
    image: row.image_url,
    imageCredit: row.image_credit,
    imageLicense: row.image_license,
    wikidataId: row.wikidata_id,
    gallery: listOf(row.gallery),
    pictureNotes: pictureNotesOf(row.picture_notes),
    amenities: listOf(row.amenities),
    specialities: listOf(row.specialities),
    timings: row.timings,
    openingHours: hoursOf(row.opening_hours),
    closures: closuresOf(row.closures),
    bestTime: row.best_time,
    dressCode: row.dress_code,
    worship: row.worship,
    photography: row.photography,
    wheelchair: row.wheelchair,
    gettingThere: row.getting_there,
    queue: row.queue,
    stay: row.stay,
    pujari: row.pujari,
    architecture: row.architecture,
    built: row.built,
    description: row.description,
    history: row.history,
    significance: row.significance,
    englishStates: englishStatesOf(row.english_states),
    translations: translationsOf(row.translations),
    ownFestivals: ownFestivalsOf(row.own_festivals),
    poojaDetails: poojasOf(row.pooja_details),
    sources: sourcesOf(row.sources),
    sourceNotes: sourceNotesOf(row.source_notes),
    status: Status.parse(row.status),
    isVerified: row.is_verified === 1,
  };
}

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
    open_slots: openSlots(temple.openingHours),
    image_url: temple.image,
    image_credit: temple.imageCredit,
    image_license: temple.imageLicense,
    image_focus: focusText(temple),
    latitude: temple.latitude,
    longitude: temple.longitude,
    geo_cell: cellIn(temple),
    position_precision: temple.positionPrecision,
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
    picture_notes: JSON.stringify(temple.pictureNotes),
    significance: temple.significance,
    description: temple.description,
    history: temple.history,
    names: JSON.stringify(temple.names),
    identifiers: JSON.stringify(temple.identifiers),
    locality: temple.locality,
    taluk: temple.taluk,
    district: temple.district,
    derived_fields: JSON.stringify(temple.derivedFields),
    booking_url: temple.bookingUrl,
    closures: JSON.stringify(temple.closures),
    worship: temple.worship,
    photography: temple.photography,
    wheelchair: temple.wheelchair,
    getting_there: temple.gettingThere,
    queue: temple.queue,
    stay: temple.stay,
    architecture: temple.architecture,
    built: temple.built,
    english_states: JSON.stringify(temple.englishStates),
    translations: temple.translations && JSON.stringify(temple.translations),
    own_festivals: JSON.stringify(temple.ownFestivals),
    sources: JSON.stringify(temple.sources),
    source_notes: JSON.stringify(temple.sourceNotes),
  };
}

const cellIn = ({ latitude, longitude }: TempleRecord) =>
  latitude === null || longitude === null ? null : geoCell(latitude, longitude);
