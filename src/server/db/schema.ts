import type { ColumnType, Generated } from "kysely";
import type { BookingTables } from "./bookingTables";
import type { BulkChangeTables } from "./bulkChangeTables";
import type { CauseTables } from "./causeTables";
import type { ContentTables } from "./contentTables";
import type { ContributionTables } from "./contributionTables";
import type { DonationTables } from "./donationTables";
import type { FestivalTables } from "./festivalTables";
import type { ImportTables } from "./importTables";
import type { ListTables } from "./listTables";
import type { LiveTables } from "./liveTables";
import type { MergeTables } from "./mergeTables";
import type { NotificationTables } from "./notificationTables";
import type { PaymentTables } from "./paymentTables";
import type { QualityTables } from "./qualityTables";
import type { ReminderTables } from "./reminderTables";
import type { RitualTables } from "./ritualTables";
import type { SearchTables, SearchVersionTable } from "./searchTables";
import type { ShopTables } from "./shopTables";
import type { SignInTables } from "./signInTables";
import type { VisitTables } from "./visitTables";

/**
 * The tables, as both engines hold them: booleans are 0 or 1, instants are ISO UTC text, civil dates `YYYY-MM-DD`,
 * lists and objects JSON text. Only types that mean the same on SQLite and PostgreSQL.
 */
export type Tables = BookingTables &
  BulkChangeTables &
  CauseTables &
  ContentTables &
  ContributionTables &
  DonationTables &
  FestivalTables &
  ImportTables &
  ListTables &
  LiveTables &
  NotificationTables &
  ReminderTables &
  RitualTables &
  SearchTables &
  ShopTables &
  SignInTables &
  MergeTables &
  PaymentTables &
  QualityTables &
  VisitTables & {
    temples: TempleTable;
    temple_identifiers: { source: string; value: string; temple_id: number };
    /** where records are looked for that may be of one temple; see `domain/resolution/blocks` */
    temple_blocks: { block: number; temple_id: number };
    temple_slugs: { slug: string; temple_id: number };
    postings: PostingTable;
    /** every folded word of a temple, best field first; see `search/document` */
    temple_texts: { temple_id: number; search_text: string };
    /** one row, whose number rises with every write of temples and of festivals; see `searchTables` */
    search_version: SearchVersionTable;
    search_terms: SearchTermTable;
    search_spellings: { variant: string; term: string };
    /** temples people saved; the order of the ids is the order of saving */
    favourites: { id: Generated<number>; user_id: number; temple_id: number; saved_at: string };
    /** filters and sorts of console lists under names; see `contract/savedViews` */
    saved_views: SavedViewTable;
    /** `named_at` is null for who shared the temple and was not named by the console */
    temple_managers: { temple_id: number; user_id: number; named_at: string | null };
    /** who has the workspace of a temple open, since when, and when that was heard of last */
    temple_editors: { temple_id: number; user_id: number; since: string; seen_at: string };
    users: UserTable;
    role_requests: RoleRequestTable;
    facts: { name: string; value: string };
  };

/** `status` is pending, active, inactive or archived; `version` rises with every change of an editor. */
export type TempleTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  tradition: string | null;
  setting: string | null;
  deity: string | null;
  deity_key: string;
  description: string | null;
  history: string | null;
  significance: string | null;
  /** weekly hours as JSON (`domain/openingHours`), beside the words of `timings` */
  opening_hours: string | null;
  open_slots: string | null;
  pujari: string | null;
  timings: string | null;
  best_time: string | null;
  dress_code: string | null;
  specialities: string;
  pooja_details: string;
  amenities: string;
  gallery: string;
  picture_notes: Generated<string>;
  address: string | null;
  city: string;
  state: string;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  geo_cell: number | null;
  /** `site` or `place`, null without a position */
  position_precision: string | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  image_url: string | null;
  image_credit: string | null;
  image_license: string | null;
  image_focus: string | null;
  wikidata_id: string | null;
  status: string;
  is_verified: number;
  rating: Generated<number>;
  review_count: Generated<number>;
  /** damped rating; see `domain/ranking` */
  damped_rating: Generated<number>;
  /** static rank: higher is better known; orders lists and postings */
  popularity: Generated<number>;
  /** folded `name city state`, unique enough to match an import row without an id */
  match_key: string;
  /** name as it sorts: folded case and diacritics */
  sort_name: string;
  submitted_by: number | null;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** the status an archived temple goes back to */
  archived_from: string | null;
  /** the temple that took over what hung on this archived one */
  merged_into: number | null;
  /** what follows as JSON where it is a list or a record; see `contract/templeFacts` */
  names: Generated<string>;
  identifiers: Generated<string>;
  locality: string | null;
  taluk: string | null;
  district: string | null;
  /** fields of the place that were worked out and not given */
  derived_fields: Generated<string>;
  booking_url: string | null;
  closures: Generated<string>;
  /** `active` or `none`, null where it is not on record */
  worship: string | null;
  photography: string | null;
  wheelchair: string | null;
  getting_there: string | null;
  queue: string | null;
  stay: string | null;
  architecture: string | null;
  built: string | null;
  english_states: Generated<string>;
  translations: string | null;
  /** names of the lists that it belongs to, as the search takes them; written by the lists */
  list_words: Generated<string>;
  own_festivals: Generated<string>;
  sources: Generated<string>;
  source_notes: Generated<string>;
};

/** A view is its owner's, or, `is_shared`, found by all who may open the list. */
export type SavedViewTable = {
  id: Generated<number>;
  user_id: number;
  list: string;
  name: string;
  search: string;
  is_shared: Generated<number>;
};

/** Postings: temples that carry a folded word, best first. `rank` is smaller for a better field and a better known temple. */
export type PostingTable = { term: string; rank: number; temple_id: number };
/** The vocabulary: how many public temples carry a word in a field, or anywhere (`mentions`, long texts included). */
export type SearchTermTable = { term: string; temples: number; mentions: number; best_rank: number };

export type UserTable = {
  id: Generated<number>;
  name: string;
  /** the name folded (`domain/spelling`), by which people are found, and in lower case, by which they are sorted */
  name_key: ColumnType<string, string | undefined, string>;
  sort_name: ColumnType<string, string | undefined, string>;
  /** lower case, as compared; unique */
  email: string;
  /** when its owner confirmed it; null until then */
  email_verified_at: string | null;
  /** `+91…`, confirmed by a code; null where there is none */
  phone: string | null;
  phone_verified_at: string | null;
  password_hash: string;
  role: string;
  active: ColumnType<number, number | undefined, number>;
  token_version: Generated<number>;
  location: string | null;
  faith: string | null;
  preferences: string | null;
  created_at: string;
  last_seen_at: string | null;
};

export type RoleRequestTable = {
  id: Generated<number>;
  user_id: number;
  role: string;
  status: string;
  created_at: string;
  reason: string | null;
  decided_at: string | null;
};
