import type { Generated } from "kysely";

/** Changes of many records at once: what is asked, of which records, and what became of each. */
export type BulkChangeTables = { bulk_changes: BulkChangeTable; bulk_change_items: BulkChangeItemTable };

/**
 * A change and its state (`contract/bulkWords`); `action` is JSON. Whoever works on it holds the lease: `lease_owner`
 * until `lease_until` (ms since 1970). `cursor` is the last temple of the step that goes on.
 */
export type BulkChangeTable = {
  id: Generated<number>;
  action: string;
  state: string;
  problem: string | null;
  total: Generated<number>;
  done: Generated<number>;
  cursor: Generated<number>;
  taken: Generated<number>;
  left_alone: Generated<number>;
  cancelled: Generated<number>;
  /** how often it was begun without getting on */
  tries: Generated<number>;
  user_id: number | null;
  /** who applies or undoes it */
  actor_id: number | null;
  actor_role: string | null;
  /** the entry of the log under which its records are noted */
  audit_id: number | null;
  undo_audit_id: number | null;
  lease_owner: string | null;
  lease_until: Generated<number>;
  created_at: string;
  applied_at: string | null;
  undone_at: string | null;
};

/**
 * A temple of a change. Once it is `written`, `version` is the one that the change left and `held` what it had of
 * that which no version tells.
 */
export type BulkChangeItemTable = {
  change_id: number;
  temple_id: number;
  outcome: string | null;
  reason: string | null;
  version: number | null;
  held: string | null;
  written: Generated<number>;
};
