import type { Generated } from "kysely";

/** What temples ask donations for. */
export type CauseTables = { temple_causes: CauseTable };

/** `goal_paise` is null where there is no sum to reach; `position` orders those of a temple. */
export type CauseTable = {
  id: Generated<number>;
  temple_id: number;
  name: string;
  name_hi: string | null;
  name_kn: string | null;
  goal_paise: number | null;
  position: number;
  active: number;
  created_at: string;
  updated_at: string;
};
