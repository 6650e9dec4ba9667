import type { Generated } from "kysely";

/** What editors write for the home page. */
export type ContentTables = {
  guidance_cards: GuidanceTable;
  /** single texts by name (`support`, `banner`), as JSON of their contract */
  content_blocks: { name: string; value: string; version: number; updated_at: string };
};

/** `position` orders the cards; dates are civil dates in India, both included. */
export type GuidanceTable = {
  id: Generated<number>;
  position: number;
  title: string;
  title_hi: string | null;
  title_kn: string | null;
  description: string | null;
  description_hi: string | null;
  description_kn: string | null;
  button: string | null;
  button_hi: string | null;
  button_kn: string | null;
  starts_on: string | null;
  ends_on: string | null;
  published: number;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
};
