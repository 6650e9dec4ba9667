import type { ColumnType, Generated } from "kysely";
import type { BookingTables } from "./bookingTables";
import type { ContentTables } from "./contentTables";
import type { ContributionTables } from "./contributionTables";
import type { DonationTables } from "./donationTables";
import type { FestivalTables } from "./festivalTables";
import type { ImportTables } from "./importTables";
import type { LiveTables } from "./liveTables";
import type { MergeTables } from "./mergeTables";
import type { NotificationTables } from "./notificationTables";
import type { PaymentTables } from "./paymentTables";
import type { RitualTables } from "./ritualTables";
import type { ShopTables } from "./shopTables";
import type { VisitTables } from "./visitTables";

/**
 * The tables, as both engines hold them: booleans are 0 or 1, instants are ISO UTC text, civil dates `YYYY-MM-DD`,
 * lists and objects JSON text. Only types that mean the same on SQLite and PostgreSQL.
 */
export type Tables = BookingTables &
  ContentTables &
  ContributionTables &
  DonationTables &
  FestivalTables &
  ImportTables &
  LiveTables &
  NotificationTables &
  RitualTables &
  ShopTables &
  MergeTables &
  PaymentTables &
  VisitTables & {
    temples: TempleTable;
    temple_slugs: { slug: string; temple_id: number };
    postings: PostingTable;
    /** every folded word of a temple, best field first; see `temples/searchDocument` */
    temple_texts: { temple_id: number; search_text: string };
    /** temples that were stored without postings, and the run that will write these */
    unindexed_temples: { temple_id: number; run: number };
    index_runs: IndexRunTable;
    search_terms: SearchTermTable;
    search_spellings: { variant: string; term: string };
    /** temples people saved; the order of the ids is the order of saving */
    favourites: { id: Generated<number>; user_id: number; temple_id: number; saved_at: string };
    /** filters and sorts of console lists under names; see `contract/savedViews` */
    saved_views: { id: Generated<number>; user_id: number; list: string; name: string; search: string };
    /** `named_at` is null for who shared the temple and was not named by the console */
    temple_managers: { temple_id: number; user_id: number; named_at: string | null };
    users: UserTable;
    role_requests: RoleRequestTable;
    one_time_links: OneTimeLinkTable;
    login_failures: { key: string; failures: number; window_ends_at: string };
    download_tickets: { id: string; user_id: number; expires_at: string };
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
  pujari: string | null;
  timings: string | null;
  best_time: string | null;
  dress_code: string | null;
  specialities: string;
  pooja_details: string;
  amenities: string;
  gallery: string;
  address: string | null;
  city: string;
  state: string;
  pincode: string | null;
  latitude: number | null;
  longitude: number | null;
  geo_cell: number | null;
  phone: string | null;
  email: string | null;
  website: string | null;
  image_url: string | null;
  image_credit: string | null;
  image_license: string | null;
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
};

/**
 * Postings: temples that carry a folded word, best first. `rank` is smaller for a better field and a better known temple.
 * The ids of a rank, as `3,17,5` in no order, are parted into chapters; see `temples/postingRows`.
 */
export type PostingTable = { term: string; rank: number; chapter: number; ids: string };
/** Postings of terms up to `done_to` are written; `taken` counts temples that somebody else indexed meanwhile. */
export type IndexRunTable = { id: Generated<number>; done_to: Generated<string>; taken: Generated<number> };
/** The vocabulary: how many public temples carry a word in a field, or anywhere (`mentions`, long texts included). */
/** `changes` rises whenever a temple comes to the term, leaves it, or goes to or from the public ones or the long texts. */
export type SearchTermTable = { term: string; temples: number; mentions: number; changes: Generated<number> };

export type UserTable = {
  id: Generated<number>;
  name: string;
  /** the name folded (`domain/spelling`), by which people are found, and in lower case, by which they are sorted */
  name_key: ColumnType<string, string | undefined, string>;
  sort_name: ColumnType<string, string | undefined, string>;
  /** lower case, as compared; unique */
  email: string;
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

/** Only a hash of the secret is kept; `purpose` is setup or reset. */
export type OneTimeLinkTable = {
  token_hash: string;
  purpose: string;
  user_id: number | null;
  expires_at: string;
  used_at: string | null;
};
