import type { Generated } from "kysely";

/** Festivals and what people decided about their dates. */
export type FestivalTables = {
  festivals: FestivalTable;
  festival_dates: FestivalDateTable;
};

/** `rule_id` names the rule that dates it; without one, `festival_date` and the rows of `festival_dates` do. */
export type FestivalTable = {
  id: Generated<number>;
  rule_id: string | null;
  slug: string;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  /** names of other regions, with where they are used */
  other_names: string | null;
  other_names_hi: string | null;
  other_names_kn: string | null;
  type: string | null;
  /** states or parts of the country, parted by commas */
  region: string | null;
  significance: string | null;
  significance_hi: string | null;
  significance_kn: string | null;
  description: string | null;
  description_hi: string | null;
  description_kn: string | null;
  festival_date: string | null;
  deities: string;
  active: number;
  /** folded name: what an import row without id and slug is matched by */
  match_key: string;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};

/**
 * A date chosen by people: it stands in for the computed date `replaces` of that year, or is added when that is "".
 * Readers see the note.
 */
export type FestivalDateTable = {
  festival_id: number;
  year: number;
  replaces: string;
  date: string;
  note: string | null;
  note_hi: string | null;
  note_kn: string | null;
  updated_at: string;
};
