import type { Generated } from "kysely";

/** Curated lists of temples, and what is in them. */
export type ListTables = {
  temple_lists: TempleListTable;
  temple_list_entries: TempleListEntryTable;
  /** former addresses, which lead to the list */
  temple_list_slugs: { slug: string; list_id: number };
};

/** `aliases`, `sources` and `headings` (the groups with their names) are JSON; see `contract/templeLists`. */
export type TempleListTable = {
  id: Generated<number>;
  slug: string;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  description: string;
  description_hi: string | null;
  description_kn: string | null;
  aliases: string;
  region: string;
  sources: string;
  headings: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
};

/** `position` is the order of visit; `group_key` is "" outside of groups; without a temple on file `temple_id` is null. */
export type TempleListEntryTable = {
  id: Generated<number>;
  list_id: number;
  position: number;
  number: number | null;
  group_key: string;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  place: string | null;
  place_hi: string | null;
  place_kn: string | null;
  temple_id: number | null;
};
