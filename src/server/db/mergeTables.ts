import type { Generated } from "kysely";

/** Temples that were there twice: those made one, and those that only look alike. */
export type MergeTables = {
  temple_merges: TempleMergeTable;
  /** pairs that an editor told apart; the smaller id is on the left */
  temple_distinctions: { left_id: number; right_id: number; user_id: number | null; at: string };
};

/** The merged temple may be gone for good: its id still leads to the kept one. `moved` is JSON, see `merges/moves`. */
export type TempleMergeTable = {
  id: Generated<number>;
  kept_id: number;
  merged_id: number;
  merged_at: string;
  moved: string;
  undone_at: string | null;
};
