import type { Generated } from "kysely";

/** Broadcasts that are announced to visitors. */
export type LiveTables = { live_events: LiveEventTable };

/** `start_time` is an instant; who scheduled it may have left since. */
export type LiveEventTable = {
  id: Generated<number>;
  title: string;
  description: string | null;
  temple_name: string;
  temple_id: number | null;
  start_time: string;
  youtube_id: string;
  created_by: number | null;
  created_at: string;
};
