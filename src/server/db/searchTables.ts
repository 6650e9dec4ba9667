import type { Generated } from "kysely";

/** What was searched for and not found as typed, and what is made of it. Queries are folded words; nobody is named. */
export type SearchTables = {
  missed_searches: { day: string; query: string; typed: string; asked: number };
  missed_openings: { query: string; temple_id: number; day: string; opened: number };
  search_aliases: SearchAliasTable;
  search_outbox: SearchOutboxTable;
};

/** `follower` names the history of changes that the index of a cluster follows; null where no cluster is set up. */
export type SearchVersionTable = { version: number; follower: string | null };

/**
 * A temple that the cluster has to be told of. `change` is the number of its newest change, `next_attempt_at` an instant
 * (ISO UTC), or empty for at once.
 */
export type SearchOutboxTable = {
  temple_id: number;
  change: number;
  attempts: Generated<number>;
  next_attempt_at: Generated<string>;
  last_error: string | null;
};

/** `status` is pending, approved or rejected; `asked` and `opened` count the 90 days before it was last asked for. */
export type SearchAliasTable = {
  id: Generated<number>;
  query: string;
  /** as somebody typed it */
  typed: string;
  temple_id: number;
  status: Generated<string>;
  reason: string | null;
  created_at: string;
  decided_at: string | null;
  asked: number;
  opened: number;
};
