import type { Generated } from "kysely";

/** Imports: what was brought, what was planned for each row, and what came of it. */
export type ImportTables = {
  imports: ImportTable;
  import_rows: ImportRowTable;
  import_items: ImportItemTable;
  import_mappings: ImportMappingTable;
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
  /** csv, json or xlsx */
  file_format: string;
  blank: string;
  /** JSON of the fields that were chosen for headers; null is as they were chosen for the same headers before */
  mapping: string;
  /** JSON of the suggested repairs that were taken over */
  repairs: Generated<string>;
  /** those that the rows on file were planned with; null while there is no whole plan */
  planned_repairs: string | null;
  /** JSON of the names of a workbook's sheets, and the one that is read; null until it was chosen, by itself or by hand */
  sheets: Generated<string>;
  sheet: string | null;
  may_verify: number;
  mode: string | null;
  headers: Generated<string>;
  notes: Generated<string>;
  rows: Generated<number>;
  rows_done: Generated<number>;
  cursor: Generated<number>;
  created: Generated<number>;
  updated: Generated<number>;
  skipped: Generated<number>;
  failed: Generated<number>;
  duplicates: Generated<number>;
  replanned: Generated<number>;
  undone_rows: Generated<number>;
  left_rows: Generated<number>;
  problem: string | null;
  cancelled: Generated<number>;
  /** how much of what was written can be found; null while nothing is made findable */
  indexed_percent: number | null;
  /** how often it was begun without getting on */
  tries: Generated<number>;
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

/** A row of a plan; `data` is JSON of what it says and what is wrong with it (`imports/rowData`). */
export type ImportRowTable = {
  import_id: number;
  line: number;
  outcome: string;
  /** the record it matches, and the version that was seen */
  item_id: number | null;
  version: number | null;
  name: string;
  name_key: string;
  data: string | null;
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

/** What an account chose for the columns of a list with these headers; the key is their hash, `mapping` as of a job. */
export type ImportMappingTable = {
  user_id: number;
  noun: string;
  headers_key: string;
  mapping: string;
  chosen_at: string;
};
