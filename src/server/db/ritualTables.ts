import type { Generated } from "kysely";

/** What pandits perform; each ritual is one person's own. */
export type RitualTables = {
  rituals: {
    id: Generated<number>;
    user_id: number;
    name: string;
    description: string;
    created_at: string;
    updated_at: string;
  };
};
