import { sql } from "kysely";
import type { Migration } from "../migration";

/** Places of the entries of curated lists in Hindi and Kannada; those of before have theirs in English alone. */
export const listPlaces: Migration = {
  id: 6,
  name: "0006-list-places",
  async up(db) {
    for (const column of ["place_hi", "place_kn"])
      await sql`alter table temple_list_entries add column ${sql.ref(column)} text`.execute(db);
  },
};
