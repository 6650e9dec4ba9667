import type { Generated } from "kysely";

/** Imports: what was brought, what was planned for each row, and what came of it. */
export type ImportTables = {
  imports: ImportTable;
  import_rows: ImportRowTable;
  import_items: ImportItemTable;
  import_mappings: ImportMappingTable;
  import_previews: ImportPreviewTable;
  import_gone: ImportGoneTable;
  import_left_out: ImportLeftOutTable;
  import_facets: ImportFacetTable;
  import_sources: ImportSourceTable;
};

/**
 * A job and its state (`contract/imports`). Whoever works on it holds the lease: `lease_owner` until `lease_until` (ms
 * since 1970). `cursor` is the last record that was undone; the counts are of rows by outcome.
 */
export type ImportTable = {
  id: Generated<number>;
  noun: string;
  state: string;
  file_name: string;
  file_bytes: number;
  file_hash: string;
  /** one of `tableFormats`; `pbf` until the temples were taken out of it */
  file_format: string;
  blank: string;
  /** JSON of the fields that were chosen for headers; null is as they were chosen for the same headers before */
  mapping: string;
  /** JSON of the suggested repairs that were taken over */
  repairs: Generated<string>;
  /** JSON of the names of a workbook's sheets, and the one that is read; null until it was chosen, by itself or by hand */
  sheets: Generated<string>;
  sheet: string | null;
  /** JSON of which rows are what, where an editor said so; null as they are recognised */
  layout: Generated<string>;
  /** JSON of what of the list goes in; null for all of it */
  choices: string | null;
  /** a word for who gave the list, as its name says or as was chosen */
  list_source: Generated<string>;
  /** the source whose numbers most rows have, and how many temples on file of it the list no longer has */
  source: string | null;
  gone: Generated<number>;
  may_verify: number;
  mode: string | null;
  headers: Generated<string>;
  notes: Generated<string>;
  /** how much of an extract was searched; null for other files */
  searched_percent: number | null;
  rows: Generated<number>;
  rows_done: Generated<number>;
  cursor: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  duplicates: Generated<number>;
  moved: Generated<number>;
  replanned: Generated<number>;
  undone_rows: Generated<number>;
  left_rows: Generated<number>;
  problem: string | null;
  cancelled: Generated<number>;
  /** how often it was begun without getting on */
  tries: Generated<number>;
  /** how many processes began it and did not end it, since its last step that need not be done again */
  starts: Generated<number>;
  user_id: number | null;
  user_role: string | null;
  /** who works on it now: the one who applies or undoes it */
  actor_id: number | null;
  actor_role: string | null;
  /** the entry of the log under which its rows are noted */
  audit_id: number | null;
  undo_audit_id: number | null;
  lease_owner: string | null;
  lease_until: Generated<number>;
  created_at: string;
  planned_at: string | null;
  applied_at: string | null;
  undone_at: string | null;
};

/** A row of a plan: what it says, what becomes of it and what is wrong with it; lists and objects are JSON. */
export type ImportRowTable = {
  import_id: number;
  line: number;
  outcome: string;
  /** the record it matches, and the version that was seen */
  item_id: number | null;
  version: number | null;
  name: string;
  name_key: string;
  /** the values of its filled cells by field */
  field_values: string | null;
  /** the cells as the file has them, of rows that did not go in or have something in them to be looked at */
  cells: string | null;
  /** what changes on a record that is on file: field, from, to */
  changes: string | null;
  /** what keeps the row out */
  problems: string | null;
  /** what should be looked at */
  doubts: string | null;
  /** problems and doubts for which an editor took over what was suggested */
  repaired: string | null;
  /** records that a new one looks like */
  duplicates: string | null;
  /** the earlier line that says the same */
  same_as_line: number | null;
  /** when an earlier import left out what its source calls so */
  left_out_at: string | null;
  replanned: Generated<number>;
};

/** A record that an import made or changed, with the version it left; `undone` is taken or left. */
export type ImportItemTable = {
  import_id: number;
  line: number;
  item_id: number;
  version: number;
  made: number;
  undone: string | null;
};

/** A temple on file that an earlier list of the same source had and this one has not. */
export type ImportGoneTable = { import_id: number; temple_id: number };

/**
 * A row of a list that an import left out, by what its source calls the temple, with the one on file that it was taken to
 * be: the next list of the source leaves it out as well.
 */
export type ImportLeftOutTable = {
  source: string;
  value: string;
  import_id: number;
  temple_id: number | null;
  left_out_at: string;
};

/**
 * The values of a column of a plan, by its place among the headers: `counted` is JSON of pairs of value and rows, those
 * of most rows first; `whole` is 0 where there are more than are counted.
 */
export type ImportFacetTable = {
  import_id: number;
  place: number;
  blank: number;
  long: number;
  whole: number;
  distinct_values: number;
  counted: string;
};

/** What an account chose for lists of a source: the meaning of their columns, and repairs of spellings, as of a job. */
export type ImportSourceTable = {
  user_id: number;
  noun: string;
  source: string;
  mapping: string;
  spellings: string;
  chosen_at: string;
};

/** The first rows of the sheet that an import reads, as JSON; none of a file that has no rows. */
export type ImportPreviewTable = { import_id: number; preview: string };

/** What an account chose for the columns of a list with these headers; the key is their hash, `mapping` as of a job. */
export type ImportMappingTable = {
  user_id: number;
  noun: string;
  headers_key: string;
  mapping: string;
  chosen_at: string;
};
