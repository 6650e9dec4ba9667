import type { Generated } from "kysely";

/** Gifts; where one stands, and what it is worth, is its payment's to say. */
export type DonationTables = { donations: DonationTable };

export type DonationTable = {
  id: Generated<number>;
  user_id: number | null;
  temple_id: number | null;
  amount_paise: number;
  dedication: string | null;
  anonymous: number;
  created_at: string;
};
